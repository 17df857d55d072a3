import { priceStep, type CostSheet } from '#core/kitchen/cost-sheet.ts';
import { notableDifference, NOTABLE_IN_PRICE } from '#core/kitchen/usual-price.ts';
import type { Dish } from '#core/recipes/dish.ts';
import { formatRupiah } from '#core/recipes/rupiah.ts';
import { Button } from '../../ui/button.tsx';
import { text } from './text.ts';

/** If less of the suggested price is profit, the owner is asked to look at the costs. */
const THIN_MARGIN = 0.15;

type PriceSuggestionProps = {
  readonly sheet: CostSheet;
  /** Profit per portion that the owner asks for, if any. */
  readonly profit: number | undefined;
  /** Name of a portion sold. */
  readonly sold: string;
  /** Share of the price for the ingredients, written in percent. */
  readonly target: string;
  readonly dish: Dish;
  /** True if the owner has set the portions sold, which may be jars: the usual price is then for another size. */
  readonly isOwnPortion: boolean;
  /** Makes a price the owner's own; the pressed button then disappears. */
  readonly onTake: (rupiah: number, isByKeyboard: boolean) => void;
};

/** The basis of the suggested price, and how it compares. */
export function PriceSuggestion(props: PriceSuggestionProps) {
  const { sheet, profit, sold, target, dish, isOwnPortion, onTake } = props;
  const ingredients = formatRupiah(sheet.ingredients / sheet.portionsSold);
  const step = formatRupiah(priceStep(sheet.price));
  return (
    <>
      <p>
        {profit === undefined
          ? text.suggestion(ingredients, sold, target, step)
          : text.profitSuggestion(formatRupiah(profit), sold, step)}
      </p>
      {profit === undefined && sheet.margin < THIN_MARGIN && <p>{text.thinProfit}</p>}
      {!isOwnPortion && <UsualPrice sheet={sheet} dish={dish} onTake={onTake} />}
    </>
  );
}

/** Compares the suggestion, which is only a formula, with what people usually pay, or what the AI expects. */
function UsualPrice({
  sheet,
  dish,
  onTake,
}: Pick<PriceSuggestionProps, 'sheet' | 'dish' | 'onTake'>) {
  if (dish.price === 0) return null;
  const { expected, usuallyAlike, usuallyDearer, usuallyCheaper, usuallyAtALoss } = text;
  const price = formatRupiah(dish.price);
  const difference = notableDifference(sheet.price, dish.price, NOTABLE_IN_PRICE);
  // Nobody has seen people pay what a model writes, and its portions may be larger: our own sum is better.
  if (dish.slug === undefined) return <p>{expected(price, difference)}</p>;
  if (dish.price < sheet.costPerPortion) return <p>{usuallyAtALoss(price)}</p>;
  if (difference === undefined) return <p>{usuallyAlike(price)}</p>;
  return (
    <>
      <p>{difference < 0 ? usuallyDearer(price) : usuallyCheaper(price)}</p>
      <Button onClick={({ detail }) => onTake(dish.price, detail === 0)}>
        {text.takeUsual(price)}
      </Button>
    </>
  );
}
