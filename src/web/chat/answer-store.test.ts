import { describe, expect, test } from 'vitest';
import { createManualClock } from '#core/fixtures/manual-clock.ts';
import type { Dish } from '#core/recipes/dish.ts';
import { RecipeError } from '#core/recipes/recipe-error.ts';
import { SAMPLE_DISHES } from '#core/sources/gemini/fixtures/sample-dishes.ts';
import type { RecipeSource } from '#core/sources/recipe-source.ts';
import { choosing, createFakeSource, settle, type AskedAnswer } from '../fixtures/fake-source.ts';
import { createFakeStorage, fillUp } from '../fixtures/fake-storage.ts';
import { openHistory } from '../fixtures/open-history.ts';
import type { AnswerRoute, Conversation } from '../history/conversation.ts';
import { HISTORY_KEY } from '../storage/storage-keys.ts';
import { shownConversation } from './answer-state.ts';
import { createAnswerStore, type AnswerStore } from './answer-store.ts';

const [soto, rendang, gado] = SAMPLE_DISHES as readonly [Dish, Dish, Dish];

type Setting = { readonly route?: AnswerRoute; readonly isOnline?: boolean };

function open({ route = 'own-key', isOnline = true }: Setting = {}) {
  const storage = createFakeStorage();
  const history = openHistory(storage);
  const source = createFakeSource();
  const collection = createFakeSource();
  const logged: unknown[] = [];
  const answers = createAnswerStore({
    choose: () => choosing(source, route),
    collection: choosing(collection, 'collection'),
    history,
    isOnline: () => isOnline,
    clock: createManualClock(),
    logError: (_what, error) => void logged.push(error),
  });
  const call = (index: number): AskedAnswer => {
    const asked = source.answers[index];
    if (asked === undefined) throw new Error(`The source was not asked ${index + 1} times`);
    return asked;
  };
  const names = () => dishesOf(answers).map(({ foodName }) => foodName);
  const saved = () => {
    void history.refresh();
    return Promise.all(history.getState().entries.map(({ id }) => history.read(id)));
  };
  return { answers, storage, history, source, collection, logged, call, names, saved };
}

function dishesOf(answers: AnswerStore): readonly Dish[] {
  const answer = answers.getState();
  return 'dishes' in answer ? answer.dishes : [];
}

const idOf = (answers: AnswerStore) => shownConversation(answers.getState());

const savedIn = (storage: ReturnType<typeof createFakeStorage>) =>
  Object.values(JSON.parse(storage.stored.get(HISTORY_KEY) ?? '{}') as object) as unknown[];

describe('an answer', () => {
  test('appears dish by dish and is saved at its end', async () => {
    const { answers, storage, call, names } = open();
    const asking = answers.ask('soto');
    expect(answers.getState()).toEqual({ status: 'writing', question: 'soto', dishes: [] });
    await call(0).dish(soto);
    expect(answers.getState().status).toBe('writing');
    expect(names()).toEqual([soto.foodName]);
    expect(storage.stored.size).toBe(0);
    await call(0).dish(rendang);
    expect(names()).toEqual([soto.foodName, rendang.foodName]);
    await call(0).end({ source: 'gemini', model: 'gemini-uji', complete: true });
    const id = await asking;
    expect(answers.getState()).toEqual({
      status: 'shown',
      question: 'soto',
      dishes: [soto, rendang],
      origin: { source: 'gemini', model: 'gemini-uji', complete: true, route: 'own-key' },
      conversationId: id,
    });
    expect(savedIn(storage)).toEqual([[{ question: 'soto', response: [soto, rendang] }]]);
  });

  test.each(['truncated', 'blocked', 'interrupted'] as const)(
    'that broke off keeps its dishes and says why: %s',
    async (reason) => {
      const { answers, call, saved } = open();
      const asking = answers.ask('soto');
      await call(0).dish(soto);
      await call(0).end({ source: 'gemini', complete: false, reason });
      const id = await asking;
      expect(answers.getState()).toMatchObject({ origin: { complete: false, reason } });
      expect(await saved()).toMatchObject([{ id, response: [soto], origin: { reason } }]);
    },
  );

  test('differs from the previous one if another version is requested', async () => {
    const { answers, call } = open();
    void answers.ask('soto');
    expect(call(0).fresh).toBeUndefined();
    void answers.ask('soto', { fresh: true });
    expect(call(1).fresh).toBe(true);
  });

  test('comes from the collection on request', async () => {
    const { answers, source, collection } = open();
    const asking = answers.ask('soto', { fromCollection: true });
    expect(source.answers).toEqual([]);
    await collection.answers[0]?.dish(soto);
    await collection.answers[0]?.end({ source: 'collection', complete: true, nearest: true });
    await asking;
    expect(answers.getState()).toMatchObject({
      origin: { source: 'collection', complete: true, nearest: true, route: 'collection' },
    });
  });

  test('asks the source chosen now, not that of the last question', async () => {
    const [first, second] = [createFakeSource(), createFakeSource()];
    let chosen = first;
    const { history, collection } = open();
    const answers = createAnswerStore({
      choose: () => choosing(chosen),
      collection: choosing(collection),
      history,
      isOnline: () => true,
      clock: createManualClock(),
      logError: () => {},
    });
    void answers.ask('soto');
    chosen = second;
    void answers.ask('rawon');
    expect(first.answers.map(({ question }) => question)).toEqual(['soto']);
    expect(second.answers.map(({ question }) => question)).toEqual(['rawon']);
  });

  test('keeps the composer disabled exactly while it is written', async () => {
    const { answers, call } = open();
    const isBusy = () => answers.getState().status === 'writing';
    expect(isBusy()).toBe(false);
    const asking = answers.ask('soto');
    expect(isBusy()).toBe(true);
    await call(0).dish(soto);
    expect(isBusy()).toBe(true);
    await call(0).end();
    await asking;
    expect(isBusy()).toBe(false);
  });
});

describe('a new question', () => {
  test('cancels the old one; its dishes are saved and nothing of it arrives late', async () => {
    const { answers, call, names, saved } = open();
    const first = answers.ask('soto');
    await call(0).dish(soto);
    const second = answers.ask('rendang');
    expect(call(0).signal.aborted).toBe(true);
    expect(answers.getState()).toMatchObject({
      status: 'writing',
      question: 'rendang',
      dishes: [],
    });
    await call(0).dish(gado);
    expect(names()).toEqual([]);
    await call(1).dish(rendang);
    await call(0).end();
    expect(await first).toBeUndefined();
    expect(names()).toEqual([rendang.foodName]);
    await call(1).end();
    expect(await second).toBe(idOf(answers));
    expect(await saved()).toMatchObject([
      { question: 'rendang', response: [rendang] },
      { question: 'soto', response: [soto], origin: { complete: false, reason: 'interrupted' } },
    ]);
  });

  test('is not affected by the late failure of the old one', async () => {
    const { answers, call, logged } = open();
    const first = answers.ask('soto');
    void answers.ask('rendang');
    await call(0).fail(new RecipeError('unavailable'));
    expect(await first).toBeUndefined();
    expect(answers.getState()).toMatchObject({ status: 'writing', question: 'rendang' });
    expect(logged).toEqual([]);
  });

  test('asked twice at once gets one answer', async () => {
    const { answers, call, names, saved } = open();
    const asking = [answers.ask('soto'), answers.ask('soto')];
    await call(0).dish(soto);
    await call(1).dish(soto);
    await call(1).end();
    await call(0).end();
    const ids = await Promise.all(asking);
    expect(ids[0]).toBeUndefined();
    expect(ids[1]).toBe(idOf(answers));
    expect(names()).toEqual([soto.foodName]);
    expect(await saved()).toHaveLength(1);
  });

  test('clears the failure of the one before', async () => {
    const { answers, call } = open();
    const failing = answers.ask('soto');
    await call(0).fail(new RecipeError('blocked'));
    await failing;
    void answers.ask('rendang');
    expect(answers.getState()).toEqual({ status: 'writing', question: 'rendang', dishes: [] });
  });
});

describe('an answer that is replaced', () => {
  const waysOut = [
    ['stopped', (answers: ReturnType<typeof open>['answers']) => void answers.stop()],
    ['cleared', (answers: ReturnType<typeof open>['answers']) => answers.clear()],
    ['followed by another', (answers: ReturnType<typeof open>['answers']) => void answers.ask('x')],
  ] as const;

  test.each(waysOut)(
    'by being %s is over at once, even if its source never ends',
    async (_, leave) => {
      const { answers } = open();
      const asking = answers.ask('soto');
      leave(answers);
      const late = Symbol('still waiting');
      expect(await Promise.race([asking, settle().then(() => late)])).toBeUndefined();
    },
  );

  test.each(waysOut)('by being %s releases its source', async (_, leave) => {
    const { answers, call } = open();
    void answers.ask('soto');
    await call(0).dish(soto);
    leave(answers);
    // The source ignores the signal, so it is released when it next yields.
    await call(0).dish(rendang);
    expect(call(0).isReleased).toBe(true);
  });

  test('releases a source whose next dish was ready', async () => {
    let isReleased = false;
    const eager: RecipeSource = {
      async *findDishes() {
        try {
          yield soto;
          yield rendang;
          return { source: 'gemini', complete: true };
        } finally {
          isReleased = true;
        }
      },
      suggestDishes: () => Promise.resolve([]),
    };
    const { history } = open();
    const answers = createAnswerStore({
      choose: () => choosing(eager),
      collection: choosing(eager),
      history,
      isOnline: () => true,
      clock: createManualClock(),
      logError: () => {},
    });
    answers.subscribe((answer) => {
      if (answer.status === 'writing' && answer.dishes.length === 1) void answers.stop();
    });
    await answers.ask('soto');
    await settle();
    expect(dishesOf(answers)).toEqual([soto]);
    expect(isReleased).toBe(true);
  });
});

describe('stopping', () => {
  test('keeps the complete dishes and saves them at once', async () => {
    const { answers, call, saved } = open();
    const asking = answers.ask('soto');
    await call(0).dish(soto);
    const id = await answers.stop();
    expect(call(0).signal.aborted).toBe(true);
    expect(answers.getState()).toMatchObject({
      status: 'shown',
      question: 'soto',
      dishes: [soto],
      conversationId: id,
      origin: { route: 'own-key', source: 'gemini', complete: false, reason: 'interrupted' },
    });
    await call(0).dish(rendang);
    await call(0).end();
    expect(await asking).toBeUndefined();
    expect(dishesOf(answers)).toEqual([soto]);
    expect(await saved()).toMatchObject([{ id, response: [soto] }]);
  });

  test('at the moment of a failure counts as stopping, not as a failure', async () => {
    const broken: RecipeSource = {
      async *findDishes(question) {
        if (question === 'soto') throw new RecipeError('network');
        yield soto;
        return { source: 'gemini', complete: true };
      },
      suggestDishes: () => Promise.resolve([]),
    };
    const { history } = open();
    const logged: unknown[] = [];
    const answers = createAnswerStore({
      choose: () => choosing(broken),
      collection: choosing(broken),
      history,
      isOnline: () => true,
      clock: createManualClock(),
      logError: (_what, error) => void logged.push(error),
    });
    const asking = answers.ask('soto');
    void answers.stop();
    expect(await asking).toBeUndefined();
    expect(answers.getState()).toEqual(answers.getInitialState());
    expect(logged).toEqual([]);
  });

  test('before the first dish leaves the empty screen and saves nothing', async () => {
    const { answers, call, storage } = open();
    const asking = answers.ask('soto');
    expect(await answers.stop()).toBeUndefined();
    expect(answers.getState()).toEqual(answers.getInitialState());
    await call(0).dish(soto);
    expect(await asking).toBeUndefined();
    expect(dishesOf(answers)).toEqual([]);
    expect(storage.stored.size).toBe(0);
  });

  test('is not a failure, even if the source says that it was aborted', async () => {
    const { answers, call, logged } = open();
    const asking = answers.ask('soto');
    void answers.stop();
    await call(0).fail(new DOMException('Aborted', 'AbortError'));
    await asking;
    expect(answers.getState().status).toBe('empty');
    expect(logged).toEqual([]);
  });

  test('does nothing when nothing is running', async () => {
    const { answers, call, saved } = open();
    const asking = answers.ask('soto');
    await call(0).dish(soto);
    await call(0).end();
    await asking;
    const before = answers.getState();
    expect(await answers.stop()).toBeUndefined();
    expect(answers.getState()).toBe(before);
    expect(await saved()).toHaveLength(1);
  });

  test('an answer of the collection says that the collection wrote it', async () => {
    const { answers, collection } = open();
    void answers.ask('soto', { fromCollection: true });
    await collection.answers[0]?.dish(soto);
    void answers.stop();
    expect(answers.getState()).toMatchObject({
      origin: { route: 'collection', source: 'collection' },
    });
  });
});

describe('a failure', () => {
  test('clears the results, is logged, keeps the question and saves nothing', async () => {
    const { answers, call, logged, storage } = open();
    const asking = answers.ask('soto');
    const error = new RecipeError('rate-limited', { retryAfterSeconds: 12 });
    await call(0).fail(error);
    expect(await asking).toBeUndefined();
    expect(answers.getState()).toMatchObject({
      status: 'failed',
      question: 'soto',
      failure: { code: 'rate-limited', retryAfterSeconds: 12, sourceName: 'gemini' },
    });
    expect(logged).toEqual([error]);
    expect(storage.stored.size).toBe(0);
  });

  test('after the first dish keeps the dishes, saves and logs', async () => {
    const { answers, call, logged, saved } = open();
    const asking = answers.ask('soto');
    await call(0).dish(soto);
    const error = new TypeError('Failed to fetch dynamically imported module');
    await call(0).fail(error);
    const id = await asking;
    expect(answers.getState()).toMatchObject({
      status: 'shown',
      dishes: [soto],
      origin: { complete: false, reason: 'interrupted' },
    });
    expect(await saved()).toMatchObject([{ id, response: [soto] }]);
    expect(logged).toEqual([error]);
  });

  test.each([
    ['a lost network while online', new RecipeError('network'), true, 'network'],
    ['a lost network while offline', new RecipeError('network'), false, 'offline'],
    ['code that did not load', new TypeError('Failed to fetch'), true, 'network'],
    ['code that did not load while offline', new TypeError('Failed to fetch'), false, 'offline'],
    ['anything else while offline', new RecipeError('blocked'), false, 'blocked'],
  ] as const)('of %s has its code', async (_, error, isOnline, code) => {
    const { answers, call } = open({ isOnline });
    const asking = answers.ask('soto');
    await call(0).fail(error);
    await asking;
    expect(answers.getState()).toMatchObject({ status: 'failed', failure: { code } });
  });

  test('of a key that is not the visitor’s sends nobody to the settings', async () => {
    const rejected: RecipeSource = {
      findDishes: () => {
        throw new RecipeError('key-rejected');
      },
      suggestDishes: () => Promise.resolve([]),
    };
    for (const [route, code] of [
      ['own-key', 'key-rejected'],
      ['gateway', 'model-gone'],
      ['build-key', 'model-gone'],
    ] as const) {
      const answers = createAnswerStore({
        choose: () => ({ ...choosing(rejected), route }),
        collection: choosing(rejected),
        history: open().history,
        isOnline: () => true,
        clock: createManualClock(),
        logError: () => {},
      });
      await answers.ask('soto');
      expect(answers.getState(), route).toMatchObject({ failure: { code } });
    }
  });

  test('of a source that throws at once is an ordinary failure', async () => {
    const broken: RecipeSource = {
      findDishes: () => {
        throw new RecipeError('invalid-question');
      },
      suggestDishes: () => Promise.resolve([]),
    };
    const { history } = open();
    const answers = createAnswerStore({
      choose: () => choosing(broken),
      collection: choosing(broken),
      history,
      isOnline: () => true,
      clock: createManualClock(),
      logError: () => {},
    });
    await answers.ask('');
    expect(answers.getState()).toMatchObject({
      status: 'failed',
      failure: { code: 'invalid-question' },
    });
  });

  test('leaves the history as it was', async () => {
    const { answers, call, storage } = open();
    const first = answers.ask('soto');
    await call(0).dish(soto);
    await call(0).end();
    await first;
    const before = new Map(storage.stored);
    const second = answers.ask('rendang');
    await call(1).fail(new RecipeError('timeout'));
    await second;
    expect(storage.stored).toEqual(before);
  });
});

describe('storage that is full', () => {
  test('keeps the answer on screen, without an id', async () => {
    const { answers, call, storage, history } = open();
    fillUp(storage);
    const asking = answers.ask('soto');
    await call(0).dish(soto);
    await call(0).end();
    expect(await asking).toBeUndefined();
    expect(answers.getState()).toMatchObject({
      status: 'shown',
      dishes: [soto],
      conversationId: undefined,
      origin: { complete: true },
    });
    expect(history.problems.at(-1)).toBe('full');
  });

  test('keeps a stopped answer on screen too', async () => {
    const { answers, call, storage } = open();
    fillUp(storage);
    void answers.ask('soto');
    await call(0).dish(soto);
    expect(await answers.stop()).toBeUndefined();
    expect(answers.getState()).toMatchObject({ status: 'shown', dishes: [soto] });
  });
});

describe('leaving the page in the middle of an answer', () => {
  test('saves the complete dishes before it is gone, and lets the answer continue', async () => {
    const { answers, call, storage } = open();
    const asking = answers.ask('soto');
    await call(0).dish(soto);
    answers.keep();
    expect(savedIn(storage)).toEqual([[{ question: 'soto', response: [soto] }]]);
    expect(answers.getState()).toMatchObject({ status: 'writing', dishes: [soto] });
    await call(0).dish(rendang);
    answers.keep();
    await call(0).end();
    expect(await asking).toBe(idOf(answers));
    expect(savedIn(storage)).toEqual([[{ question: 'soto', response: [soto, rendang] }]]);
  });

  test('marks what it saved as interrupted', async () => {
    const { answers, call, saved } = open();
    void answers.ask('soto');
    await call(0).dish(soto);
    answers.keep();
    expect(await saved()).toMatchObject([{ origin: { complete: false, reason: 'interrupted' } }]);
  });

  test('before the first dish, or without an answer, saves nothing', async () => {
    const { answers, storage } = open();
    answers.keep();
    void answers.ask('soto');
    answers.keep();
    expect(storage.stored.size).toBe(0);
  });

  test('keeps one conversation, even if it is stopped afterwards', async () => {
    const { answers, call, saved } = open();
    void answers.ask('soto');
    await call(0).dish(soto);
    answers.keep();
    await call(0).dish(rendang);
    const id = await answers.stop();
    expect(await saved()).toMatchObject([{ id, response: [soto, rendang] }]);
  });
});

describe('a conversation that is read slowly', () => {
  const slow = () => {
    const opened = open();
    const clock = createManualClock();
    const reads = new Map<string, (conversation: Conversation | undefined) => void>();
    const answers = createAnswerStore({
      choose: () => choosing(opened.source),
      collection: choosing(opened.collection),
      history: {
        newId: () => 'BARU01',
        save: () => Promise.resolve('BARU01'),
        read: (id) =>
          new Promise((resolve) => {
            reads.set(id, resolve);
          }),
      },
      isOnline: () => true,
      clock,
      logError: () => {},
    });
    const arrive = async (id: string, dish: Dish) => {
      reads.get(id)?.({ id, question: `tentang ${id}`, response: [dish] });
      await settle();
    };
    return { ...opened, answers, clock, arrive, miss: (id: string) => reads.get(id)?.(undefined) };
  };

  test('does not leave another one on screen for long', async () => {
    const { answers, clock, arrive } = slow();
    void answers.show('LAMA01');
    await arrive('LAMA01', soto);
    void answers.show('LAMA02');
    clock.pass(99);
    expect(answers.getState()).toMatchObject({ status: 'shown', conversationId: 'LAMA01' });
    clock.pass(1);
    expect(answers.getState()).toEqual({ status: 'opening' });
    await arrive('LAMA02', rendang);
    expect(answers.getState()).toMatchObject({ status: 'shown', conversationId: 'LAMA02' });
  });

  test('that is read quickly replaces another in one step', async () => {
    const { answers, arrive } = slow();
    void answers.show('LAMA01');
    await arrive('LAMA01', soto);
    const seen: unknown[] = [];
    answers.subscribe((answer) => seen.push([answer.status, shownConversation(answer)]));
    void answers.show('LAMA02');
    await arrive('LAMA02', rendang);
    expect(seen).toEqual([['shown', 'LAMA02']]);
  });

  test('is dropped if the one on screen is opened again in the meantime', async () => {
    const { answers, arrive } = slow();
    void answers.show('LAMA01');
    await arrive('LAMA01', soto);
    void answers.show('LAMA02');
    void answers.show('LAMA01');
    await arrive('LAMA02', rendang);
    expect(answers.getState()).toMatchObject({ conversationId: 'LAMA01', dishes: [soto] });
  });

  test('does not wait for an answer that was stopped for it', async () => {
    const { answers } = slow();
    void answers.ask('gado');
    void answers.show('LAMA01');
    expect(answers.getState()).toEqual({ status: 'opening' });
  });

  test('that does not exist leaves the screen empty', async () => {
    const { answers, miss } = slow();
    const showing = answers.show('LAMA01');
    miss('LAMA01');
    await showing;
    expect(answers.getState()).toEqual(answers.getInitialState());
  });

  test('is dropped if another was opened in the meantime', async () => {
    const { answers, arrive } = slow();
    void answers.show('LAMA01');
    void answers.show('LAMA02');
    await arrive('LAMA02', rendang);
    await arrive('LAMA01', soto);
    expect(answers.getState()).toMatchObject({ conversationId: 'LAMA02', dishes: [rendang] });
  });

  test('is dropped if a question was asked in the meantime', async () => {
    const { answers, arrive, call } = slow();
    void answers.show('LAMA01');
    void answers.ask('gado');
    await arrive('LAMA01', soto);
    expect(answers.getState()).toMatchObject({ status: 'writing', question: 'gado' });
    await call(0).dish(gado);
    expect(dishesOf(answers)).toEqual([gado]);
  });
});

describe('showing a saved conversation', () => {
  const withSaved = async () => {
    const opened = open();
    const add = async (question: string, dish: Dish) => {
      const origin = {
        source: 'gemini',
        complete: false,
        reason: 'truncated',
        route: 'own-key',
      } as const;
      return (await opened.history.save({ question, response: [dish], origin })) as string;
    };
    return { ...opened, ids: [await add('soto', soto), await add('rendang', rendang)] as const };
  };

  test('puts question, dishes and origin on screen', async () => {
    const { answers, ids } = await withSaved();
    await answers.show(ids[1]);
    expect(answers.getState()).toEqual({
      status: 'shown',
      savedAt: expect.any(Number),
      question: 'rendang',
      dishes: [rendang],
      origin: { source: 'gemini', complete: false, reason: 'truncated', route: 'own-key' },
      conversationId: ids[1],
    });
  });

  test.each(['TIDAKADA', '__proto__', ''])(
    'clears the screen for the unknown id %j',
    async (id) => {
      const { answers, ids } = await withSaved();
      await answers.show(ids[0]);
      await answers.show(id);
      expect(answers.getState()).toEqual(answers.getInitialState());
    },
  );

  test('clears the screen without an id', async () => {
    const { answers, ids } = await withSaved();
    await answers.show(ids[0]);
    await answers.show(undefined);
    expect(answers.getState()).toEqual(answers.getInitialState());
  });

  test('clears a failure', async () => {
    const { answers, call } = open();
    const asking = answers.ask('soto');
    await call(0).fail(new RecipeError('blocked'));
    await asking;
    await answers.show(undefined);
    expect(answers.getState()).toEqual(answers.getInitialState());
  });

  test('that is already on screen changes nothing', async () => {
    const { answers, call } = open();
    const asking = answers.ask('soto');
    await call(0).dish(soto);
    await call(0).end();
    const id = await asking;
    const before = answers.getState();
    await answers.show(id);
    expect(answers.getState()).toBe(before);
  });

  test('stops the running answer, whose complete dishes are saved', async () => {
    const { answers, call, ids, history } = await withSaved();
    void answers.ask('gado');
    await call(0).dish(gado);
    await answers.show(ids[0]);
    expect(call(0).signal.aborted).toBe(true);
    expect(answers.getState()).toMatchObject({ question: 'soto', conversationId: ids[0] });
    expect(history.getState().entries[0]).toMatchObject({ question: 'gado' });
    await call(0).dish(rendang);
    await call(0).end();
    expect(answers.getState()).toMatchObject({ question: 'soto', dishes: [soto] });
    expect(history.getState().entries).toHaveLength(3);
  });

  test('without an id leaves a running answer alone', async () => {
    const { answers, call, names } = open();
    void answers.ask('soto');
    await call(0).dish(soto);
    await answers.show(undefined);
    expect(call(0).signal.aborted).toBe(false);
    expect(names()).toEqual([soto.foodName]);
  });
});

describe('clearing', () => {
  test('saves the complete dishes of a running answer and empties the screen', async () => {
    const { answers, call, saved } = open();
    void answers.ask('soto');
    await call(0).dish(soto);
    answers.clear();
    expect(answers.getState()).toEqual(answers.getInitialState());
    expect(await saved()).toMatchObject([{ question: 'soto', response: [soto] }]);
  });
});
