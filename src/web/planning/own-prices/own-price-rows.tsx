import { RotateCcw } from 'lucide';
import { useState } from 'react';
import { useStore } from 'zustand';
import type { OwnPrice } from '#core/costing/own-prices.ts';
import { parseOwnPrice } from '#core/costing/parse-own-price.ts';
import type { PriceBook } from '#core/costing/price-book.ts';
import { readBookPrice } from '#core/costing/price-ingredient.ts';
import { measureUnit } from '#core/costing/unit-amounts.ts';
import { parseSum } from '#core/kitchen/parse-figure.ts';
import { writeDecimal } from '#core/kitchen/write-amount.ts';
import { writePrice } from '#core/kitchen/write-price.ts';
import { printUnit } from '#core/lines/print-unit.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { FigureField } from '../fields/figure-field.tsx';
import type { Typed } from '../fields/use-typed-value.ts';
import { noteUnit, writeFieldPrice } from '../fields/write-field-price.ts';
import { text as planningText } from '../text.ts';
import type { OwnPriceStore } from './own-price-store.ts';
import { text } from './own-price-text.ts';
import styles from './own-price-list.module.css';

/** Rows rendered at once; a search finds the others. */
const MAX_ROWS = 100;

type OwnPriceRowsProps = { readonly store: OwnPriceStore; readonly book: PriceBook };

/** Own prices by name, to change, remove and search. */
export function OwnPriceRows({ store, book }: OwnPriceRowsProps) {
  const { foods, lines } = useStore(store, ({ own }) => own);
  const [words, setWords] = useState('');
  const collator = new Intl.Collator('id', { numeric: true });
  const wanted = words.trim().toLowerCase();
  const names = [...foods.keys(), ...lines.keys()]
    .filter((name) => name.toLowerCase().includes(wanted))
    .toSorted(collator.compare);
  const shown = new Set(names.slice(0, MAX_ROWS));
  if (foods.size + lines.size === 0) return <p>{text.none}</p>;
  return (
    <>
      <input
        type="search"
        className={styles['search']}
        aria-label={text.search}
        placeholder={text.search}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      {names.length === 0 && <p role="status">{text.noMatch(words.trim())}</p>}
      <ul className={styles['rows']} aria-label={text.list}>
        {[...shown].map((name) => {
          const [price, sum] = [foods.get(name), lines.get(name)];
          return (
            <li key={name}>
              {price !== undefined && (
                <FoodRow name={name} price={price} store={store} book={book} />
              )}
              {sum !== undefined && <LineRow name={name} sum={sum} store={store} />}
            </li>
          );
        })}
      </ul>
      {names.length > MAX_ROWS && <p>{text.more(names.length - MAX_ROWS)}</p>}
    </>
  );
}

function FoodRow({
  name,
  price,
  store,
  book,
}: OwnPriceRowsProps & { readonly name: string; readonly price: OwnPrice }) {
  const food = book.foods.get(name);
  const isConverted = measureUnit(name, price.per.unit, book) !== undefined;
  const type = (typed: string, before: string): Typed => {
    const read = parseOwnPrice(typed, food?.per ?? price.per, food && readBookPrice(food));
    if ('problem' in read) {
      const { keepsOld } = text;
      return {
        problem: read.problem === 'empty' ? keepsOld : planningText.typed.priceProblem(read),
      };
    }
    store.setFood(name, read);
    return noteUnit(typed, read, food?.per, before);
  };
  return (
    <>
      <p className={styles['food']}>
        <span>{name}</span>
        <small>
          {food === undefined
            ? text.unknownFood
            : text.market(writePrice({ rupiah: food.price, per: food.per }))}
        </small>
        {food !== undefined && !isConverted && (
          <small>{text.notConverted(printUnit(price.per.unit))}</small>
        )}
      </p>
      <FigureField
        label={text.priceOf(name)}
        hasLabel={false}
        value={writeFieldPrice(price)}
        onType={type}
      />
      <IconButton
        title={text.takeBack(name)}
        icon={<Icon of={RotateCcw} />}
        onClick={() => store.takeBackFood(name)}
      />
    </>
  );
}

function LineRow({
  name,
  sum,
  store,
}: {
  readonly name: string;
  readonly sum: number;
  readonly store: OwnPriceStore;
}) {
  const type = (typed: string): Typed => {
    const read = parseSum(typed);
    if ('value' in read) store.setLine(name, read.value);
    else if (read.problem === 'empty') return { problem: text.keepsOld };
    else return { problem: planningText.typed.sumProblems[read.problem] };
    return {};
  };
  return (
    <>
      <p className={styles['food']}>
        <span>{name}</span>
        <small>{text.ofLine}</small>
      </p>
      <FigureField
        label={text.priceOf(name)}
        hasLabel={false}
        value={writeDecimal(sum, 0)}
        onType={type}
      />
      <IconButton
        title={text.takeBackSum(name)}
        icon={<Icon of={RotateCcw} />}
        onClick={() => store.takeBackLine(name)}
      />
    </>
  );
}
