import type { CostSheet } from '#core/kitchen/cost-sheet.ts';
import { formatRupiah } from '#core/recipes/rupiah.ts';
import { writeProfit } from '../../dish/cost-text.ts';
import { text } from '../text.ts';
import styles from './cost-sheet.module.css';

/** Names of a sheet's figures, per portion or per box. */
export type SheetWords = {
  readonly terms: Readonly<Record<keyof typeof text.sheet.terms, string>>;
  readonly lossPerPortion: (amount: string) => string;
  readonly neverBack: string;
  readonly afterPortions: (portions: number, sold: number) => string;
  readonly costPerPortionMeans: (total: string, sold: number, unit: string) => string;
};

const COSTS = ['ingredients', 'waste', 'packaging', 'gas', 'labour'] as const;

type KeyFiguresProps = {
  readonly sheet: CostSheet;
  readonly words?: SheetWords;
  /** The source of the price. */
  readonly priceFrom?: string | undefined;
};

/** What a portion costs, sells for and earns; stays visible while typing below. */
export function KeyFigures({ sheet, words = text.sheet, priceFrom }: KeyFiguresProps) {
  const { terms, lossPerPortion } = words;
  const { isOwn, isSuggested } = text.sheet;
  return (
    <dl className={styles['main']}>
      <Term term={terms.costPerPortion} figure={formatRupiah(sheet.costPerPortion)} />
      <Term
        term={terms.price}
        figure={formatRupiah(sheet.price)}
        remark={priceFrom ?? (sheet.isOwnPrice ? isOwn : isSuggested)}
      />
      <Term
        term={terms.profitPerPortion}
        figure={writeProfit(sheet.profitPerPortion, lossPerPortion)}
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
  readonly words?: SheetWords;
};

/** Where the money of one batch goes. */
export function CostParts({ sheet, missing, unit, words = text.sheet }: CostPartsProps) {
  const { terms } = words;
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
              ? words.neverBack
              : words.afterPortions(sheet.breakEvenPortions, sheet.portionsSold)
          }
        />
      </dl>
      <div className={styles['explanation']}>
        <p>{words.costPerPortionMeans(formatRupiah(sheet.total), sheet.portionsSold, unit)}</p>
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
