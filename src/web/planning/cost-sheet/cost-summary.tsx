import type { CostSheet } from '#core/kitchen/cost-sheet.ts';
import { formatRupiah } from '#core/recipes/rupiah.ts';
import { writeProfit } from '../../dish/cost-text.ts';
import { BATCH_COSTS, sheetRows } from '../../dish/sheet-rows.ts';
import { text as planningText } from '../text.ts';
import { text } from './text.ts';
import styles from './cost-sheet.module.css';

type KeyFiguresProps = {
  readonly sheet: CostSheet;
  /** What they are per: the `soldNoun` of a dish, or a box. */
  readonly of: string;
  /** The source of the price. */
  readonly priceFrom?: string | undefined;
};

/** What one costs, sells for and earns; stays visible while typing below. */
export function KeyFigures({ sheet, of, priceFrom }: KeyFiguresProps) {
  const { isOwn, isSuggested, lossPer } = text;
  const terms = text.terms(of);
  const perUnit = text.perUnit(of);
  const source = priceFrom ?? (sheet.isOwnPrice ? isOwn : isSuggested);
  return (
    <dl className={styles['main']}>
      <Term
        term={terms.costPerPortion}
        figure={formatRupiah(sheet.costPerPortion)}
        unit={perUnit}
      />
      <Term
        term={terms.price}
        figure={formatRupiah(sheet.price)}
        remark={perUnit === undefined ? source : `${perUnit}, ${source}`}
      />
      <Term
        term={terms.profitPerPortion}
        figure={writeProfit(sheet.profitPerPortion, (amount) => lossPer(amount, of))}
        unit={sheet.profitPerPortion < 0 ? undefined : perUnit}
      />
    </dl>
  );
}

type CostPartsProps = {
  readonly sheet: CostSheet;
  /** Names of costs that the profit does not include yet. */
  readonly missing: readonly string[];
  /** The unit sold. */
  readonly unit: string;
  /** As in the key figures. */
  readonly of: string;
  /** Portions among which gas and wages are divided, if those are more than are sold. */
  readonly batchPortions?: number | undefined;
};

/** Costs of a cooking, however much it makes. */
const OF_COOKING: ReadonlySet<string> = new Set(['gas', 'labour']);

const RESULTS = ['total', 'profitPerBatch', 'foodCost', 'margin', 'appPrice'] as const;

/** Where the money of one batch goes. */
export function CostParts({ sheet, missing, unit, of, batchPortions }: CostPartsProps) {
  const { result, neverBack, after, costMeans, partOf } = text;
  const terms = text.terms(of);
  const { portionsSold, breakEvenPortions } = sheet;
  return (
    <section className={styles['summary']} aria-label={result}>
      <div className={styles['bar']} aria-hidden="true">
        {BATCH_COSTS.map((cost) => (
          <span key={cost} data-part={cost} style={{ flexGrow: sheet[cost] }} />
        ))}
        <span data-part="profitPerBatch" style={{ flexGrow: Math.max(0, sheet.profitPerBatch) }} />
      </div>
      <dl className={styles['parts']}>
        {sheetRows(sheet, terms, BATCH_COSTS).map(({ key, ...row }) => (
          <Term
            key={key}
            part={key}
            {...row}
            remark={
              batchPortions !== undefined && OF_COOKING.has(key) && sheet[key] > 0
                ? partOf(portionsSold, batchPortions, unit)
                : undefined
            }
          />
        ))}
        {sheetRows(sheet, terms, RESULTS).map(({ key, ...row }) => (
          <Term key={key} part={key === 'profitPerBatch' ? key : undefined} {...row} />
        ))}
        <Term
          term={terms.breakEven}
          figure={
            breakEvenPortions === undefined
              ? neverBack(of)
              : after(breakEvenPortions, portionsSold, of)
          }
        />
      </dl>
      <div className={styles['explanation']}>
        <p>{costMeans(formatRupiah(sheet.total), portionsSold, unit, of)}</p>
        {missing.length > 0 && <p>{planningText.costsMissing(missing)}</p>}
      </div>
    </section>
  );
}

type TermProps = {
  readonly term: string;
  readonly figure: string;
  readonly remark?: string | undefined;
  /** Below the figure, and no part of it. */
  readonly unit?: string | undefined;
  /** Name of its segment in the bar. */
  readonly part?: string | undefined;
};

function Term({ term, figure, remark, unit, part }: TermProps) {
  return (
    <div>
      <dt>
        {part !== undefined && (
          <span className={styles['mark']} data-part={part} aria-hidden="true" />
        )}
        {term}
      </dt>
      <dd>
        {figure}
        {remark !== undefined && <small>{remark}</small>}
      </dd>
      {unit !== undefined && <dd>{unit}</dd>}
    </div>
  );
}
