/**
 * The keys of local storage, all in one place, since a backup names those of every room. One room
 * reads and writes each; the others ask that room.
 */

/** Fixed by `docs/contract.md`: a map of id to a one-element list of {question, response}. */
export const HISTORY_KEY = 'chatHistory';
/** Where each answer came from and when, by id. Losing it loses no recipe. */
export const ORIGINS_KEY = 'chatOrigins';
/**
 * When each conversation was deleted, by id. It keeps a tab that has not heard of a deletion from
 * bringing the conversation back.
 */
export const DELETED_KEY = 'chatDeleted';
/** `1` if the archive holds anything. */
export const ARCHIVED_KEY = 'chatArchived';
/** `true` if the visitor has closed the history on a small screen and not opened it since. */
export const SIDEBAR_CLOSED_KEY = 'isHistoryClosed';

/** Fixed by `docs/contract.md`: its value is JSON, `true` or `false`. */
export const DARK_MODE_KEY = 'isDarkMode';
/** The visitor's own Gemini key: stored in this browser, sent only to Google. */
export const GEMINI_KEY = 'geminiApiKey';
/** `{ key: time }`: when each setting was last changed, so that a backup knows what is newer. */
export const CHANGES_KEY = 'settingChanges';
/** When this device was backed up, reminded of that, and asked to keep its storage, in ms. */
export const BACKUP_TIMES_KEY = 'backupTimes';

/** The dishes being cooked. */
export const COOKING_KEY = 'cookingPlace';
/** The dishes to shop for, and which items are ticked or already at home. */
export const SHOPPING_KEY = 'shoppingList';
/**
 * A map of identity to `{ at, dish }`, or `{ at }` for a star that was removed; `at` in
 * milliseconds since the epoch. Dishes are stored whole, so that they outlive their conversation.
 */
export const STARS_KEY = 'starredDishes';

/**
 * Selling mode, and what was chosen for answers, by conversation. Neither is a preference; the
 * name stays, since it is stored.
 */
export const PREFERENCES_KEY = 'preferences';
/** Figures of the business, and of single dishes. */
export const BUSINESS_COSTS_KEY = 'businessCosts';
/** What the owner pays for ingredients. */
export const OWN_PRICES_KEY = 'ownPrices';
