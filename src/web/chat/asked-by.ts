import { splitShown } from '#core/sources/shown-dishes.ts';
import { LINK_ORIGIN, OWN_ORIGIN } from '../history/conversation.ts';
import type { AnswerOnScreen, ShownAnswer } from './answer-state.ts';

/** Whether a source has answered: what the visitor wrote, or got in a link, is saved under its name. */
export function isFromSource({ origin, question, dishes }: ShownAnswer): boolean {
  // A dish of a link has not always said so.
  if (origin === undefined) return dishes[0]?.foodName !== question;
  return origin.source !== OWN_ORIGIN.source && origin.source !== LINK_ORIGIN.source;
}

/**
 * What an answer's question asks for, without the dishes that are not to come again; the name of a
 * dish that no source was asked for asks for nothing, even "Soto 50 porsi".
 */
export const askedBy = (answer: AnswerOnScreen): string =>
  answer.status === 'shown' && !isFromSource(answer) ? '' : splitShown(answer.question).asked;
