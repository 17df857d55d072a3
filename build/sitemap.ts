/** `sitemap.xml`: what a search engine may list, as absolute addresses. */
export function writeSitemap(paths: readonly string[], siteUrl: string): string {
  const entries = paths.map((path) => `<url><loc>${new URL(path, siteUrl).href}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
}

/** A line of `robots.txt` that tells search engines where it is. */
export const sitemapHint = (siteUrl: string) =>
  `Sitemap: ${new URL('/sitemap.xml', siteUrl).href}\n`;
