/** Starts the part of an address after `#` that identifies a starred dish. */
export const STARRED_HASH = '#bintang.';

/** Every address of the product. */
export const paths = {
  landing: '/',
  chat: '/start-chat',
  /** The chat screen with a saved conversation open. */
  conversation: (id: string) => `/start-chat?id=${encodeURIComponent(id)}`,
  /** The list of starred dishes. */
  stars: '/bintang',
  /** One dish, in the part of the address after `#`. */
  dish: '/hidangan',
  starredDish: (identity: string) => `/hidangan${STARRED_HASH}${encodeURIComponent(identity)}`,
  /** The chat screen with a question typed but not asked. */
  question: (question: string) => `/start-chat?tanya=${encodeURIComponent(question)}`,
  /** All recipes of the collection, to browse. */
  collection: '/koleksi',
  /** Only their names: short enough to need no JavaScript. */
  names: '/koleksi/a-z',
  /** The page of one recipe of the collection. */
  recipe: (slug: string) => `/koleksi/${slug}`,
  /** The page served for every unknown address. */
  notFound: '/404',
} as const;

/** Names of the query parameters: one selects a saved conversation, one fills the composer. */
export const CONVERSATION_PARAMETER = 'id';
export const QUESTION_PARAMETER = 'tanya';

/**
 * The one spelling of a path: static hosts also accept the file behind it, a slash at the end and,
 * some of them, capitals. `/start-chat.html`, `/START-CHAT/` → `/start-chat`.
 */
export function canonicalPath(pathname: string): string {
  const segments = pathname.toLowerCase().split('/');
  const last = segments.at(-1);
  if (last?.endsWith('.html')) segments[segments.length - 1] = last.slice(0, -'.html'.length);
  if (segments.at(-1) === 'index') segments.pop();
  return `/${segments.filter((segment) => segment !== '').join('/')}`;
}
