import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createManualClock } from '#core/fixtures/manual-clock.ts';
import { installIndexedDb } from '../fixtures/fake-indexed-db.ts';
import { createFakeStorage } from '../fixtures/fake-storage.ts';
import { BackupSection } from './backup-section.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
});

test('a backup is named after the day where it is made, also before 07:00 in Jakarta', async () => {
  installIndexedDb();
  vi.stubEnv('TZ', 'Asia/Jakarta');
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:http://localhost/0');
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  const clock = createManualClock(Date.parse('2026-11-30T06:59+07:00'));
  render(<BackupSection storage={createFakeStorage()} clock={clock} />);
  fireEvent.click(screen.getByRole('button', { name: 'Simpan cadangan' }));
  await expect.poll(() => names).toEqual(['cobek-cadangan-2026-11-30.gz']);
});
