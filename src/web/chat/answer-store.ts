import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Clock } from '#core/outside-world.ts';
import type { AnswerWriter } from '#core/recipes/answer-end.ts';
import type { Dish } from '#core/recipes/dish.ts';
import { RecipeError, type RecipeErrorCode } from '#core/recipes/recipe-error.ts';
import type { AnswerOrigin, Conversation } from '../history/conversation.ts';
import type { AnswerToSave } from '../history/history-store.ts';
import type { ChooseSource, ChosenSource } from '../source-choice.ts';
import { followAnswer, interruptedOrigin, type RunningAnswer } from './running-answer.ts';

/** Why nothing is on screen; the question is in the state beside it. */
export type AnswerFailure = {
  readonly code: RecipeErrorCode;
  readonly retryAfterSeconds?: number | undefined;
  /** Titles close to a question that has no answer. */
  readonly near?: readonly string[];
  /** Who was asked, by whatever route: the collection is no way out of its own failure. */
  readonly writer: AnswerWriter;
};

export type AnswerState = {
  /**
   * `submitted` until the first dish, `streaming` until the last; `opening` while a saved
   * conversation is read and it is not known yet what to show.
   */
  readonly status: 'ready' | 'opening' | 'submitted' | 'streaming' | 'error';
  readonly question: string;
  readonly dishes: readonly Dish[];
  /** Where the answer came from; absent while it is written, and if unknown. */
  readonly origin: AnswerOrigin | undefined;
  /** Present exactly when `status` is `error`. */
  readonly failure: AnswerFailure | undefined;
  /** The saved conversation on screen. */
  readonly conversationId: string | undefined;
  /** When that was saved, in milliseconds since the epoch; absent for one of this visit. */
  readonly savedAt?: number | undefined;
};

export type AskOptions = {
  /** Ask the collection, whatever other source there is. */
  readonly fromCollection?: boolean;
  /** A different answer than the last one. */
  readonly fresh?: boolean;
};

export type AnswerStore = StoreApi<AnswerState> & {
  /**
   * Asks a question; a running one is stopped first, and nothing of it arrives late.
   *
   * @returns the id under which the answer was saved, or `undefined` if it was not: it failed, was
   * replaced by another, or the browser has no room.
   */
  readonly ask: (question: string, options?: AskOptions) => Promise<string | undefined>;
  /** Stops the running answer; complete dishes stay and are saved under the id that is returned. */
  readonly stop: () => Promise<string | undefined>;
  /**
   * Saves the complete dishes of the running answer and lets it continue: the page may be closing.
   */
  readonly keep: () => void;
  /**
   * Shows a saved conversation, or the empty screen if the id is absent or unknown. A question that
   * is being answered on the screen without an id stays.
   */
  readonly show: (id: string | undefined) => Promise<void>;
  /** Back to the empty screen. */
  readonly clear: () => void;
};

type AnswerParts = {
  readonly choose: ChooseSource;
  readonly collection: ChosenSource;
  readonly history: {
    read(id: string): Promise<Conversation | undefined>;
    newId(): string;
    save(answer: AnswerToSave): Promise<string | undefined>;
  };
  readonly isOnline: () => boolean;
  readonly clock: Clock;
  /** Failures are logged, as the specification says. */
  readonly logError: (what: string, error: unknown) => void;
};

const EMPTY: AnswerState = {
  status: 'ready',
  question: '',
  dishes: [],
  origin: undefined,
  failure: undefined,
  conversationId: undefined,
  savedAt: undefined,
};

/**
 * A saved conversation that is read faster replaces the one on screen in one step: an empty screen in
 * between would have to be laid out and painted, too.
 */
const READING_MS = 100;

/** The answer on screen: one run at a time, dish by dish, saved at its end. */
export function createAnswerStore(parts: AnswerParts): AnswerStore {
  const store = createStore<AnswerState>()(() => EMPTY);
  let running: RunningAnswer | undefined;
  let opening: string | undefined;

  /**
   * Saves what is on screen under the id of its run; synchronous, since the page may be closing.
   */
  const save = (run: RunningAnswer, origin: AnswerOrigin): Promise<string | undefined> => {
    const { question, dishes } = store.getState();
    run.savedId ??= parts.history.newId();
    return parts.history.save({ id: run.savedId, question, response: dishes, origin });
  };

  /** Ends a run with what is on screen. */
  const finish = async (run: RunningAnswer, origin: AnswerOrigin): Promise<string | undefined> => {
    running = undefined;
    const saving = save(run, origin);
    const { savedId } = run;
    store.setState({ status: 'ready', origin, conversationId: savedId });
    const id = await saving;
    if (store.getState().conversationId === savedId) store.setState({ conversationId: id });
    return id;
  };

  const stop = async (): Promise<string | undefined> => {
    if (running === undefined) return undefined;
    const run = running;
    running = undefined;
    run.controller.abort();
    if (store.getState().dishes.length > 0) {
      return finish(run, { ...interruptedOrigin(run.chosen), stopped: true });
    }
    store.setState(EMPTY, true);
    return undefined;
  };

  const ask = async (question: string, options: AskOptions = {}): Promise<string | undefined> => {
    void stop();
    opening = undefined;
    const chosen = options.fromCollection ? parts.collection : parts.choose();
    const run: RunningAnswer = { question, chosen, controller: new AbortController() };
    running = run;
    store.setState({ ...EMPTY, status: 'submitted', question });
    try {
      const answer = chosen.source.findDishes(question, {
        signal: run.controller.signal,
        ...(options.fresh ? { fresh: true } : {}),
      });
      const end = await followAnswer(answer, run, (dish) => {
        store.setState(({ dishes }) => ({ status: 'streaming', dishes: [...dishes, dish] }));
      });
      return end && (await finish(run, { ...end, route: chosen.route }));
    } catch (error) {
      if (running !== run) return undefined;
      parts.logError('Dishes could not be found', error);
      // A source promises to return what broke off; a chunk that did not load cannot.
      if (store.getState().dishes.length > 0) return finish(run, interruptedOrigin(chosen));
      running = undefined;
      const failure = { ...toFailure(error, parts.isOnline()), writer: chosen.writer };
      store.setState({ status: 'error', failure });
      return undefined;
    }
  };

  const clear = () => {
    void stop();
    opening = undefined;
    store.setState(EMPTY, true);
  };

  const show = async (id: string | undefined): Promise<void> => {
    if (id === undefined && running !== undefined) return;
    if (id === undefined) return clear();
    if (id === opening) return;
    opening = undefined;
    if (id === store.getState().conversationId) return;
    opening = id;
    const wasRunning = running !== undefined;
    void stop();
    const showOpening = () => {
      if (opening === id) store.setState({ ...EMPTY, status: 'opening' });
    };
    const stopWaiting = parts.clock.setTimer(showOpening, READING_MS);
    if (wasRunning) showOpening();
    const conversation = await parts.history.read(id);
    stopWaiting();
    if (opening !== id) return;
    opening = undefined;
    if (conversation === undefined) return store.setState(EMPTY, true);
    const { question, response: dishes, origin, savedAt } = conversation;
    store.setState({ ...EMPTY, question, dishes, origin, savedAt, conversationId: id });
  };

  const keep = () => {
    if (running === undefined || store.getState().dishes.length === 0) return;
    void save(running, interruptedOrigin(running.chosen));
  };

  return { ...store, ask, stop, keep, show, clear };
}

/** True while an answer is being written: the composer is disabled. */
export function isGenerating({ status }: AnswerState): boolean {
  return status === 'submitted' || status === 'streaming';
}

function toFailure(error: unknown, isOnline: boolean): Omit<AnswerFailure, 'writer'> {
  // Any other error is a chunk that did not load: a network failure.
  const { code, retryAfterSeconds, near } =
    error instanceof RecipeError ? error : new RecipeError('network', { cause: error });
  return { code: code === 'network' && !isOnline ? 'offline' : code, retryAfterSeconds, near };
}
