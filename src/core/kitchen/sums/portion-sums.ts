import { COMMISSION_WITH_TAX } from '../cost-sheet.ts';
import { moneyOf, shareOf, type QuestionFigures } from '../question/question-figures.ts';
import { sumText, type Cut } from './sum-text.ts';

/** A figure of one portion in whole rupiah, and how it was worked out if not named. */
export type WorkedFigure = { readonly rupiah: number; readonly lines: readonly string[] };

/** What a portion costs: its share of a batch, packaging and the like, and what is not sold. */
export function costOf(figures: QuestionFigures): WorkedFigure | undefined {
  const { unit } = figures;
  const batch = moneyOf(figures, 'batch-cost');
  const made = figures.counts.find(({ isMade }) => isMade);
  const named = moneyOf(figures, 'unit-cost') ?? batch;
  if (named === undefined) return undefined;
  const lines: string[] = [];
  let rupiah = named;
  if (batch === named && made !== undefined) {
    rupiah = Math.round(named / made.count);
    lines.push(sumText.batch({ cost: named, made: made.count, each: rupiah, unit }));
  }
  const extras = figures.money.filter(
    ({ role, period }) => role === 'extra' && period === undefined,
  );
  if (extras.length > 0) {
    const parts = [rupiah, ...extras.map((extra) => extra.rupiah)];
    rupiah = parts.reduce((sum, one) => sum + one, 0);
    lines.push(sumText.costs(parts, rupiah));
  }
  const unsold = shareOf(figures, 'unsold');
  if (unsold === undefined) return { rupiah, lines };
  const each = Math.round(rupiah / (1 - unsold));
  return {
    rupiah: each,
    lines: [...lines, sumText.unsold({ cost: rupiah, share: unsold, each, unit })],
  };
}

/** What a portion sells for, after a discount or a gift. */
export function priceOf(figures: QuestionFigures): WorkedFigure | undefined {
  const { unit, gift } = figures;
  const named = moneyOf(figures, 'price');
  if (named === undefined) return undefined;
  const lines: string[] = [];
  let rupiah = named;
  const discount = shareOf(figures, 'discount');
  if (discount !== undefined) {
    rupiah = Math.round(named * (1 - discount));
    lines.push(sumText.discount({ price: named, share: discount, reduced: rupiah }));
  }
  if (gift === undefined) return { rupiah, lines };
  const { paid, free } = gift;
  const each = Math.round((rupiah * paid) / (paid + free));
  return { rupiah: each, lines: [...lines, sumText.gift({ ...gift, price: rupiah, each, unit })] };
}

/** What an app or a shop keeps, if it leaves anything. */
export function cutOf(figures: QuestionFigures): Cut | undefined {
  const commission = shareOf(figures, 'commission');
  const share = commission ?? shareOf(figures, 'consignment');
  if (share === undefined) return undefined;
  const cut: Cut = { by: commission === undefined ? 'shop' : 'app', share };
  return keptOf(cut) > 0 ? cut : undefined;
}

/** The share of a price that is left. */
export const keptOf = ({ by, share }: Cut): number =>
  1 - share * (by === 'app' ? COMMISSION_WITH_TAX : 1);

/** What is left of a price after an app or a shop has taken its share. */
export function receivedOf(figures: QuestionFigures, price: WorkedFigure): WorkedFigure {
  const cut = cutOf(figures);
  if (cut === undefined) return price;
  const rupiah = Math.round(price.rupiah * keptOf(cut));
  return {
    rupiah,
    lines: [...price.lines, sumText.received({ price: price.rupiah, received: rupiah, cut })],
  };
}
