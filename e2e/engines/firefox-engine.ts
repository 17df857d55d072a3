import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'undici';
import { keyPresses, pointerPress, type BrowserEngine, type EngineTab } from './browser-engine.ts';

const PREFERENCES = [
  'user_pref("browser.shell.checkDefaultBrowser", false);',
  'user_pref("datareporting.policy.dataSubmissionEnabled", false);',
  'user_pref("app.update.enabled", false);',
  'user_pref("network.captive-portal-service.enabled", false);',
  'user_pref("network.connectivity-service.enabled", false);',
];

type Reply = { readonly id?: number; readonly type: string; readonly result?: unknown };
type Send = (method: string, params: object) => Promise<unknown>;

/** Headless Firefox, driven by WebDriver BiDi over a web socket. */
export async function startFirefox(command: string): Promise<BrowserEngine> {
  const profile = await mkdtemp(join(tmpdir(), 'cobek-firefox-'));
  await writeFile(join(profile, 'user.js'), PREFERENCES.join('\n'));
  const options = ['--headless', '--remote-debugging-port=0', '--no-remote', '--profile', profile];
  const firefox = spawn(command, options, { stdio: ['ignore', 'ignore', 'pipe'] });
  const exited = once(firefox, 'exit');
  const address = await new Promise<string>((resolve, reject) => {
    let printed = '';
    firefox.stderr.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      const found = /WebDriver BiDi listening on (?<address>ws:\S+)/u.exec(printed);
      if (found?.groups?.['address'] !== undefined) resolve(found.groups['address']);
    });
    firefox.once('exit', () => reject(new Error(`Firefox did not start:\n${printed}`)));
  });
  const send = await connect(`${address}/session`);
  await send('session.new', { capabilities: {} });
  return {
    newTab: async () => {
      const { context } = (await send('browsingContext.create', { type: 'tab' })) as {
        readonly context: string;
      };
      await send('browsingContext.setViewport', {
        context,
        viewport: { width: 1280, height: 800 },
      });
      return createTab(send, context);
    },
    close: async () => {
      firefox.kill();
      await exited;
      await rm(profile, { recursive: true, force: true });
    },
  };
}

async function connect(address: string): Promise<Send> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, (reply: Reply) => void>();
  socket.addEventListener('message', ({ data }) => {
    const reply = JSON.parse(String(data)) as Reply;
    if (reply.id === undefined) return;
    waiting.get(reply.id)?.(reply);
    waiting.delete(reply.id);
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });
  let lastId = 0;
  return async (method, params) => {
    lastId += 1;
    const id = lastId;
    const reply = await new Promise<Reply>((resolve) => {
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params }));
    });
    if (reply.type === 'error') throw new Error(`${method}: ${JSON.stringify(reply)}`);
    return reply.result;
  };
}

function createTab(send: Send, context: string): EngineTab {
  const act = async (input: object) => {
    // Nobody clicks in a background tab, where transitions wait until it is visible.
    await send('browsingContext.activate', { context });
    await send('input.performActions', { context, actions: [input] });
  };
  return {
    open: async (url) => {
      await send('browsingContext.activate', { context });
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    evaluate: async (expression) => {
      // As text, so that BiDi's notation of values need not be parsed.
      const answer = (await send('script.evaluate', {
        expression: `Promise.resolve(${expression}).then((value) => JSON.stringify(value ?? null))`,
        target: { context },
        awaitPromise: true,
      })) as { readonly result?: { readonly value?: string }; readonly exceptionDetails?: unknown };
      if (answer.result?.value === undefined) throw new Error(JSON.stringify(answer));
      return JSON.parse(answer.result.value);
    },
    press: (x, y) => act(pointerPress(x, y)),
    type: (text) => act(keyPresses(text)),
    screenshot: async () =>
      ((await send('browsingContext.captureScreenshot', { context })) as { readonly data: string })
        .data,
  };
}
