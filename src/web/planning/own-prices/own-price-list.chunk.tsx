import { Download, Upload } from 'lucide';
import { useEffect, useState } from 'react';
import { writePriceFile } from '#core/costing/own-price-file.ts';
import type { PriceBook } from '#core/costing/price-book.ts';
import { onStorage } from '../../storage/on-storage.ts';
import { OWN_PRICES_KEY } from '../../storage/storage-keys.ts';
import { tellPage } from '../../storage/tell-page.ts';
import { Button } from '../../ui/button.tsx';
import { downloadFile } from '../../ui/download-file.ts';
import { FileButton } from '../../ui/file-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { PlanningStorage } from '../planning-storage.ts';
import { AddPriceForm } from './add-price-form.tsx';
import { News } from './own-price-news.tsx';
import { OwnPriceRows } from './own-price-rows.tsx';
import { createOwnPriceStore, type OwnPriceStore } from './own-price-store.ts';
import { text } from './own-price-text.ts';
import styles from './own-price-list.module.css';

export type OwnPriceListProps = { readonly storage: PlanningStorage };

/** The own prices, which override the book's. */
export function createOwnPriceList(book: PriceBook) {
  return function OwnPriceList({ storage }: OwnPriceListProps) {
    const [store] = useState(() =>
      createOwnPriceStore({
        storage,
        book,
        onChanged: () => tellPage(OWN_PRICES_KEY),
      }),
    );
    useEffect(() => onStorage([OWN_PRICES_KEY], store.follow), [store]);
    return (
      <>
        <OwnPriceRows store={store} book={book} />
        <AddPriceForm store={store} book={book} />
        <PriceFiles store={store} />
        <News store={store} />
      </>
    );
  };
}

function PriceFiles({ store }: { readonly store: OwnPriceStore }) {
  const save = () =>
    downloadFile(
      new Blob([writePriceFile(store.getState().own)], { type: 'text/csv;charset=utf-8' }),
      text.file.name,
    );
  return (
    <>
      <div className={styles['files']}>
        <Button icon={<Icon of={Download} />} onClick={save}>
          {text.file.save}
        </Button>
        <FileButton
          icon={<Icon of={Upload} />}
          inputLabel={text.file.input}
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          onFile={(file) => void store.readFile(file)}
        >
          {text.file.read}
        </FileButton>
      </div>
      <p className={styles['explanation']}>{text.file.hint}</p>
    </>
  );
}
