import { act, cleanup, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { createFakeStorage } from '../fixtures/fake-storage.ts';
import { OWN_PRICES_KEY } from '../storage/storage-keys.ts';
import { OwnPriceRemark } from './own-price-remark.tsx';

afterEach(cleanup);

const CHICKEN = '{"foods":{"ayam":{"rupiah":60000,"per":{"quantity":1,"unit":"kg"}}}}';
const SAID =
  'Biaya di daftar ini memakai harga pasar. “Hargamu” ikut dihitung di halaman resepnya.';

const show = (stored: string) =>
  render(<OwnPriceRemark storage={createFakeStorage({ [OWN_PRICES_KEY]: stored })} />).container
    .textContent;

test('who has own prices reads that the list does not know them', () => {
  expect(show(CHICKEN)).toBe(SAID);
  expect(show('{"foods":{},"lines":{"1 ikat kemangi":2500}}')).toBe(SAID);
});

test.each(['', '{}', '{"foods":{},"lines":{}}', 'rusak', '[]', '{"foods":7}'])(
  'who has none reads nothing: %j',
  (stored) => {
    expect(show(stored)).toBe('');
  },
);

test('the page as it is served says nothing', () => {
  const storage = createFakeStorage({ [OWN_PRICES_KEY]: CHICKEN });
  expect(renderToString(<OwnPriceRemark storage={storage} />)).toBe('');
});

test('a price that is set while the list is open counts', () => {
  const storage = createFakeStorage();
  const { container } = render(<OwnPriceRemark storage={storage} />);
  expect(container.textContent).toBe('');
  storage.setItem(OWN_PRICES_KEY, CHICKEN);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: OWN_PRICES_KEY })));
  expect(container.textContent).toBe(SAID);
});
