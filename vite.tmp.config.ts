import { existsSync } from 'node:fs';
import { defineConfig, mergeConfig } from 'vite';
import base from './vite.config.ts';
const stub = `
import { bundledCollection as d } from '/src/core/sources/collection/bundled-collection.ts';
const mk = () => ({ async *findDishes(q, {signal}) { for (const i of [3, 40, 400]) { await new Promise(r=>setTimeout(r,300)); yield await d.loadDish(i); } return {source:'collection', complete:true}; }, suggestDishes: async (n) => (await d.loadTitles()).slice(0,n).map(foodName=>({foodName})) });
export const createCollectionSource = mk, createGeminiSource = mk, createGatewaySource = mk; export const checkKey = async () => 'gemini-3.5-flash-lite';`;
export default defineConfig((env) => mergeConfig((base as any)(env), { plugins: [{ name: 's', enforce: 'pre', resolveId(id: string) { if (/(gemini-source|gateway-source|collection-source|check-key)\.ts$/.test(id) && !existsSync(id.replace('#core', './src/core'))) return '\0stub' ; }, load(id: string) { if (id === '\0stub') return stub; } }] }));
