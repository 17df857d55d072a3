/** How often suggestions are refreshed while they are visible. */
export const SUGGESTION_REFRESH_MS = 60_000;
export const SUGGESTION_COUNT = 10;

/** Two presses of Enter within this time send the question. */
export const DOUBLE_ENTER_MS = 500;
/** Enter is ignored while the question, trimmed, is shorter than this. */
export const MIN_QUESTION_LENGTH = 2;

/** The textarea grows with its text up to this height. */
export const COMPOSER_MAX_HEIGHT_PX = 100;

/** At this window width and below the sidebar is an overlay that starts open. */
export const SMALL_SCREEN_MAX_WIDTH_PX = 800;

/** How long a toast with an action stays. */
export const TOAST_MS = 6_000;
