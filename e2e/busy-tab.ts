import type { BrowserContext, Page } from '@playwright/test';
import { openChat } from './chat-screen.ts';

/** A tab's actions: ids of the answers shown as saved, without those it deleted. */
type TabDeeds = { readonly kept: readonly string[]; readonly deleted: readonly string[] };

/** One answer in this many is deleted, every second time with "Urungkan". */
const ANSWERS_PER_DELETION = 7;

/**
 * After this many answers per tab Chromium may catch up. Four tabs that never rest send each other
 * storage events faster than it delivers them; what was pending filled 20 GB before 2,000 answers.
 */
const ANSWERS_PER_ROUND = 10;

/** Long enough to deliver what is pending, so that each round starts from the same memory. */
const REST_MS = 3_000;

/**
 * Asks through the product's own screen as fast as it answers, and deletes and undoes in between.
 * Runs in the page, so that only the product sets the pace.
 */
async function askMany(page: Page, name: string, from: number, to: number): Promise<TabDeeds> {
  return page.evaluate(
    async ([tab, first, last, perDeletion]) => {
      const until = async <Found>(find: () => Found | null | undefined | false) => {
        // Four busy tabs share one machine.
        for (const start = performance.now(); performance.now() - start < 120_000;) {
          const found = find();
          if (found) return found;
          await new Promise((resolve) => setTimeout(resolve, 20));
        }
        throw new Error(`${tab} waits in vain for ${find.toString()}`);
      };
      const button = (label: string) =>
        [...document.querySelectorAll<HTMLButtonElement>('button, [role=menuitem]')].find(
          (each) => (each.title || each.ariaLabel || each.textContent) === label,
        );
      const currentId = () => new URL(location.href).searchParams.get('id');
      const text = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value');
      const kept: string[] = [];
      const deleted: string[] = [];

      for (let count = first; count <= last; count += 1) {
        const question = `soto ${tab} ${count}`;
        const before = currentId();
        const input = await until(() =>
          document.querySelector<HTMLTextAreaElement>('textarea:enabled'),
        );
        text?.set?.call(input, question);
        input.dispatchEvent(new Event('input', { bubbles: true }));
        await until(() => !button('kirim')?.disabled);
        button('kirim')?.click();
        const id = await until(() => currentId() !== before && currentId());
        kept.push(id);
        if (count % perDeletion !== 0) continue;
        // A click during a redraw for another tab's answer opens nothing; an open menu stays.
        const item = await until(() => {
          if (!document.querySelector(':popover-open'))
            button(`Pilihan untuk ${question}`)?.click();
          return document.querySelector(':popover-open [role=menuitem]:last-child');
        });
        (item as HTMLElement).click();
        await until(() => button(`Pilihan untuk ${question}`) === undefined);
        if (count % (2 * perDeletion) === 0) {
          const undo = await until(() => button('Urungkan'));
          undo.click();
          await until(() => button(`Pilihan untuk ${question}`));
        } else {
          kept.pop();
          deleted.push(id);
        }
      }
      return { kept, deleted };
    },
    [name, from, to, ANSWERS_PER_DELETION] as const,
  );
}

/** All conversations of a browser, in local storage and in the archive. */
export async function storedIds(page: Page): Promise<ReadonlySet<string>> {
  const ids = await page.evaluate(async () => {
    const recent = Object.keys(JSON.parse(localStorage.getItem('chatHistory') ?? '{}') as object);
    const marks = JSON.parse(localStorage.getItem('chatDeleted') ?? '{}') as Record<string, number>;
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === 'cobek')) return recent;
    const archived = await new Promise<string[]>((resolve, reject) => {
      const opening = indexedDB.open('cobek');
      opening.addEventListener('error', () => reject(new Error('cobek does not open')));
      opening.addEventListener('success', () => {
        const keys = opening.result.transaction('bodies').objectStore('bodies').getAllKeys();
        keys.addEventListener('success', () => {
          opening.result.close();
          resolve(keys.result.map(String));
        });
      });
    });
    return [...recent, ...archived.filter((id) => !(Number(marks[id]) > 0))];
  });
  return new Set(ids);
}

/** Lets several tabs ask at once; returns what was lost and what reappeared after deletion. */
export async function askInTabs(context: BrowserContext, tabs: number, answersPerTab: number) {
  const pages = await Promise.all(Array.from({ length: tabs }, () => context.newPage()));
  for (const page of pages) await openChat(page);
  const deeds: TabDeeds[] = [];
  for (let from = 1; from <= answersPerTab; from += ANSWERS_PER_ROUND) {
    const to = Math.min(from + ANSWERS_PER_ROUND - 1, answersPerTab);
    deeds.push(
      ...(await Promise.all(
        pages.map((page, index) => askMany(page, `tab${index + 1}`, from, to)),
      )),
    );
    if (to === answersPerTab) break;
    await pages[0]?.waitForTimeout(REST_MS);
    await Promise.all(pages.map((page) => page.requestGC()));
  }
  const kept = deeds.flatMap((each) => each.kept);
  const deleted = deeds.flatMap((each) => each.deleted);
  const look = async (page: Page) => {
    // The last `storage` events are still pending.
    await page.waitForTimeout(1_500);
    const stored = await storedIds(page);
    return {
      lost: kept.filter((id) => !stored.has(id)),
      returned: deleted.filter((id) => stored.has(id)),
    };
  };
  const [first = await context.newPage()] = pages;
  let seen = await look(first);
  // On a busy machine they take longer; what is lost stays lost.
  for (let more = 0; more < 10 && seen.lost.length + seen.returned.length > 0; more += 1) {
    seen = await look(first);
  }
  return { asked: tabs * answersPerTab, kept: kept.length, ...seen, pages };
}
