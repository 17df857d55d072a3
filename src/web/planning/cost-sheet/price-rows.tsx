import { RotateCcw } from 'lucide';
import {
  isPriced,
  isUnitPrice,
  linesInRupiah,
  type CostedLine,
  type DishCost,
} from '#core/costing/dish-cost.ts';
import type { DishCosting } from '#core/costing/dish-costing.ts';
import { foodKey, lineKey, type OwnPrice, type OwnPrices } from '#core/costing/own-prices.ts';
import { parseOwnPrice } from '#core/costing/parse-own-price.ts';
import type { BookPrice, PricedLine } from '#core/costing/price-ingredient.ts';
import { takeRupiah } from '#core/costing/typed-money.ts';
import { paidAmount } from '#core/kitchen/paid-amount.ts';
import { writeAmount, writeDecimal } from '#core/kitchen/write-amount.ts';
import { writePrice } from '#core/kitchen/write-price.ts';
import { isMeasure, isWeightOrVolume, unitsPerUnit } from '#core/lines/kitchen-units.ts';
import { printUnit } from '#core/lines/print-unit.ts';
import type { Dish } from '#core/recipes/dish.ts';
import { formatRupiah } from '#core/recipes/rupiah.ts';
import { withAmountApart } from '../../dish/amount-within.ts';
import { isOwnBasis, nameOfPrice, writeBasis } from '../../dish/cost-text.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { FigureField } from '../fields/figure-field.tsx';
import type { Typed } from '../fields/use-typed-value.ts';
import { noteUnit, writeFieldPrice } from '../fields/write-field-price.ts';
import type { PlanningStore } from '../planning-store.ts';
import { text as planningText } from '../text.ts';
import { text } from './text.ts';
import styles from './cost-sheet.module.css';

type PriceRowsProps = {
  readonly dishCost: DishCost;
  /** Amounts at the cooked size, by position in the ingredient list. */
  readonly scaled: Pick<Dish, 'ingredient'>;
  readonly factor: number;
  readonly ownPrices: OwnPrices;
  /** Absent until the price book is loaded. */
  readonly bookPrice: DishCosting['bookPrice'] | undefined;
  readonly onOwnPrice: PlanningStore['setOwnPrice'];
  readonly onOwnSum: PlanningStore['setOwnSum'];
};

/** One row per line: its cost, and the price behind it, which can be changed in place. */
export function PriceRows({
  dishCost,
  scaled,
  factor,
  ownPrices,
  bookPrice,
  onOwnPrice,
  onOwnSum,
}: PriceRowsProps) {
  const { lines } = dishCost;
  const shown = linesInRupiah(dishCost, factor);
  const amounts = scaled.ingredient.map((line) => withAmountApart(line).servingSize);
  const missing = lines.flatMap(({ line, cost }) => (isPriced(cost) ? [] : foodKey(line)));
  return (
    <>
      {missing.length > 0 && <p className={styles['note']}>{text.missing(missing.join(', '))}</p>}
      <ul className={styles['rows']}>
        {lines.map((costed, index) => (
          // Always in the dish's order: a row that moved while typing would lose the cursor.
          <PriceRow
            key={index}
            costed={costed}
            rupiah={shown[index] ?? 0}
            factor={factor}
            amount={amounts[costed.position] ?? ''}
            ownPrice={ownPrices.foods.get(foodKey(costed.line))}
            bookPrice={bookPrice?.(costed.line.food ?? '')}
            onOwnPrice={onOwnPrice}
            onOwnSum={onOwnSum}
          />
        ))}
      </ul>
    </>
  );
}

type PriceRowProps = Pick<PriceRowsProps, 'factor' | 'onOwnPrice' | 'onOwnSum'> & {
  readonly costed: CostedLine;
  readonly rupiah: number;
  readonly amount: string;
  readonly ownPrice: OwnPrice | undefined;
  readonly bookPrice: BookPrice | undefined;
};

function PriceRow(props: PriceRowProps) {
  const { costed, rupiah, amount, ownPrice, bookPrice, onOwnPrice, onOwnSum } = props;
  const { line, cost } = costed;
  const name = foodKey(line);
  const priced = isPriced(cost) ? cost : undefined;
  const perUnit = priced !== undefined && isUnitPrice(priced.basis) ? priced.basis : undefined;
  const hasOwn = isPriced(cost) ? isOwnBasis(cost.basis) : cost === 'own-price-unit';

  const takeBack = () => {
    onOwnPrice(foodKey(line), undefined);
    onOwnSum(lineKey(line), undefined);
  };

  const type = (typed: string, before: string): Typed => {
    // If no unit is typed, take the market price's, else the shown price's, else the line's.
    const usual = (perUnit && bookPrice?.per) ??
      perUnit?.per ?? { quantity: 1, unit: line.unit ?? 'buah' };
    const read = parseOwnPrice(typed, usual, bookPrice);
    if ('problem' in read) {
      // An emptied field restores the book's price.
      if (read.problem === 'empty') takeBack();
      return read.problem === 'empty' ? {} : { problem: planningText.typed.priceProblem(read) };
    }
    // If the book has no price, a bare sum is what this line costs.
    if (perUnit === undefined && takeRupiah(typed)?.rest === '') {
      onOwnPrice(foodKey(line), undefined);
      onOwnSum(lineKey(line), read.rupiah);
    } else {
      onOwnSum(lineKey(line), undefined);
      onOwnPrice(foodKey(line), read);
      return noteUnit(typed, read, bookPrice?.per, before);
    }
    return {};
  };

  return (
    <li className={styles['row']} data-missing={priced === undefined}>
      <p className={styles['food']}>
        <span>{name}</span>
        <small>{amount}</small>
      </p>
      <FigureField
        label={planningText.typed.priceOf(name)}
        hasLabel={false}
        value={writeShownPrice(priced, ownPrice)}
        isOwn={hasOwn}
        placeholder={priced === undefined ? text.pricePlaceholder : ''}
        onType={type}
      />
      <p className={styles['sum']}>{priced === undefined ? '–' : formatRupiah(rupiah)}</p>
      <p className={styles['source']}>
        <span>{describeRow(props, hasOwn)}</span>
        {hasOwn && (
          <IconButton
            title={planningText.typed.takeBack(name)}
            icon={<Icon of={RotateCcw} />}
            onClick={takeBack}
          />
        )}
      </p>
    </li>
  );
}

/** Where the figures of a row come from, as far as they need a word. */
function describeRow(
  { costed, factor, amount, ownPrice, bookPrice }: PriceRowProps,
  hasOwn: boolean,
): string {
  return [
    describeSource(costed.cost, ownPrice?.per.unit),
    hasOwn ? describeBookPrice(bookPrice) : '',
    describePaid(costed, amount, factor),
    describePiece(costed),
    fillsPan(costed) ? text.allOil : '',
  ]
    .filter((part) => part !== '')
    .join(' · ');
}

function writeShownPrice(priced: PricedLine | undefined, ownPrice: OwnPrice | undefined): string {
  if (priced === undefined) return ownPrice === undefined ? '' : writeFieldPrice(ownPrice);
  return isUnitPrice(priced.basis) ? writeFieldPrice(priced.basis) : writeDecimal(priced.rupiah, 0);
}

/** What is paid for, if the amount beside it is rounded for the cook. */
function describePaid({ line, cost }: CostedLine, amount: string, factor: number): string {
  if (!isPriced(cost) || cost.bought === undefined) return '';
  const paid = paidAmount(amount, cost.bought, factor, line.quantity);
  return paid === undefined ? '' : text.paidFor(paid);
}

/** What one piece is taken to weigh, where pieces are paid for by weight: "± 90 g per buah". */
function describePiece({ line, cost }: CostedLine): string {
  const { quantity, unit, stated, toTaste } = line;
  if (!isPriced(cost) || cost.assumed !== undefined || isMeasure(unit)) return '';
  const { bought } = cost;
  const isWeighed = bought !== undefined && isWeightOrVolume(bought.unit ?? '');
  if (!isWeighed || quantity === undefined || stated !== undefined || toTaste) return '';
  const each = bought.count / quantity.value;
  return text.piece(writeAmount(each, bought.unit), unit ?? 'buah');
}

/** In ml or g: less oil is for stir-frying. */
const PANFUL = 250;

/** Whether a line has enough oil for frying without saying what it is for: all of it is then charged. */
function fillsPan({ line, cost }: CostedLine): boolean {
  if (line.food !== 'minyak goreng' || !isPriced(cost)) return false;
  const { count, unit = '' } = cost.bought ?? { count: 0 };
  const scale = unitsPerUnit(unit, 'ml') ?? unitsPerUnit(unit, 'g') ?? 0;
  return cost.assumed === undefined && count * scale >= PANFUL;
}

/** What the owner's price replaces: "harga pasar Rp 38.000 / kg". */
function describeBookPrice(price: BookPrice | undefined): string {
  if (price === undefined || price.rupiah === 0) return '';
  return `${nameOfPrice(price)} ${writePrice(price)}`;
}

function describeSource(cost: CostedLine['cost'], ownUnit = ''): string {
  if (!isPriced(cost)) return text.unpriced[cost](printUnit(ownUnit));
  const { basis, assumed } = cost;
  const isAssumed = basis.from === 'book' && assumed !== undefined;
  return [writeBasis(basis), ...(isAssumed ? [text.assumed[assumed]] : [])].join(' · ');
}
