import { Download, Undo2, Upload } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { writePriceFile } from '#core/costing/own-price-file.ts';
import type { PriceBook } from '#core/costing/price-book.ts';
import { Button } from '../../ui/button.tsx';
import { downloadFile } from '../../ui/download-file.ts';
import styles from './own-price-list.module.css';
import { OwnPriceRows } from './own-price-rows.tsx';
import { createOwnPriceStore, type OwnPriceNews, type OwnPriceStore } from './own-price-store.ts';
import { describeFault, text } from './own-price-text.ts';
import type { PlanningStorage } from '../planning-storage.ts';
import { text as planningText } from '../text.ts';
import { OWN_PRICES_KEY } from '../../storage/storage-keys.ts';

/** Most faulty rows of a file that are listed. */
const MAX_FAULTS = 20;

export type OwnPriceListProps = { readonly storage: PlanningStorage };

/** The own prices, which override the book's. */
export function createOwnPriceList(book: PriceBook) {
  return function OwnPriceList({ storage }: OwnPriceListProps) {
    const [store] = useState(() =>
      createOwnPriceStore({
        storage,
        book,
        // Notifies other parts of this page as another tab would.
        onChanged: () => window.dispatchEvent(new StorageEvent('storage', { key: OWN_PRICES_KEY })),
      }),
    );
    useEffect(() => {
      window.addEventListener('storage', store.refresh);
      return () => window.removeEventListener('storage', store.refresh);
    }, [store]);
    return (
      <>
        <OwnPriceRows store={store} book={book} />
        <AddForm store={store} book={book} />
        <PriceFiles store={store} />
        <News store={store} />
      </>
    );
  };
}

type PartProps = { readonly store: OwnPriceStore; readonly book: PriceBook };

/** What just happened, and how to undo it. The focus moves here from a removed row. */
function News({ store }: { readonly store: OwnPriceStore }) {
  const { news, canUndo } = useStore(store);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (news?.kind === 'taken-back') button.current?.focus();
  }, [news]);
  return (
    <div className={styles['news']} role="status">
      {news !== undefined && <p>{describeNews(news)}</p>}
      {news?.kind === 'file-read' && news.faults.length > 0 && (
        <ul>
          {news.faults.slice(0, MAX_FAULTS).map((fault) => (
            <li key={fault.line}>{describeFault(fault)}</li>
          ))}
          {news.faults.length > MAX_FAULTS && (
            <li>{text.file.moreFaults(news.faults.length - MAX_FAULTS)}</li>
          )}
        </ul>
      )}
      {canUndo && (
        <button ref={button} type="button" className={styles['undo']} onClick={store.undo}>
          <Undo2 aria-hidden="true" />
          {text.undo}
        </button>
      )}
    </div>
  );
}

function describeNews(news: OwnPriceNews): string {
  switch (news.kind) {
    case 'added':
      return text.added(news.name);
    case 'taken-back':
      return text.takenBack(news.name);
    case 'file-read':
      return news.taken + news.faults.length === 0
        ? text.file.empty
        : text.file.taken(news.taken, news.faults.length);
    case 'file-refused':
      return text.file.refused[news.refusal];
    case 'undone':
      return text.undone;
    case 'not-stored':
      return text.notStored;
  }
}

function AddForm({ store, book }: PartProps) {
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
      setProblem(planningText.sheet.priceProblem({ problem: 'no-amount' }));
    } else setProblem(planningText.sheet.priceProblem(why));
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
        {Array.from(book.ingredients.keys(), (food) => (
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

function PriceFiles({ store }: { readonly store: OwnPriceStore }) {
  const input = useRef<HTMLInputElement>(null);
  const save = () =>
    downloadFile(
      new Blob([writePriceFile(store.getState().own)], { type: 'text/csv;charset=utf-8' }),
      text.file.name,
    );
  return (
    <>
      <div className={styles['files']}>
        <Button icon={<Download />} onClick={save}>
          {text.file.save}
        </Button>
        <Button icon={<Upload />} onClick={() => input.current?.click()}>
          {text.file.read}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          aria-label={text.file.input}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            // Otherwise choosing the same file again would do nothing.
            target.value = '';
            if (file !== undefined) void store.readFile(file);
          }}
        />
      </div>
      <p className={styles['explanation']}>{text.file.hint}</p>
    </>
  );
}
