/** Loads with the gateway's source. */
export const unreachableText = 'AI-nya tidak bisa dihubungi, jadi ini dari koleksi Cobek.';
