import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createFakeStorage } from '../../fixtures/fake-storage.ts';
import { OWN_PRICES_KEY } from '../../storage/storage-keys.ts';
import { tellPage } from '../../storage/tell-page.ts';
import { OwnPricesSection } from './own-prices-section.tsx';

afterEach(cleanup);

test('a price restored from a backup is counted at once', () => {
  const storage = createFakeStorage();
  render(<OwnPricesSection storage={storage} />);
  expect(screen.getByRole('button', { name: 'Isi harga belanjamu' })).toBeTruthy();
  const text = JSON.stringify({ lines: { '1 ikat kemangi': 2_500 } });
  act(() => {
    storage.setItem(OWN_PRICES_KEY, text);
    tellPage(OWN_PRICES_KEY, text);
  });
  expect(screen.getByRole('button', { name: 'Lihat hargamu (1 bahan)' })).toBeTruthy();
});
