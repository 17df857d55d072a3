/** A title as the name of a file or a page: `soto-betawi`. */
export function recipeSlug(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/['’]/gu, '')
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^-|-$/gu, '');
}
