import type { DishKind } from '../../../../recipes/dish-extras.ts';
import { createLexicon, type Lexicon } from './phrase-lexicon.ts';

/** A request for a kind of dish. */
export type KindWish = {
  readonly kinds: readonly DishKind[];
  /**
   * True for words that also occur in names of dishes of other kinds ("sambal goreng ati" is not a
   * sambal): beside other words they are read as part of a name, alone as the kind.
   */
  readonly isInNames: boolean;
  /** True for words that apply to every dish of the kind: each `sayur` is a "sayur". */
  readonly isWide: boolean;
};

type Kinds = readonly DishKind[];
const kind = (...kinds: Kinds): KindWish => ({ kinds, isInNames: false, isWide: true });
const wide = (...kinds: Kinds): KindWish => ({ kinds, isInNames: true, isWide: true });
const word = (...kinds: Kinds): KindWish => ({ kinds, isInNames: true, isWide: false });

/** Words for kinds of dishes. */
export const KIND_WORDS: Lexicon<KindWish> = createLexicon([
  ['nasi', wide('nasi')],
  ['mi|bakmi', wide('mi')],
  ['bubur|jenang', word('bubur')],
  ['soto', word('soto')],
  ['sop', word('sup')],
  ['gulai|kari', word('gulai')],
  ['sate|sate-satean', word('sate')],
  ['sayur', wide('sayur')],
  ['sayuran|sayur mayur|olahan sayur', kind('sayur')],
  ['sambal', word('sambal')],
  ['aneka sambal|cocolan|resep sambal|macam sambal', kind('sambal')],
  ['kue', wide('kue', 'kue kering')],
  ['kue kering|kue toples|kue lebaran', kind('kue kering')],
  ['minuman|minum|minum-minuman|es-esan', kind('minuman')],
  ['lauk|lauk-pauk|teman nasi|lauk nasi', kind('lauk', 'gulai', 'sate')],
  ['gorengan|goreng-gorengan', kind('gorengan')],
  ['oleh-oleh|buah tangan', kind('kue', 'kue kering', 'jajanan', 'gorengan')],
  ['jajanan', kind('jajanan', 'gorengan', 'kue')],
  [
    'camilan|makanan ringan|kudapan|ngeteh|ngopi|teman kopi',
    kind('jajanan', 'gorengan', 'kue', 'kue kering'),
  ],
  [
    'makanan berat|makanan utama|hidangan utama',
    kind('nasi', 'mi', 'lauk', 'gulai', 'soto', 'sate', 'sup'),
  ],
  ['karbo|karbohidrat', kind('nasi', 'mi', 'bubur')],
]);
