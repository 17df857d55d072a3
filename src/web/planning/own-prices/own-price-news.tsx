import { Undo2 } from 'lucide';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { Icon } from '../../ui/icon.tsx';
import type { OwnPriceNews, OwnPriceStore } from './own-price-store.ts';
import { describeFault, text } from './own-price-text.ts';
import styles from './own-price-list.module.css';

/** Most faulty rows of a file that are listed. */
const MAX_FAULTS = 20;

/** What just happened, and how to undo it. The focus moves here from a removed row. */
export function News({ store }: { readonly store: OwnPriceStore }) {
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
          <Icon of={Undo2} />
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
