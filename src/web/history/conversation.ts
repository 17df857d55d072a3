import { parseAnswerEnd, type AnswerEnd, type AnswerFacts } from '#core/recipes/answer-end.ts';
import { parseDish, type Dish } from '#core/recipes/dish.ts';
import { entriesOf, fieldsOf } from '#core/recipes/unknown-values.ts';
import { isTime } from '../storage/latest-marks.ts';

/** How an answer came about: decides what the page says about its origin. */
export type AnswerRoute = (typeof ROUTES)[number];

const ROUTES = ['own-key', 'build-key', 'gateway', 'collection'] as const;

/** Where an answer came from and how it ended. */
export type AnswerOrigin = UnaskedOrigin | SourceOrigin;

/** A source was asked. */
export type SourceOrigin = AnswerEnd & {
  readonly route: AnswerRoute;
  /** True if the visitor stopped it. */
  readonly stopped?: boolean;
};

/** No source was asked: the visitor wrote the dish, or it came in a link. It is saved under its name. */
type UnaskedOrigin = Omit<AnswerFacts, 'source'> & {
  readonly source: 'visitor' | 'link';
  readonly complete: true;
};

export const OWN_ORIGIN: UnaskedOrigin = { source: 'visitor', complete: true };
export const LINK_ORIGIN: UnaskedOrigin = { source: 'link', complete: true };

/** Whether the visitor wrote the dish. */
export const isOwn = (origin: AnswerOrigin | undefined): boolean =>
  origin?.source === OWN_ORIGIN.source;

/** A saved question with its answer. */
export type Conversation = {
  readonly id: string;
  readonly question: string;
  readonly response: readonly Dish[];
  /** Absent if another version of the product saved it. */
  readonly origin?: AnswerOrigin | undefined;
  /** Milliseconds since the epoch; absent if another version of the product saved it. */
  readonly savedAt?: number | undefined;
};

/** What the history is asked to keep of an answer. */
export type AnswerToSave = {
  /** The conversation to replace; absent for a new one. */
  readonly id?: string;
  readonly question: string;
  readonly response: readonly Dish[];
  readonly origin: AnswerOrigin | undefined;
};

/** What the sidebar shows of a conversation. */
export type HistoryEntry = {
  readonly id: string;
  readonly question: string;
  /** Names of the first dishes; the advice of an answer without dishes. */
  readonly dishes: readonly string[];
  /** Milliseconds since the epoch; absent if another version of the product saved it. */
  readonly savedAt?: number | undefined;
};

/**
 * The one {question, response} that local storage holds per conversation, dishes still unparsed.
 */
type StoredConversation = {
  readonly question: string;
  readonly response: readonly unknown[];
};

/** A conversation as stored: the list of one {question, response}, and what is known about it. */
export type StoredRecord = {
  readonly id: string;
  readonly value: unknown;
  /** An {@link AnswerOrigin} with `savedAt`, still unparsed. */
  readonly origin: unknown;
};

/** Parses one value of the `chatHistory` map; `undefined` if it is damaged or foreign. */
export function parseStoredConversation(value: unknown): StoredConversation | undefined {
  const { question, response } = fieldsOf(entriesOf(value)[0]);
  return typeof question === 'string' && Array.isArray(response)
    ? { question, response }
    : undefined;
}

/** Half of a surrogate pair: no address can hold an id with one, so nothing could open it. */
const HALF_CHARACTER = /\p{Surrogate}/u;

/** False if a stored conversation is damaged or foreign. */
export function isReadable(id: string, value: unknown): boolean {
  return !HALF_CHARACTER.test(id) && parseStoredConversation(value) !== undefined;
}

/** Parses the dishes of a stored conversation; those that cannot be shown are left out. */
function readDishes(stored: StoredConversation): readonly Dish[] {
  return stored.response.flatMap((dish) => parseDish(dish) ?? []);
}

/** Dish names shown below a question in the list. */
const SHOWN_NAMES = 2;

/** The names of the first dishes, if they can be read; the advice of an answer without dishes. */
function shownNames({ response }: StoredConversation, origin: unknown): readonly string[] {
  const names =
    response.length === 0
      ? [fieldsOf(origin)['note']]
      : response.slice(0, SHOWN_NAMES).map((dish) => fieldsOf(dish)['foodName']);
  return names.filter((name) => typeof name === 'string' && name !== '') as readonly string[];
}

/** When a conversation was saved, from what is stored beside it; in milliseconds since the epoch. */
export function readSavedAt(origin: unknown): number | undefined {
  const { savedAt } = fieldsOf(origin);
  return isTime(savedAt) ? savedAt : undefined;
}

/** Parses the origin of a stored answer; `undefined` if it is unknown. */
function parseAnswerOrigin(value: unknown): AnswerOrigin | undefined {
  const { source, route: stored, stopped } = fieldsOf(value);
  const unasked = [OWN_ORIGIN, LINK_ORIGIN].find((known) => known.source === source);
  if (unasked !== undefined) return unasked;
  const end = parseAnswerEnd(value);
  const route = ROUTES.find((known) => known === stored);
  if (end === undefined || route === undefined) return undefined;
  return { ...end, route, ...(typeof stopped === 'boolean' ? { stopped } : {}) };
}

/** What the list shows of a stored conversation; `undefined` if it cannot be read. */
export function toEntry({ id, value, origin }: StoredRecord): HistoryEntry | undefined {
  const stored = parseStoredConversation(value);
  if (stored === undefined) return undefined;
  const { question } = stored;
  return { id, question, dishes: shownNames(stored, origin), savedAt: readSavedAt(origin) };
}

/** Parses a stored conversation with its dishes; `undefined` if it cannot be read. */
export function toConversation({ id, value, origin }: StoredRecord): Conversation | undefined {
  const stored = parseStoredConversation(value);
  if (stored === undefined) return undefined;
  return {
    id,
    question: stored.question,
    response: readDishes(stored),
    origin: parseAnswerOrigin(origin),
    savedAt: readSavedAt(origin),
  };
}

/** A conversation as it is stored when it is saved at this time. */
export function toRecord(
  { id, question, response, origin }: Conversation,
  savedAt: number,
): StoredRecord {
  return { id, value: [{ question, response }], origin: { ...origin, savedAt } };
}
