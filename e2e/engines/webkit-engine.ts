import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { keyPresses, pointerPress, type BrowserEngine, type EngineTab } from './browser-engine.ts';

const START_MS = 60_000;
/** From a port to a display number: X servers have some 59,000 of them. */
const DISPLAY_BELOW_PORT = 10_000;
const POLL_MS = 100;

type Send = (verb: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

type WebKitCommands = { readonly driver: string; readonly browser: string };

/** WebKitGTK's MiniBrowser on a virtual display, driven by WebDriver over HTTP. */
export async function startWebKit({ driver, browser }: WebKitCommands): Promise<BrowserEngine> {
  const port = await freePort();
  // Its own process group, so that the display and the browser end with the driver. The port is
  // ours alone, and so is the display: two that look for a free display at once find the same one,
  // and only one starts.
  const display = [`--server-num=${port - DISPLAY_BELOW_PORT}`, '--auto-servernum'];
  const process_ = spawn('xvfb-run', [...display, driver, `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
    // Without a graphics card its compositor takes more processor time than the pages do.
    env: { ...process.env, WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
  });
  const exited = once(process_, 'exit');
  const send = sender(`http://127.0.0.1:${port}`);
  const failed = exited.then(() =>
    Promise.reject(new Error('WebKit or its display did not start')),
  );
  await Promise.race([untilReady(send), failed]);
  const options = { binary: browser, args: ['--automation'] };
  const { sessionId } = (await send('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  })) as { readonly sessionId: string };
  const session: Send = (verb, path, body) => send(verb, `/session/${sessionId}${path}`, body);
  await session('POST', '/window/rect', { width: 1280, height: 900 });
  let tabs = 0;
  return {
    newTab: async () => {
      tabs += 1;
      if (tabs === 1) return createTab(session, (await session('GET', '/window')) as string);
      // A background tab is not painted, so it cannot be clicked.
      const { handle } = (await session('POST', '/window/new', { type: 'window' })) as {
        readonly handle: string;
      };
      return createTab(session, handle);
    },
    close: async () => {
      await session('DELETE', '').catch(() => {});
      if (process_.pid !== undefined) process.kill(-process_.pid);
      await exited;
    },
  };
}

const sender =
  (address: string): Send =>
  async (verb, path, body) => {
    const response = await fetch(address + path, {
      method: verb,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { readonly value: unknown };
    if (!response.ok) throw new Error(`${verb} ${path}: ${JSON.stringify(value)}`);
    return value;
  };

async function untilReady(send: Send): Promise<void> {
  const giveUpAt = Date.now() + START_MS;
  for (;;) {
    try {
      await send('GET', '/status');
      return;
    } catch (error) {
      if (Date.now() > giveUpAt) throw error;
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }
}

function createTab(session: Send, handle: string): EngineTab {
  const inTab: Send = async (verb, path, body) => {
    await session('POST', '/window', { handle });
    return session(verb, path, body);
  };
  const act = async (input: object) => {
    await inTab('POST', '/actions', { actions: [input] });
    await session('DELETE', '/actions');
  };
  return {
    open: async (url) => void (await inTab('POST', '/url', { url })),
    evaluate: async (expression) => {
      const script = `const done = arguments[0];
        Promise.resolve(${expression}).then(
          (value) => done({ value: JSON.stringify(value ?? null) }),
          (error) => done({ error: String(error) }),
        );`;
      const answer = (await inTab('POST', '/execute/async', { script, args: [] })) as {
        readonly value?: string;
        readonly error?: string;
      };
      if (answer.value === undefined) throw new Error(answer.error);
      return JSON.parse(answer.value);
    },
    press: (x, y) => act(pointerPress(x, y)),
    type: (text) => act(keyPresses(text)),
    screenshot: async () => (await inTab('GET', '/screenshot')) as string,
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
