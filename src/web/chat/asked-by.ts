import { splitShown } from '#core/sources/shown-dishes.ts';
import { isOwn, type AnswerOrigin } from '../history/conversation.ts';

/**
 * What an answer's question asks for, without the dishes that are not to come again; an own recipe's
 * name asks for nothing, even "Soto 50 porsi".
 */
export const askedBy = (question: string, origin: AnswerOrigin | undefined): string =>
  isOwn(origin) ? '' : splitShown(question).asked;
