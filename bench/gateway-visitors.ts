import { Agent, request, type ClientRequest } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** What one visitor saw of an answer; times in milliseconds. */
export type SeenAnswer = {
  /** From the request to the head of the response. */
  readonly headMs: number;
  /** From the request to the first whole dish, which the upstream sends at once. */
  readonly firstDishMs: number;
  /** For each later dish: from the upstream's last piece of it to the visitor. */
  readonly laterDishesMs: readonly number[];
};

/** What a number of visitors saw, and what went wrong. */
type Sightings = { readonly answers: SeenAnswer[]; errors: number };

const DISHES = 5;

/** The mark that the upstream leaves in a dish, and the blank line that ends its event. */
const CLOSED_DISH = /sent-(\d+)-[^\n]*\n\r?\n/gu;

const nowMs = () => Number(process.hrtime.bigint() / 1000n) / 1000;

const agent = new Agent({ keepAlive: true, maxSockets: Infinity, maxFreeSockets: Infinity });

let asked = 0;

/** A new question each time; the fake upstream obeys the pause in it. */
export function newQuestion(pauseMs: number): string {
  asked += 1;
  return `soto nomor ${asked}, jeda ${pauseMs} ms`;
}

const requestTo = (url: string, question: string, visitor: number) => {
  const body = JSON.stringify({ question });
  const sent = request(`${url}/api/dishes`, {
    agent,
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'x-forwarded-for': addressOf(visitor),
    },
  });
  sent.end(body);
  return sent;
};

const addressOf = (visitor: number) => `10.0.${Math.floor(visitor / 250)}.${(visitor % 250) + 1}`;

/** Asks once and reads to the end. */
export function ask(url: string, question: string, visitor = 0): Promise<SeenAnswer> {
  return new Promise((resolve, reject) => {
    const startedAt = nowMs();
    let headMs = Number.NaN;
    const dishesMs: number[] = [];
    let text = '';
    const sent = requestTo(url, question, visitor);
    sent.on('error', reject);
    sent.on('response', (response) => {
      headMs = nowMs() - startedAt;
      response.setEncoding('utf8');
      response.on('data', (piece: string) => {
        const seenAt = nowMs();
        text += piece;
        let read = 0;
        for (const { 0: whole, 1: sentAt, index } of text.matchAll(CLOSED_DISH)) {
          dishesMs.push(seenAt - (dishesMs.length === 0 ? startedAt : Number(sentAt) / 1000));
          read = index + whole.length;
        }
        text = text.slice(read);
      });
      response.on('error', reject);
      response.on('end', () => {
        const [firstDishMs, ...laterDishesMs] = dishesMs;
        if (
          response.statusCode === 200 &&
          firstDishMs !== undefined &&
          dishesMs.length === DISHES
        ) {
          resolve({ headMs, firstDishMs, laterDishesMs });
        } else {
          reject(new Error(`${response.statusCode}: ${dishesMs.length} dishes`));
        }
      });
    });
  });
}

export type CrowdOptions = {
  readonly streams: number;
  readonly pauseMs: number;
  /** How long all are connected at once; they arrive before that and leave after it. */
  readonly fullMs: number;
};

/** Warms up a server before measurement: some two thousand answers, until its code is compiled. */
export const WARM_UP: CrowdOptions = { streams: 20, pauseMs: 30, fullMs: 12_000 };

/** Keeps a number of answers open at once, each to a different question. */
export async function watchCrowd(
  url: string,
  { streams, pauseMs, fullMs }: CrowdOptions,
): Promise<Sightings> {
  const seen: Sightings = { answers: [], errors: 0 };
  const answerMs = pauseMs * (DISHES - 1);
  const until = nowMs() + answerMs + fullMs;
  const visit = async (visitor: number) => {
    // Spread over the length of an answer: real visitors do not ask in step.
    await sleep((answerMs * visitor) / streams);
    while (nowMs() < until) {
      try {
        seen.answers.push(await ask(url, newQuestion(pauseMs), visitor));
      } catch {
        seen.errors += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: streams }, (_, visitor) => visit(visitor)));
  return seen;
}

type HeldStreams = {
  readonly errors: number;
  /** Streams that have received something and are still open. */
  readonly open: number;
  /** All visitors leave. */
  leave(): void;
};

const FIRST_DISH_LIMIT_MS = 20_000;

/** Opens streams and holds them after the first dish; `questionOf` gives each question. */
export async function holdStreams(
  url: string,
  count: number,
  questionOf: () => string,
): Promise<HeldStreams> {
  const requests: ClientRequest[] = [];
  const now = { errors: 0, open: 0, hasLeft: false };
  const openOne = (visitor: number) =>
    new Promise<void>((resolve) => {
      const fail = () => {
        if (!now.hasLeft) now.errors += 1;
        resolve();
      };
      const sent = requestTo(url, questionOf(), visitor);
      requests.push(sent);
      sent.on('error', fail);
      sent.on('response', (response) => {
        response.on('error', fail);
        if (response.statusCode !== 200) fail();
        response.once('data', () => {
          now.open += 1;
          response.once('close', () => {
            now.open -= 1;
          });
          resolve();
        });
        response.resume();
      });
    });
  const opening = Promise.all(Array.from({ length: count }, (_, visitor) => openOne(visitor)));
  await Promise.race([opening, sleep(FIRST_DISH_LIMIT_MS, undefined, { ref: false })]);
  return {
    get errors() {
      return now.errors;
    },
    get open() {
      return now.open;
    },
    leave() {
      now.hasLeft = true;
      for (const sent of requests) sent.destroy();
    },
  };
}

const END_OF_RESPONSE = '0\r\n\r\n';

/**
 * Asks one question repeatedly over some connections, each waiting for its answer.
 *
 * Uses bare sockets, so that it costs far less than what it measures.
 *
 * @returns answers a second.
 */
export async function hammer(
  url: string,
  question: string,
  { connections, durationMs }: { readonly connections: number; readonly durationMs: number },
): Promise<number> {
  const { hostname, port } = new URL(url);
  const body = JSON.stringify({ question });
  const head = [
    'POST /api/dishes HTTP/1.1',
    `host: ${hostname}:${port}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    'x-forwarded-for: 10.1.0.1',
  ].join('\r\n');
  const message = Buffer.from(`${head}\r\n\r\n${body}`);
  let answers = 0;
  const startedAt = nowMs();
  const until = startedAt + durationMs;
  const work = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(Number(port), hostname, () => socket.write(message));
      let tail = '';
      socket.on('error', reject);
      socket.on('close', () => resolve());
      socket.on('data', (piece) => {
        tail = (tail + piece.toString('latin1')).slice(-END_OF_RESPONSE.length);
        if (tail !== END_OF_RESPONSE) return;
        tail = '';
        answers += 1;
        if (nowMs() < until) socket.write(message);
        else socket.destroy();
      });
    });
  await Promise.all(Array.from({ length: connections }, work));
  return answers / ((nowMs() - startedAt) / 1000);
}
