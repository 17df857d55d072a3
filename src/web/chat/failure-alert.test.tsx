import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { RECIPE_ERROR_CODES } from '#core/recipes/recipe-error.ts';
import { failureText, nothingText } from '../failure-text.ts';
import type { AnswerFailure } from './answer-state.ts';
import { FailureAlert } from './failure-alert.tsx';

afterEach(cleanup);

function show(failure: AnswerFailure, question = 'soto ayam') {
  const clicked: unknown[] = [];
  render(
    <FailureAlert
      question={question}
      failure={failure}
      onAsk={(...asked) => void clicked.push(asked)}
      onEdit={() => void clicked.push('edit')}
      onOpenSettings={() => void clicked.push('settings')}
    />,
  );
  return { clicked, alert: screen.queryByRole('alert') ?? screen.getByRole('status') };
}

describe('a failure', () => {
  test.each(RECIPE_ERROR_CODES)('with code %s has its own sentence', (code) => {
    const { alert } = show({ code, sourceName: 'gemini' });
    expect(alert.textContent).toContain(failureText[code]);
    expect(Object.values(failureText).filter((other) => other === failureText[code])).toEqual([
      failureText[code],
    ]);
  });

  test('keeps the question, and offers to retry, to change it or to ask the collection', async () => {
    const user = userEvent.setup();
    const { clicked, alert } = show({ code: 'unavailable', sourceName: 'gemini' });
    expect(alert.textContent).toContain('soto ayam');
    await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
    await user.click(screen.getByRole('button', { name: 'Ubah pertanyaan' }));
    await user.click(screen.getByRole('button', { name: 'Cari di koleksi' }));
    expect(clicked).toEqual([['soto ayam'], 'edit', ['soto ayam', { fromCollection: true }]]);
  });

  test('of the collection does not send the visitor to the collection', () => {
    show({ code: 'network', sourceName: 'collection' });
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Coba lagi',
      'Ubah pertanyaan',
    ]);
  });

  test('is not an alarm if the collection has nothing: the question can be changed', () => {
    show({ code: 'empty', sourceName: 'collection' }, 'asdfghjkl');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('status').textContent).toContain('asdfghjkl');
    expect(screen.getByRole('status').textContent).toContain(nothingText);
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Ubah pertanyaan',
    ]);
  });

  test('offers titles close to the question', async () => {
    const user = userEvent.setup();
    const near = ['Soto Ayam', 'Rawon'];
    const { clicked } = show({ code: 'empty', sourceName: 'collection', near }, 'sotto aym');
    await user.click(screen.getByRole('button', { name: 'Rawon' }));
    expect(clicked).toEqual([['Rawon']]);
  });

  test.each([
    [11.2, 'Kira-kira 12 detik lagi.'],
    [0, 'Kira-kira 1 detik lagi.'],
  ])('says when to come back if the service said %d seconds', (retryAfterSeconds, words) => {
    const { alert } = show({ code: 'rate-limited', retryAfterSeconds, sourceName: 'gemini' });
    expect(alert.textContent).toContain(words);
  });

  test('does not mention seconds if the day’s quota is used up', () => {
    const { alert } = show({
      code: 'quota-exhausted',
      retryAfterSeconds: 30,
      sourceName: 'gemini',
    });
    expect(alert.textContent).not.toContain('detik');
  });

  test('shows a hostile question as plain text', () => {
    const { alert } = show({ code: 'blocked', sourceName: 'gemini' }, '<script>alert(1)</script>');
    expect(alert.textContent).toContain('<script>alert(1)</script>');
    expect(alert.querySelector('script')).toBeNull();
  });
});

describe('once the network is back', () => {
  afterEach(() => vi.useRealTimers());

  async function reconnect() {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent(window, new Event('online'));
    await act(() => vi.advanceTimersByTimeAsync(1_000));
  }

  test.each(['offline', 'network'] as const)(
    'a failure with code %s says so calmly, and asks nothing by itself',
    async (code) => {
      const { clicked, alert } = show({ code, sourceName: 'gemini' });
      await reconnect();
      expect(alert.textContent).toContain('Sudah tersambung lagi. Cari lagi?');
      expect(alert.textContent).not.toContain(failureText[code]);
      expect(screen.queryByRole('alert')).toBeNull();
      expect(clicked).toEqual([]);
      fireEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
      expect(clicked).toEqual([['soto ayam']]);
    },
  );

  test('any other failure stays as it is', async () => {
    const { alert } = show({ code: 'quota-exhausted', sourceName: 'gemini' });
    await reconnect();
    expect(alert.textContent).toContain(failureText['quota-exhausted']);
  });
});

test('a rejected key leads to the settings in one tap', () => {
  const { clicked } = show({ code: 'key-rejected', sourceName: 'gemini' });
  fireEvent.click(screen.getByRole('button', { name: 'Buka Pengaturan' }));
  // With another key it can be asked again.
  fireEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(clicked).toEqual(['settings', ['soto ayam']]);
});
