import * as v from 'valibot';
import { parseAnswerEnd, type AnswerEnd } from '#core/recipes/answer-end.ts';
import { parseDish, type Dish } from '#core/recipes/dish.ts';

/** Which way an answer came: it decides what the page says about where it is from. */
export type AnswerRoute = 'own-key' | 'build-key' | 'gateway' | 'collection';

/** Where an answer came from and how it ended. */
export type AnswerOrigin = AnswerEnd & {
  readonly route: AnswerRoute;
  /** True where the visitor stopped it. */
  readonly stopped?: boolean;
};

/** A saved question with its answer. */
export type Conversation = {
  readonly id: string;
  readonly question: string;
  readonly response: readonly Dish[];
  /** Absent in conversations saved by another version of the product. */
  readonly origin?: AnswerOrigin;
};

/** What the sidebar lists of a conversation. */
export type HistoryEntry = {
  readonly id: string;
  readonly question: string;
  /** Names of the first dishes. */
  readonly dishes: readonly string[];
  /** Milliseconds since the epoch; absent where another version of the product has saved it. */
  readonly savedAt?: number;
};

const StoredConversation = v.pipe(
  v.array(v.object({ question: v.string(), response: v.array(v.unknown()) })),
  v.minLength(1),
);

/** The one-element list that local storage keeps of a conversation, dishes not yet read. */
export type StoredConversation = v.InferOutput<typeof StoredConversation>[number];

/** Reads one value of the `chatHistory` map; `undefined` where it is damaged or foreign. */
export function parseStoredConversation(value: unknown): StoredConversation | undefined {
  const parsed = v.safeParse(StoredConversation, value);
  return parsed.success ? parsed.output[0] : undefined;
}

/** Reads the dishes of a stored conversation; one that cannot be shown is left out. */
export function readDishes(stored: StoredConversation): readonly Dish[] {
  return stored.response.flatMap((dish) => parseDish(dish) ?? []);
}

/** Names shown below a question in the list. */
const SHOWN_NAMES = 2;

/** The names of the first dishes, as far as they can be read. */
export function shownNames({ response }: StoredConversation): readonly string[] {
  return response.slice(0, SHOWN_NAMES).flatMap((dish) => {
    const named = v.safeParse(Named, dish);
    return named.success ? named.output.foodName : [];
  });
}

const Named = v.object({ foodName: v.pipe(v.string(), v.nonEmpty()) });

/** When a conversation was saved, from what is stored beside it; in milliseconds since the epoch. */
export function readSavedAt(origin: unknown): number | undefined {
  const dated = v.safeParse(Dated, origin);
  return dated.success ? dated.output.savedAt : undefined;
}

const Dated = v.object({ savedAt: v.number() });

const Extra = v.object({
  route: v.picklist(['own-key', 'build-key', 'gateway', 'collection']),
  stopped: v.exactOptional(v.boolean()),
});

/** Reads where a stored answer came from; `undefined` where that is not known. */
export function parseAnswerOrigin(value: unknown): AnswerOrigin | undefined {
  const end = parseAnswerEnd(value);
  const parsed = v.safeParse(Extra, value);
  return end && parsed.success ? { ...end, ...parsed.output } : undefined;
}
