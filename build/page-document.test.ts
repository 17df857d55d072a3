import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import type { RecipePage } from '../src/core/sources/collection/recipe-page.ts';
import { writeDocument, type DocumentParts } from './page-document.ts';

const TEMPLATE = `<!doctype html><html><head><meta charset="utf-8" /><title>Cobek</title>
<meta
  name="description"
  content="Asisten resep"
/>
<meta property="og:title" content="Cobek" />
<meta property="og:description" content="Asisten" />
<meta property="og:image" content="/social-card.png" />
<meta property="og:image:alt" content="Cobek" />
<link rel="stylesheet" href="/assets/style-1.css"></head><body><div id="root"></div>
<script type="module" src="/src/main.tsx"></script></body></html>`;

const recipe: RecipePage = {
  dish: {
    foodName: 'Sambal "Matah" & </script><b>Kecombrang',
    description: 'Segar & pedas.',
    completeRecept: [{ number: 1, step: 'Iris tipis.' }],
    ingredient: [{ name: 'Bawang merah', servingSize: '10 siung' }],
    estimatedCostatRupiah: 12_000,
    price: 0,
    img: '',
    porsi: 4,
    slug: 'sambal-matah',
  },
  related: [],
};

const write = (parts: Partial<DocumentParts>) =>
  writeDocument({
    template: TEMPLATE,
    path: '/koleksi/sambal-matah',
    title: 'Resep Sambal "Matah" & Kecombrang — Cobek',
    html: '<main>$& $1</main>',
    css: 'p{top:0}',
    script: '<script>start()</script>',
    siteUrl: undefined,
    ...parts,
  });

describe('the document of a page', () => {
  test('has its title, its styles inline, and the page as rendered', () => {
    const document = write({});
    expect(document).toContain(
      '<title>Resep Sambal &quot;Matah&quot; &amp; Kecombrang — Cobek</title>',
    );
    expect(document).toContain('<style>p{top:0}</style>');
    expect(document).toContain('data-page="/koleksi/sambal-matah"><main>$& $1</main></div>');
    expect(document).toContain('<script>start()</script>');
    expect(document).not.toMatch(/stylesheet|type="module"|canonical|page-data/u);
  });

  test('contains a recipe that cannot end a script or become markup', () => {
    const document = write({ recipe });
    expect(document).not.toContain('</script><b>');
    const [, data = ''] = /id="page-data">(.*?)<\/script>/u.exec(document) ?? [];
    expect(JSON.parse(data)).toEqual(recipe);
    const [, told = ''] = /ld\+json">(.*?)<\/script>/u.exec(document) ?? [];
    expect(JSON.parse(told)).toMatchObject({ name: recipe.dish.foodName });
    expect(document).toContain('og:description" content="Segar &amp; pedas."');
    expect(document).toMatch(/name="description"\s+content="Resep Sambal &quot;Matah&quot;/u);
    expect(document).toContain('og:image" content="/social-card.png"');
  });

  test.each([
    ['?porsi=50', true],
    ['?dari=x&porsi=50', true],
    ['', false],
    ['?porsi=', false],
    ['?porsian=5', false],
  ])(
    'of a recipe opened with %j notes before it is painted that its amounts will change: %j',
    (search, isNoted) => {
      const [head = ''] = write({ recipe }).split('</head>');
      const [, script = ''] = /<script>(.*?)<\/script>/u.exec(head) ?? [];
      const dataset: Record<string, string> = {};
      // As the page runs it.
      runInNewContext(script, { location: { search }, document: { documentElement: { dataset } } });
      expect('resizing' in dataset).toBe(isNoted);
    },
  );

  test('contains absolute addresses if the site has one', () => {
    const document = write({ recipe, siteUrl: 'https://cobek.example' });
    const page = 'https://cobek.example/koleksi/sambal-matah';
    expect(document).toContain(`<link rel="canonical" href="${page}" />`);
    expect(document).toContain(`og:url" content="${page}"`);
    expect(document).toContain(`og:image" content="${page}/kartu.png"`);
    expect(document).toContain(`"image":["${page}/kartu.png"]`);
  });

  test('of an address without a page contains none', () => {
    expect(write({ path: '/404', siteUrl: 'https://cobek.example' })).not.toContain('canonical');
  });
});
