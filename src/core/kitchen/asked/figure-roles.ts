/** Words that say what money in a question is for; the last one before a figure decides. */
const MONEY_WORDS = [
  ['hpp', 'hpp'],
  ['modal', 'modal|ambil|kulak|bahan(?:nya)?'],
  ['price', String.raw`(?:di)?jual|(?:di)?ecer|harga(?=nya|\s*(?:jual|normal|ecer|per|rp)?\W*$)`],
  ['profit', 'untung|laba|bersih'],
  ['net', 'masuk kantong|diterima'],
  ['extra', 'kemasan|packaging|plastik|dus|bumbu|upah|ongkir|gas|listrik'],
  ['fee', 'plus|tambah'],
  ['invested', 'gerobak|alat|booth|freezer|mesin|etalase|kompor|sewa'],
  ['turnover', 'omset|omzet'],
  ['cash', 'duit|uang|punya|budget|dana'],
  ['unknown', String.raw`beli|harga|belanja|gaji|naik|dari\b|ke\b`],
] as const;
const UNSOLD = 'kebuang|terbuang|dibuang|susut|basi|(?:tidak|ga|gak) laku';
/** Words that say what a share in a question is. */
const SHARE_WORDS = [
  ['margin', 'untung|margin|laba|mark ?up'],
  ['commission', 'ojol|gofood|gojek|grab|shopee|aplikasi|komisi|motong|potong(?:an)?'],
  ['consignment', 'titip|konsinyasi|warung|minta'],
  ['deposit', String.raw`dp\b|uang muka|panjar`],
  ['discount', '(?:di)?(?:diskon|korting)'],
  ['unsold', `${UNSOLD}|sisa`],
  ['unknown', 'food cost|naik|turun'],
] as const;
/** Words after a figure that explain it if no word before it does: "15% ga laku", "20rb buat makan". */
const SHARE_WORDS_BEHIND = [['unsold', UNSOLD]] as const;
const MONEY_WORDS_BEHIND = [
  ['price', 'laku'],
  ['cash', '(?:buat|untuk) (?:makan|masak|jual|belanja|sehari)|dapat|dapet|cukup'],
] as const;

export type MoneyRole = (typeof MONEY_WORDS)[number][0];
export type ShareRole = (typeof SHARE_WORDS)[number][0];

/** The role of money or of a share, and the text from the word that tells it. */
type FoundRole<Role> = { readonly role: Role; readonly words: string };

/**
 * What money is for.
 *
 * @param said the text before it that no other figure has used.
 * @param near the words behind it.
 */
export const findMoneyRole = (said: string, near: string): FoundRole<MoneyRole> | undefined =>
  lastRole(MONEY_WORDS, said) ?? lastRole(MONEY_WORDS_BEHIND, near);

/** What a share is of; see {@link findMoneyRole}. */
export const findShareRole = (said: string, near: string): FoundRole<ShareRole> | undefined =>
  lastRole(SHARE_WORDS, said) ?? lastRole(SHARE_WORDS_BEHIND, near);

/** The role whose word comes last. */
function lastRole<Role>(
  words: readonly (readonly [Role, string])[],
  text: string,
): FoundRole<Role> | undefined {
  const found = words.flatMap(([role, pattern]) =>
    Array.from(text.matchAll(new RegExp(String.raw`\b(?:${pattern})`, 'gu')), ({ index }) => ({
      role,
      index,
      words: text.slice(index),
    })),
  );
  return found.toSorted((one, other) => other.index - one.index)[0];
}
