/** Loads with the gateway's source. */
export const unreachableText = 'Internet tidak tersambung, jadi ini dari koleksi Cobek.';
