import { TOOL_NAMES } from '../../../../kitchen/tool-words.ts';
import { wordSet } from '../../../../lines/word-set.ts';
import type { CookingMark } from '../../recipe-marks.ts';
import { exclude } from '../words/exclusion-words.ts';
import { createLexicon, findPhrase, type Tokens } from '../words/phrase-lexicon.ts';
import { readTest } from '../words/situation-predicates.ts';
import { PAUSE } from '../words/tokenize.ts';
import { NO_TOOLS, type AvailableTools, type Reading } from './reading.ts';

/** What a tool is good for. */
type Tool = {
  readonly cooks: readonly CookingMark[];
  /** True where it needs no stove. */
  readonly isSelfHeating: boolean;
  /** True if a dish cooked in it needs no other tool: "lauk pakai rice cooker". */
  readonly isMeans?: true;
};

const onStove = (...cooks: readonly CookingMark[]): Tool => ({ cooks, isSelfHeating: false });
const alone = (...cooks: readonly CookingMark[]): Tool => ({ cooks, isSelfHeating: true });

const TOOLS = createLexicon<Tool>([
  [TOOL_NAMES.riceCooker, { ...alone('rebus', 'kukus'), isMeans: true }],
  [TOOL_NAMES.airFryer, alone('oven', 'panggang', 'bakar', 'goreng')],
  [TOOL_NAMES.microwave, alone('microwave', 'kukus')],
  [TOOL_NAMES.oven, alone('oven', 'panggang')],
  [`${TOOL_NAMES.steamer}|kukus|rebus`, onStove('kukus', 'rebus')],
  [TOOL_NAMES.presto, onStove('presto', 'rebus', 'kukus')],
  ['panci', onStove('rebus')],
  [TOOL_NAMES.pan, onStove('goreng', 'tumis', 'sangrai', 'rebus')],
  ['teflon|happycall', onStove('goreng', 'tumis', 'sangrai', 'rebus', 'bakar')],
  ['dispenser|termos|teko listrik', alone()],
  ['panggangan|arang|bara', alone('bakar', 'panggang')],
]);
/** Everything that needs one of the tools. */
const NEEDING = [
  ...new Set([...TOOLS.values()].flatMap(({ cooks }) => cooks)),
] as const satisfies readonly CookingMark[];

const ONLY_BEFORE = wordSet('cuma hanya modal adanya sebatas serba');
const ONLY_AFTER = wordSet('doang saja thok tok');
/** Before the tool that cooks the whole dish. */
const MEANS_BEFORE = wordSet('pakai dengan di');
/** With little more than a rice cooker, nothing is pounded and little is bought. */
const PLAIN = ['terkenal', 'sederhana', '!ulek'].map(readTest);
/** Longest gap between "cuma" and the tool, and from one tool to the next, in words. */
const MAX_WORDS_TO_TOOL = 3;

/**
 * Rules out every dish that needs a tool the asker does not have: "cuma punya rice cooker".
 * The tools stay in the question, since they are requests too.
 */
export function readAvailableTools({ words }: Pick<Reading, 'words'>): AvailableTools {
  const tools: Tool[] = [];
  let last = -Infinity;
  for (let at = 0; at < words.length; at += 1) {
    const tool = findPhrase(words, at, TOOLS);
    if (tool === undefined) continue;
    const end = at + tool.length;
    const isMeans = tool.meaning.isMeans === true && MEANS_BEFORE.has(words[at - 1]);
    const isOnly =
      isMeans ||
      clauseOf(words.slice(0, at).toReversed()).some((word) => ONLY_BEFORE.has(word)) ||
      clauseOf(words.slice(end)).some((word) => ONLY_AFTER.has(word));
    if (isOnly || at - last <= MAX_WORDS_TO_TOOL) {
      tools.push(tool.meaning);
      last = end;
    }
    at = end - 1;
  }
  if (tools.length === 0) return NO_TOOLS;
  const isMeans = tools.some((tool) => tool.isMeans);
  const cooks = tools.flatMap((tool) => tool.cooks);
  return {
    exclusions: [
      exclude({
        marks: cooks.length > 0 ? NEEDING.filter((way) => !cooks.includes(way)) : ['api'],
      }),
    ],
    isSelfHeating: tools.some((tool) => tool.isSelfHeating),
    isMeans,
    suits: isMeans ? [PLAIN] : [],
  };
}

/** The next words, up to where something else begins. */
function clauseOf(words: Tokens): readonly string[] {
  const near = words.slice(0, MAX_WORDS_TO_TOOL);
  const end = near.findIndex((word) => word === undefined || word === PAUSE);
  return near.slice(0, end === -1 ? near.length : end).map(String);
}
