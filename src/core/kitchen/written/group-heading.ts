import { asTyped } from '../../lines/chat-words.ts';
import { WHOLE_YIELDS } from '../../lines/kitchen-units.ts';
import { anyOf } from '../../lines/word-set.ts';
import { splitAmount } from './split-amount.ts';
import { tidyWritten } from './tidy-written.ts';

const WHOLE_LIST = /^(?:ingredients|bahan(?:[- ]?bahan|2)?(?:nya)?(?: (?:yang )?di\p{L}+)?)$/iu;
/** Whether a heading is of the whole list: "Bahan", "Bahan-bahan yang diperlukan". */
export const headsWholeList = (name: string): boolean => WHOLE_LIST.test(name);

/** Groups that people also head without a colon. */
const KNOWN_GROUP = /^(?:bahan [^\d,(]{1,24}|bumbu(?: halus| iris| tumis| cemplung)?|pelengkap)$/iu;
/** The portions that the list is for, after its heading. */
const FOR_PORTIONS = new RegExp(
  String.raw`\s*\((?:(?:${asTyped(['untuk', 'buat'])}) |±? ?\d+ (?:${anyOf(WHOLE_YIELDS)}))[^)]*\)$`,
  'iu',
);
const WHOLLY_MARKED = /^[\s•-]*([*_]).+\1\s*:?\s*$/u;
/** Longest group that `splitGroup` finds again. */
const MAX_GROUP_LENGTH = 29;

/**
 * The group that a line begins: "*Bumbu halus:*" is "Bumbu halus"; empty for "Bahan:", which ends a
 * group; `undefined` if the line is an ingredient.
 */
export function readGroupHeading(line: string): string | undefined {
  const tidy = tidyWritten(line);
  const name = tidy.replace(/\s*:$/u, '').replace(FOR_PORTIONS, '');
  if (headsWholeList(name)) return '';
  const isHeading =
    tidy.endsWith(':') ||
    KNOWN_GROUP.test(name) ||
    (WHOLLY_MARKED.test(line) && splitAmount(name).servingSize === '');
  return isHeading && /^\p{L}/u.test(name) ? cutGroup(name) : undefined;
}

/** Cuts after a whole word and drops a bracket left open: no group would be found. */
function cutGroup(name: string): string {
  if (name.length <= MAX_GROUP_LENGTH) return name;
  const whole = name.slice(0, MAX_GROUP_LENGTH + 1).replace(/\s+(?:\([^)]*|\S*)$/u, '');
  return whole.slice(0, MAX_GROUP_LENGTH);
}
