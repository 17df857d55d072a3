import { jsonrepair } from 'jsonrepair';
import { parseStoredConversation, readDishes, type Conversation } from './conversation.ts';

/** Reads what can still be read of a damaged history; an empty list where nothing can. */
export function rescueHistory(unreadable: string): readonly Conversation[] {
  try {
    const value: unknown = JSON.parse(jsonrepair(unreadable));
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
    return Object.entries(value).flatMap(([id, entry]) => {
      const stored = parseStoredConversation(entry);
      if (stored === undefined) return [];
      return [{ id, question: stored.question, response: readDishes(stored) }];
    });
  } catch {
    return [];
  }
}
