import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A fake Gemini in its own process: five dishes in three pieces each, with the pause that the
 * question names ("jeda 200 ms"); with "setengah", the pause falls in the middle of the second
 * dish. Every dish carries the time its last piece was sent. `GET /calls` says how many calls were
 * made and how many are open.
 */
const DISHES = 5;
const PIECES = 3;
/** Pieces sent at once if the pause falls in the second dish. */
const PIECES_OF_ONE_AND_A_HALF = 5;

const FILLER_STEPS = Array.from({ length: 7 }, (_, index) => ({
  number: index + 1,
  step: 'Tumis bumbu dengan api sedang sampai harum dan matang, lalu masukkan bahan utama, aduk rata, dan masak sampai kuahnya menyusut.',
}));

const FILLER_INGREDIENTS = Array.from({ length: 11 }, (_, index) => ({
  name: `Bumbu halus: bahan nomor ${index + 1}, iris tipis`,
  servingSize: '2 sdm',
}));

const calls = { dishes: 0, suggestions: 0, open: 0 };

/** The same clock in every process of the machine, in microseconds. */
const nowMicroseconds = () => Number(process.hrtime.bigint() / 1000n);

/** A dish without its last characters, as long as a real one: about 1.7 KB. */
const dishStart = (number: number) =>
  JSON.stringify({
    foodName: `Hidangan ${number}`,
    description: 'Kuahnya gurih, rempahnya hangat, dan enak disantap selagi mengepul.',
    ingredient: FILLER_INGREDIENTS,
    completeRecept: FILLER_STEPS,
    estimatedCostatRupiah: 45_000,
    price: 15_000,
    porsi: 4,
  }).slice(0, -1);

const DISH_STARTS = Array.from({ length: DISHES }, (_, index) => dishStart(index + 1));

const chunk = (text: string, finishReason?: string) =>
  `data: ${JSON.stringify({
    candidates: [{ content: { role: 'model', parts: [{ text }] }, finishReason }],
    usageMetadata: { promptTokenCount: 300, candidatesTokenCount: 500 },
    modelVersion: 'bench',
  })}\r\n\r\n`;

function pieceOf(dish: number, piece: number): string {
  const start = DISH_STARTS[dish] ?? '';
  const length = Math.ceil(start.length / PIECES);
  const text = start.slice(piece * length, (piece + 1) * length);
  const before = piece > 0 ? '' : dish === 0 ? '[' : ',';
  const after = piece < PIECES - 1 ? '' : `,"img":"sent-${nowMicroseconds()}-"}`;
  return chunk(before + text + after);
}

const CLOSING = chunk(']', 'STOP');

function sendDishes(response: ServerResponse, pauseMs: number, piecesAtOnce: number): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  let timer: NodeJS.Timeout | undefined;
  calls.open += 1;
  response.once('close', () => {
    calls.open -= 1;
    clearTimeout(timer);
  });
  let at = 0;
  const sendNext = () => {
    response.write(pieceOf(Math.floor(at / PIECES), at % PIECES));
    at += 1;
    if (at === DISHES * PIECES) response.end(CLOSING);
    // The first dish is sent at once: the time until the visitor has it is spent on the way.
    else if (at < piecesAtOnce || pauseMs === 0) sendNext();
    else timer = setTimeout(sendNext, pauseMs / PIECES);
  };
  sendNext();
}

function sendTitles(response: ServerResponse): void {
  const titles = Array.from({ length: 10 }, (_, index) => ({
    foodName: `Saran ${calls.suggestions} ${index}`,
  }));
  const parts = [{ text: JSON.stringify(titles) }];
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ candidates: [{ content: { parts }, finishReason: 'STOP' }] }));
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  if (request.url === '/calls') {
    response.end(JSON.stringify(calls));
  } else if (request.url?.includes('streamGenerateContent')) {
    calls.dishes += 1;
    const asked = Buffer.concat(pieces).toString();
    const [, pauseMs] = /jeda (\d+) ms/u.exec(asked) ?? [];
    const piecesAtOnce = asked.includes('setengah') ? PIECES_OF_ONE_AND_A_HALF : PIECES;
    sendDishes(response, Number(pauseMs ?? 0), piecesAtOnce);
  } else {
    calls.suggestions += 1;
    sendTitles(response);
  }
}

const server = createServer((request, response) => {
  answer(request, response).catch(() => response.destroy());
});
// Longer than any pause between two rounds, so that no connection closes just as it is used.
server.keepAliveTimeout = 120_000;
server.listen(0, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
// The parent process keeps this pipe open as long as it lives.
process.stdin.on('end', () => process.exit()).resume();
