import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { Composer } from './composer.tsx';

const PLACEHOLDER = 'Cari resep apa hari ini?';
const EMPTY_PLACEHOLDER = 'Silakan masukkan pertanyaan anda terlebih dahulu 😭';
const TOO_LONG = 'Ringkas sampai 500 karakter. Resep: “Tulis resepmu sendiri”.';

afterEach(cleanup);

function open({ draft: initial = '', isGenerating = false } = {}) {
  const sent: string[] = [];
  let stops = 0;
  const show = (isBusy: boolean) => <Page isBusy={isBusy} />;
  function Page({ isBusy }: { readonly isBusy: boolean }) {
    const [draft, setDraft] = useState(initial);
    return (
      <Composer
        draft={draft}
        isGenerating={isBusy}
        onDraftChange={setDraft}
        onSend={(question) => {
          sent.push(question);
          setDraft('');
        }}
        onStop={() => {
          stops += 1;
        }}
      />
    );
  }
  const { rerender } = render(show(isGenerating));
  return {
    user: userEvent.setup(),
    sent,
    stops: () => stops,
    setGenerating: (isBusy: boolean) => rerender(show(isBusy)),
    textarea: screen.getByRole<HTMLTextAreaElement>('textbox'),
    sendButton: screen.getByRole<HTMLButtonElement>('button', { name: 'kirim' }),
  };
}

type Press = {
  /** Milliseconds since the page was opened. */
  readonly at: number;
  readonly isComposing?: boolean;
  readonly keyCode?: number;
  readonly repeat?: boolean;
  readonly shiftKey?: boolean;
  readonly key?: string;
};

/** Presses Enter at a given time; the line breaks unless the page prevents it. */
function press(textarea: HTMLTextAreaElement, { at, key = 'Enter', ...init }: Press) {
  const event = createEvent.keyDown(textarea, { key, ...init });
  Object.defineProperty(event, 'timeStamp', { value: at });
  fireEvent(textarea, event);
  if (!event.defaultPrevented && key === 'Enter') {
    fireEvent.change(textarea, { target: { value: `${textarea.value}\n` } });
  }
}

describe('Enter', () => {
  test('pressed twice within 500 ms sends the text from before the first', () => {
    const { sent, textarea } = open({ draft: 'soto ayam' });
    press(textarea, { at: 1_000 });
    expect(textarea.value).toBe('soto ayam\n');
    expect(sent).toEqual([]);
    press(textarea, { at: 1_500 });
    expect(sent).toEqual(['soto ayam']);
  });

  test('pressed twice in the middle of a text does not split it', () => {
    const { sent, textarea } = open({ draft: 'soto ayam' });
    press(textarea, { at: 0 });
    fireEvent.change(textarea, { target: { value: 'soto\n ayam' } });
    press(textarea, { at: 200 });
    expect(sent).toEqual(['soto ayam']);
  });

  test('pressed again after more than 500 ms breaks the line again', () => {
    const { sent, textarea } = open({ draft: 'soto' });
    press(textarea, { at: 1_000 });
    press(textarea, { at: 1_501 });
    expect(sent).toEqual([]);
    expect(textarea.value).toBe('soto\n\n');
  });

  test('pressed a third time pairs with the second press', () => {
    const { sent, textarea } = open({ draft: 'soto' });
    press(textarea, { at: 0 });
    press(textarea, { at: 600 });
    press(textarea, { at: 1_000 });
    expect(sent).toEqual(['soto']);
  });

  test('with another key in between does not count as pressed twice', () => {
    const { sent, textarea } = open({ draft: 'soto' });
    press(textarea, { at: 0 });
    press(textarea, { at: 100, key: 'a' });
    press(textarea, { at: 200 });
    expect(sent).toEqual([]);
  });

  test.each(['', ' ', 's', ' s  '])('is ignored below two characters: %j', (draft) => {
    const { sent, textarea } = open({ draft });
    press(textarea, { at: 0 });
    press(textarea, { at: 100 });
    expect(textarea.value).toBe(draft);
    expect(sent).toEqual([]);
    expect(textarea.placeholder).toBe(PLACEHOLDER);
  });

  test('counts from two characters on', () => {
    const { sent, textarea } = open({ draft: 'mi' });
    press(textarea, { at: 0 });
    press(textarea, { at: 100 });
    expect(sent).toEqual(['mi']);
  });

  test('that confirms a word of an input method does not count', () => {
    const { sent, textarea } = open({ draft: 'soto' });
    press(textarea, { at: 0, isComposing: true });
    press(textarea, { at: 100, isComposing: true });
    press(textarea, { at: 200 });
    expect(sent).toEqual([]);
  });

  test('that ends the input method in Safari, recognised only by its code, does not count', () => {
    const { sent, textarea } = open({ draft: 'soto' });
    press(textarea, { at: 0, keyCode: 229 });
    press(textarea, { at: 100 });
    expect(sent).toEqual([]);
  });

  test('that is held down does not count', () => {
    const { sent, textarea } = open({ draft: 'soto' });
    press(textarea, { at: 0 });
    press(textarea, { at: 100, repeat: true });
    press(textarea, { at: 130, repeat: true });
    expect(sent).toEqual([]);
  });

  test('with Shift only breaks the line', () => {
    const { sent, textarea } = open({ draft: 'soto' });
    press(textarea, { at: 0, shiftKey: true });
    press(textarea, { at: 100, shiftKey: true });
    expect(sent).toEqual([]);
    expect(textarea.value).toBe('soto\n\n');
  });

  test.each(['Control', 'Meta'])('with %s sends at once', async (modifier) => {
    const { user, sent, textarea } = open({ draft: '  soto ayam ' });
    await user.click(textarea);
    await user.keyboard(`{${modifier}>}{Enter}{/${modifier}}`);
    expect(sent).toEqual(['soto ayam']);
  });

  test('with Control below two characters is ignored', async () => {
    const { user, sent, textarea } = open({ draft: 's' });
    await user.click(textarea);
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(sent).toEqual([]);
  });
});

describe('the send button', () => {
  test('sends what was typed, trimmed', async () => {
    const { user, sent, textarea, sendButton } = open();
    await user.type(textarea, '  lauk murah tanpa santan ');
    await user.click(sendButton);
    expect(sent).toEqual(['lauk murah tanpa santan']);
    expect(textarea.value).toBe('');
  });

  test('sends a single character: only Enter asks for two', async () => {
    const { user, sent, sendButton } = open({ draft: 'X' });
    await user.click(sendButton);
    expect(sent).toEqual(['X']);
  });

  test.each(['', '   ', '\n\n'])('sends nothing for %j and asks for a question', async (draft) => {
    const { user, sent, textarea, sendButton } = open({ draft });
    await user.click(sendButton);
    expect(sent).toEqual([]);
    expect(textarea.placeholder).toBe(EMPTY_PLACEHOLDER);
    expect(textarea.value).toBe('');
  });

  test('restores the placeholder with the next question', async () => {
    const { user, sent, textarea, sendButton } = open();
    await user.click(sendButton);
    await user.type(textarea, 'soto');
    await user.click(sendButton);
    expect(sent).toEqual(['soto']);
    expect(textarea.placeholder).toBe(PLACEHOLDER);
  });
});

describe('a question that is too long', () => {
  test('cannot be sent in any way, and a message says why', async () => {
    const { user, sent, textarea, sendButton } = open({ draft: 'a'.repeat(501) });
    expect(screen.getByText(TOO_LONG)).toBeTruthy();
    expect(textarea.getAttribute('aria-invalid')).toBe('true');
    await user.click(sendButton);
    press(textarea, { at: 0 });
    press(textarea, { at: 100 });
    await user.click(textarea);
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(sent).toEqual([]);
    expect(textarea.value).toContain('a'.repeat(501));
  });

  test('has 501 characters; 500 with spaces around them are fine', async () => {
    const { user, sent, textarea, sendButton } = open({ draft: `  ${'a'.repeat(500)}\n ` });
    expect(screen.queryByText(TOO_LONG)).toBeNull();
    expect(textarea.getAttribute('aria-invalid')).toBe('false');
    await user.click(sendButton);
    expect(sent).toEqual(['a'.repeat(500)]);
  });
});

describe('while an answer is written', () => {
  test('field and button are disabled, and a button stops it', async () => {
    const { user, sent, stops, textarea, sendButton } = open({ draft: 'soto', isGenerating: true });
    expect(textarea.disabled).toBe(true);
    expect(sendButton.disabled).toBe(true);
    await user.click(sendButton);
    expect(sent).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Berhenti' }));
    expect(stops()).toBe(1);
  });

  test('is no longer running, both are back and the stop button is gone', () => {
    const { textarea, sendButton, setGenerating } = open({ isGenerating: true });
    setGenerating(false);
    expect(textarea.disabled).toBe(false);
    expect(sendButton.disabled).toBe(false);
    expect(screen.queryByRole('button', { name: 'Berhenti' })).toBeNull();
  });
});

test('the hint for sending is for screen readers only, so that the box takes one line', () => {
  const { textarea } = open();
  const hint = document.getElementById(textarea.getAttribute('aria-describedby') ?? '');
  expect(hint?.textContent).toBe('Enter dua kali atau Ctrl+Enter untuk mengirim.');
  expect(hint?.className).toBe('visually-hidden');
});

test('an empty question is announced', async () => {
  const { user, sendButton } = open();
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(sendButton);
  expect(screen.getByRole('alert').textContent).toBe(EMPTY_PLACEHOLDER);
});

test('a question from a link says what to do with it, until it is changed or sent', async () => {
  window.history.replaceState(null, '', '/start-chat?tanya=soto');
  const { textarea, user, setGenerating } = open();
  const filled = () => screen.queryByText('Pertanyaannya sudah terisi, tekan kirim.');
  expect(textarea.value).toBe('soto');
  expect(filled()).toBeTruthy();
  await user.type(textarea, ' ayam');
  expect(filled()).toBeNull();
  await user.clear(textarea);
  await user.type(textarea, 'soto');
  expect(filled()).toBeTruthy();
  setGenerating(true);
  expect(filled()).toBeNull();
  window.history.replaceState(null, '', '/');
});
