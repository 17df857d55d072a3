import type { BrowserContext } from '@playwright/test';
import { toEntry } from '../src/web/history/conversation.ts';
import { dishWords } from '../src/web/history/upkeep/dish-words.ts';
import { dishNamed } from './chromium-site.ts';

/** The newest, about as many as local storage holds. */
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

/** The `chatHistory` of this many conversations. */
export const recentOf = (conversations: number) =>
  Object.fromEntries(
    Array.from({ length: RECENT }, (_, kept) => {
      const index = conversations - RECENT + kept;
      return [idOf(index), conversationOf(index)];
    }),
  );

/** Records of the archive as `history/upkeep/history-archive.ts` keeps them. */
function archivedRecord(index: number) {
  const body = { id: idOf(index), value: conversationOf(index), origin: undefined };
  const entry = toEntry(body);
  if (entry === undefined) throw new Error(`conversation ${index} cannot be read`);
  return { head: { ...entry, order: index + 1 }, body, words: dishWords(body.value) };
}

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
    const records = Array.from({ length }, (_, index) => archivedRecord(start + index));
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
