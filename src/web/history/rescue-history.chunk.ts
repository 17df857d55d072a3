import { jsonrepair } from 'jsonrepair';
import { parseStoredConversation, readDishes, type Conversation } from './conversation.ts';

/**
 * Where a conversation begins. Text that a visitor or a model wrote never looks like this: inside a
 * JSON string each quote mark has a backslash before it.
 */
const BEGINNING = /"[^"\\]+"\s*:\s*\[\s*\{\s*"question"\s*:/gu;

/** Reads what can still be read of a damaged history; an empty list where nothing can. */
export function rescueHistory(unreadable: string): readonly Conversation[] {
  return (
    rescueMap(unreadable) ?? splitConversations(unreadable).flatMap((text) => rescueMap(text) ?? [])
  );
}

/** Repaired as a whole; `undefined` where the damage goes deeper than that. */
function rescueMap(text: string): readonly Conversation[] | undefined {
  const value = repair(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return Object.entries(value).flatMap(([id, entry]) => {
    const stored = parseStoredConversation(entry);
    if (stored === undefined) return [];
    return [{ id, question: stored.question, response: readDishes(stored) }];
  });
}

/** Each conversation as a map of its own, so that one beyond repair does not take the others along. */
function splitConversations(text: string): readonly string[] {
  const starts = [...text.matchAll(BEGINNING)].map(({ index }) => index);
  return starts.map((start, place) => {
    const between = /[\s,{}]*$/u;
    return `{${text.slice(start, starts[place + 1]).replace(between, '')}}`;
  });
}

function repair(text: string): unknown {
  try {
    return JSON.parse(jsonrepair(text));
  } catch {
    return undefined;
  }
}
