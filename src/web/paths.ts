/** Every address of the product. */
export const paths = {
  landing: '/',
  chat: '/start-chat',
  /** The chat screen with a saved conversation open. */
  conversation: (id: string) => `/start-chat?id=${encodeURIComponent(id)}`,
} as const;

/** Name of the query parameter that selects a saved conversation. */
export const CONVERSATION_PARAMETER = 'id';
