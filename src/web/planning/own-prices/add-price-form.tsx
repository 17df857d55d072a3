import { useId, useRef, useState } from 'react';
import type { PriceBook } from '#core/costing/price-book.ts';
import { Button } from '../../ui/button.tsx';
import { text as planningText } from '../text.ts';
import type { OwnPriceStore } from './own-price-store.ts';
import { text } from './own-price-text.ts';
import styles from './own-price-list.module.css';

type AddPriceProps = { readonly store: OwnPriceStore; readonly book: PriceBook };

/** Food and price, as they are typed. */
export function AddPriceForm({ store, book }: AddPriceProps) {
  const [name, setName] = useState('');
  const [price, setPrice] = useState('');
  const [problem, setProblem] = useState<string>();
  const id = useId();
  const nameField = useRef<HTMLInputElement>(null);

  const add = () => {
    const why = store.add(name, price);
    if (why === undefined) {
      setName('');
      setPrice('');
      setProblem(undefined);
      nameField.current?.focus();
    } else if (why.problem === 'no-food') setProblem(text.add.noFood);
    else if (why.problem === 'empty') {
      setProblem(planningText.typed.priceProblem({ problem: 'no-amount' }));
    } else setProblem(planningText.typed.priceProblem(why));
  };

  return (
    <form
      className={styles['add']}
      aria-label={text.add.heading}
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <label>
        {text.add.food}
        <input
          ref={nameField}
          list={`${id}-foods`}
          autoComplete="off"
          placeholder={text.add.foodPlaceholder}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      <datalist id={`${id}-foods`}>
        {Array.from(book.foods.keys(), (food) => (
          <option key={food}>{food}</option>
        ))}
      </datalist>
      <label>
        {text.add.price}
        <input
          autoComplete="off"
          placeholder={text.add.pricePlaceholder}
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? undefined : `${id}-problem`}
          value={price}
          onChange={(event) => setPrice(event.target.value)}
        />
      </label>
      <Button type="submit">{text.add.button}</Button>
      {problem !== undefined && (
        <p id={`${id}-problem`} className={styles['problem']} role="alert">
          {problem}
        </p>
      )}
    </form>
  );
}
