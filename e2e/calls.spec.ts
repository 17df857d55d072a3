import { askAndWait, chatScreen, newQuestion, openChat, saveAsWord } from './chat-screen.ts';
import { BUILD_KEY, expect, GATEWAY_KEY, test } from './fixtures.ts';
import { dishCalls, titleCalls } from './gemini-calls.ts';

const EXPECTED_KEY = { 'static-key': BUILD_KEY, 'gateway-key': GATEWAY_KEY } as const;

for (const way of ['static-key', 'gateway-key'] as const) {
  test.describe(way, () => {
    test.use({ way });

    test('the search asks for Indonesian dishes about the question, as JSON in the Dish schema, with nothing that Google refuses', async ({
      page,
      gemini,
    }) => {
      await openChat(page);
      await expect(chatScreen(page).suggestedTitles).toHaveCount(10);
      const asked = newQuestion('lauk murah "tanpa santan"');
      await askAndWait(page, asked);
      const [call] = dishCalls(gemini);
      expect(call?.path).toBe('/v1beta/models/gemini-3.5-flash-lite:streamGenerateContent?alt=sse');
      expect(call?.headers['x-goog-api-key']).toBe(EXPECTED_KEY[way]);
      const body = JSON.parse(call?.body ?? '') as {
        readonly contents: readonly [{ readonly parts: readonly [{ readonly text: string }] }];
        readonly generationConfig: {
          readonly responseMimeType: string;
          readonly responseJsonSchema: { readonly items: { readonly properties: object } };
        };
      };
      const prompt = body.contents[0].parts[0].text;
      expect(prompt).toContain(JSON.stringify(asked));
      expect(prompt).toContain('daftar masakan Indonesia');
      expect(body.generationConfig.responseMimeType).toBe('application/json');
      const { properties } = body.generationConfig.responseJsonSchema.items;
      for (const field of [
        'foodName',
        'description',
        'completeRecept',
        'ingredient',
        'estimatedCostatRupiah',
        'price',
        'img',
      ]) {
        expect(properties).toHaveProperty(field);
      }

      await test.step('the key is only in its header, beside nothing that Google refuses', () => {
        const preflights = gemini.calls.filter(({ verb }) => verb === 'OPTIONS');
        expect(preflights.length > 0).toBe(way === 'static-key');
        for (const { headers } of preflights) {
          expect(headers['access-control-request-headers']).toBe('content-type,x-goog-api-key');
        }
        for (const { path, headers } of gemini.calls) {
          expect(path).not.toContain(EXPECTED_KEY[way]);
          expect(headers.cookie).toBeUndefined();
        }
      });

      // The gateway asked for its titles before the page was opened.
      if (way === 'gateway-key') return;
      await test.step('suggestions are requested as 10 random, different titles', () => {
        const [titles] = titleCalls(gemini);
        expect(titles?.path).toBe('/v1beta/models/gemini-3.5-flash-lite:generateContent');
        expect(titles?.body).toContain(
          '10 judul resep makanan dan minuman khas Indonesia secara acak',
        );
        expect(titles?.body).toContain('foodName');
      });
    });
  });
}

for (const way of ['static-collection', 'gateway-collection'] as const) {
  test.describe(way, () => {
    test.use({ way });

    test('without a key nothing is sent to another host', async ({
      page,
      site,
      witness,
      gemini,
    }) => {
      await page.goto('/');
      await openChat(page);
      await expect(chatScreen(page).suggestedTitles).toHaveCount(10);
      await askAndWait(page, newQuestion());
      await saveAsWord(page);
      await expect(chatScreen(page).toast('Dokumen Word sudah diunduh.')).toBeVisible();
      const hosts = new Set(
        witness.requests.filter((url) => url.startsWith('http')).map((url) => new URL(url).origin),
      );
      expect([...hosts]).toEqual([site]);
      expect(gemini.calls).toEqual([]);
      const paths = witness.requests.map((url) => new URL(url).pathname);
      const toGateway = paths.filter((path) => path.startsWith('/api/'));
      expect(toGateway.length > 0, 'a static site has only files').toBe(
        way === 'gateway-collection',
      );
    });
  });
}
