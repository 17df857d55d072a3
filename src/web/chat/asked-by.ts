import { splitShown } from '#core/sources/shown-dishes.ts';
import { LINK_ORIGIN, OWN_ORIGIN } from '../history/conversation.ts';
import type { AnswerOnScreen, AnswerState, ShownAnswer } from './answer-state.ts';

/** False for what the visitor wrote, or got in a link: it is saved under its name. */
function isFromSource({ origin, question, dishes }: ShownAnswer): boolean {
  // A dish of a link has not always said so.
  if (origin === undefined) return dishes[0]?.foodName !== question;
  return origin.source !== OWN_ORIGIN.source && origin.source !== LINK_ORIGIN.source;
}

/** Whether a source has answered with dishes. */
export const isAnsweredBySource = (answer: AnswerState): answer is ShownAnswer =>
  answer.status === 'shown' && answer.dishes.length > 0 && isFromSource(answer);

/**
 * What an answer's question asks for, without the dishes that are not to come again. A dish that the visitor wrote or
 * was sent has no question, even if its name reads like one: "Soto 50 porsi".
 */
export const askedBy = (answer: AnswerOnScreen): string =>
  answer.status === 'shown' && !isFromSource(answer) ? '' : splitShown(answer.question).asked;
