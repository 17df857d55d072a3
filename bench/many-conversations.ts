import type { BrowserContext } from '@playwright/test';
import { dishNamed } from './chromium-site.ts';

/** The newest ones, about as many as local storage holds. */
const RECENT = 55;
const DISHES_PER_CONVERSATION = 7;

const DISHES = [
  'soto',
  'sate',
  'rawon',
  'gudeg',
  'pepes',
  'rendang',
  'lodeh',
  'bakso',
  'pecel',
  'opor',
];
const PLACES = ['madura', 'lamongan', 'padang', 'kudus', 'banjar', 'solo', 'betawi', 'makassar'];
/** The question of the conversation with this number. */
export const questionOf = (index: number) =>
  `${DISHES[index % DISHES.length]} ${PLACES[index % PLACES.length]} untuk jualan nomor ${index}`;

const idOf = (index: number) => `A${String(index).padStart(5, '0')}`;

const conversationOf = (index: number) => [
  {
    question: questionOf(index),
    response: Array.from({ length: DISHES_PER_CONVERSATION }, (_, dish) =>
      dishNamed(`${questionOf(index)} ${dish + 1}`),
    ),
  },
];

/** The `chatHistory` of so many conversations. */
export const recentOf = (conversations: number) =>
  Object.fromEntries(
    Array.from({ length: RECENT }, (_, place) => {
      const index = conversations - RECENT + place;
      return [idOf(index), conversationOf(index)];
    }),
  );

/** Records of the archive as `history/upkeep/history-archive.ts` keeps them. */
const archivedRecord = (index: number) => {
  const value = conversationOf(index);
  const all = value[0]?.response ?? [];
  const dishes = all.slice(0, 2).map(({ foodName }) => foodName);
  const names = all
    .flatMap(({ foodName, ingredient }) => [foodName, ...ingredient.map(({ name }) => name)])
    .join(' ');
  return {
    head: { id: idOf(index), question: questionOf(index), dishes, order: index + 1 },
    body: { id: idOf(index), value },
    words: [...new Set(names.toLowerCase().match(/[\p{L}\p{N}]+/gu))].join(' '),
  };
};

/**
 * Puts all older ones into a visitor's archive.
 * @returns its size in megabytes of JSON.
 */
export async function fillArchive(
  context: BrowserContext,
  url: string,
  conversations: number,
): Promise<number> {
  const page = await context.newPage();
  await page.goto(`${url}/empty-page`);
  let characters = 0;
  for (let start = 0; start < conversations - RECENT; start += 200) {
    const length = Math.min(200, conversations - RECENT - start);
    const records = Array.from({ length }, (_, place) => archivedRecord(start + place));
    characters += JSON.stringify(records.map(({ body }) => body)).length;
    await page.evaluate(async (some) => {
      const opening = indexedDB.open('cobek', 1);
      opening.addEventListener('upgradeneeded', () => {
        const { result } = opening;
        const heads = result.createObjectStore('heads', { keyPath: 'id' });
        heads.createIndex('order', ['order', 'id']);
        result.createObjectStore('bodies', { keyPath: 'id' });
        result.createObjectStore('words');
        result.createObjectStore('damaged', { autoIncrement: true });
      });
      await new Promise((resolve) => opening.addEventListener('success', resolve));
      const transaction = opening.result.transaction(['heads', 'bodies', 'words'], 'readwrite');
      for (const { head, body, words } of some) {
        transaction.objectStore('heads').put(head);
        transaction.objectStore('bodies').put(body);
        transaction.objectStore('words').put(words, head.id);
      }
      await new Promise((resolve) => transaction.addEventListener('complete', resolve));
      opening.result.close();
      localStorage.setItem('chatArchived', '1');
    }, records);
  }
  await page.waitForTimeout(1_000);
  await page.close();
  return characters / 1024 / 1024;
}
