import type { CostSheet } from '#core/kitchen/cost-sheet.ts';
import { formatRupiah } from '#core/recipes/rupiah.ts';
import { writeProfit } from '../../dish/cost-text.ts';
import styles from './cost-sheet.module.css';
import { text } from '../text.ts';

const COSTS = ['ingredients', 'waste', 'packaging', 'gas', 'labour'] as const;

/** What a portion costs, sells for and earns: stays visible while typing below. */
export function KeyFigures({ sheet }: { readonly sheet: CostSheet }) {
  const { terms } = text.sheet;
  return (
    <dl className={styles['main']}>
      <Term term={terms.costPerPortion} figure={formatRupiah(sheet.costPerPortion)} />
      <Term
        term={terms.price}
        figure={formatRupiah(sheet.price)}
        remark={sheet.isOwnPrice ? text.sheet.isOwn : text.sheet.isSuggested}
      />
      <Term
        term={terms.profitPerPortion}
        figure={writeProfit(sheet.profitPerPortion, text.sheet.lossPerPortion)}
      />
    </dl>
  );
}

type CostPartsProps = {
  readonly sheet: CostSheet;
  /** Names of costs that the profit does not include yet. */
  readonly missing: readonly string[];
  /** What is sold. */
  readonly unit: string;
};

/** What the money of one batch is spent on. */
export function CostParts({ sheet, missing, unit }: CostPartsProps) {
  const { terms } = text.sheet;
  const profit = sheet.profitPerBatch;
  return (
    <section className={styles['summary']} aria-label={text.sheet.result}>
      <div className={styles['bar']} aria-hidden="true">
        {COSTS.map((cost) => (
          <span key={cost} data-part={cost} style={{ flexGrow: sheet[cost] }} />
        ))}
        <span data-part="profit" style={{ flexGrow: Math.max(0, profit) }} />
      </div>
      <dl className={styles['parts']}>
        {COSTS.map((cost) => (
          <Term key={cost} part={cost} term={terms[cost]} figure={formatRupiah(sheet[cost])} />
        ))}
        <Term term={terms.total} figure={formatRupiah(sheet.total)} />
        <Term part="profit" term={terms.profitPerBatch} figure={writeProfit(profit)} />
        <Term term={terms.foodCost} figure={`${Math.round(sheet.foodCost * 100)}\u00A0%`} />
        <Term term={terms.margin} figure={`${Math.round(sheet.margin * 100)}\u00A0%`} />
        <Term term={terms.appPrice} figure={formatRupiah(sheet.appPrice)} />
        <Term
          term={terms.breakEven}
          figure={
            sheet.breakEvenPortions === undefined
              ? text.sheet.neverBack
              : text.sheet.afterPortions(sheet.breakEvenPortions, sheet.portionsSold)
          }
        />
      </dl>
      <div className={styles['explanation']}>
        <p>{text.sheet.costPerPortionMeans(formatRupiah(sheet.total), sheet.portionsSold, unit)}</p>
        {missing.length > 0 && <p>{text.overview.costsMissing(missing)}</p>}
      </div>
    </section>
  );
}

type TermProps = {
  readonly term: string;
  readonly figure: string;
  readonly remark?: string;
  /** Name of its segment in the bar. */
  readonly part?: string;
};

function Term({ term, figure, remark, part }: TermProps) {
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
    </div>
  );
}
