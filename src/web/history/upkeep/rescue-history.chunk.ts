import { jsonrepair } from 'jsonrepair';
import { parseDish } from '#core/recipes/dish.ts';
import { createJsonElements } from '#core/streaming/json-elements.ts';
import { nextTurn } from '../../next-turn.ts';
import { parseStoredConversation, type StoredRecord } from '../conversation.ts';

/** The readable part of a damaged history. */
export type RescuedHistory = {
  /** Oldest first. */
  readonly records: readonly StoredRecord[];
  /** The text that gave nothing. */
  readonly rest: string;
};

/** Longest question that is recognised, in characters. */
const QUESTION = String.raw`"(?<question>(?:[^"\\]|\\[^]){0,8000})"`;
/**
 * The start of a conversation. Text by a visitor or a model never looks like this: inside a JSON
 * string each quote mark has a backslash before it.
 */
const BEGINNING = new RegExp(
  String.raw`"(?<id>[^"\\]+)"\s*:\s*\[\s*\{\s*"question"\s*:\s*${QUESTION}\s*,\s*"response"\s*:\s*\[`,
  'gu',
);

/** Characters read in one go: a few milliseconds of work between turns of the page. */
const READ_AT_ONCE_CHARS = 64 * 1024;
/** Most commas, brackets and white space skipped between two conversations. */
const MAX_BETWEEN_CHARS = 200;
/** Repairing takes quadratic time; a whole dish is far shorter than this. */
const MAX_REPAIRED_CHARS = 8 * 1024;

/**
 * Reads what is still readable in a damaged history, by conversation and by dish, so that one
 * beyond repair does not take others with it. Linear in the length of the text; a long one is read
 * between turns of the page.
 */
export async function rescueHistory(unreadable: string): Promise<RescuedHistory> {
  const beginnings = [...unreadable.matchAll(BEGINNING)];
  const records: StoredRecord[] = [];
  let rest = unreadable.slice(0, beginnings[0]?.index);
  for (const [index, beginning] of beginnings.entries()) {
    const text = unreadable.slice(beginning.index, beginnings[index + 1]?.index);
    const { id = '', question = '' } = beginning.groups ?? {};
    let value = parseWhole(id, text);
    if (value === undefined) {
      rest += text;
      value = await rescueParts(question, text.slice(beginning[0].length));
    }
    if (value !== undefined) records.push({ id, value, origin: undefined });
  }
  return { records, rest };
}

/** The text of one undamaged conversation. */
function parseWhole(id: string, text: string): unknown {
  try {
    const end = text.slice(-MAX_BETWEEN_CHARS).replace(/[\s,{}]+$/u, '');
    const map = JSON.parse(`{${text.slice(0, -MAX_BETWEEN_CHARS)}${end}}`) as Record<
      string,
      unknown
    >;
    return Object.hasOwn(map, id) && parseStoredConversation(map[id]) ? map[id] : undefined;
  } catch {
    return undefined;
  }
}

/** The question with the dishes that are complete; `undefined` if there is nothing to show. */
async function rescueParts(question: string, dishes: string): Promise<unknown> {
  const parsed = repair(`"${question}"`);
  const response = await readWholeDishes(dishes);
  return typeof parsed === 'string' && response.length > 0
    ? [{ question: parsed, response }]
    : undefined;
}

/** Dishes with complete text; one that breaks off is left out. */
async function readWholeDishes(text: string): Promise<readonly unknown[]> {
  const elements = createJsonElements({ elementKeys: ['foodName'] });
  const dishes: unknown[] = [];
  const keep = (element: string) => {
    const dish = repair(element);
    if (parseDish(dish) !== undefined) dishes.push(dish);
  };
  elements.feed('[');
  for (let start = 0; start < text.length; start += READ_AT_ONCE_CHARS) {
    for (const element of elements.feed(text.slice(start, start + READ_AT_ONCE_CHARS)))
      keep(element);
    if (text.length > READ_AT_ONCE_CHARS) await nextTurn();
  }
  for (const element of elements.end().elements) keep(element);
  return dishes;
}

function repair(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    if (text.length > MAX_REPAIRED_CHARS) return undefined;
  }
  try {
    return JSON.parse(jsonrepair(text));
  } catch {
    return undefined;
  }
}
