import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Clock } from '#core/outside-world.ts';
import { RecipeError } from '#core/recipes/recipe-error.ts';
import type { AnswerOrigin, AnswerToSave, Conversation } from '../history/conversation.ts';
import type { ChooseSource, ChosenSource } from '../source-choice.ts';
import {
  shownConversation,
  type AnswerFailure,
  type AnswerState,
  type ShownAnswer,
} from './answer-state.ts';
import { followAnswer, interruptedOrigin, type RunningAnswer } from './running-answer.ts';

export type AskOptions = {
  /** Ask the collection, whatever other source there is. */
  readonly fromCollection?: boolean;
  /** A different answer from the last one. */
  readonly fresh?: boolean;
};

export type AnswerStore = StoreApi<AnswerState> & {
  /**
   * Asks a question; stops a running one first, and nothing from it arrives late.
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
   * Shows a saved conversation, or the empty screen if the id is absent or unknown. Without an id,
   * a running answer stays.
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
  /** Writes failures to the console: `docs/contract.md`. */
  readonly logError: (what: string, error: unknown) => void;
};

const EMPTY: AnswerState = { status: 'empty' };

/**
 * How long the old answer stays on screen while a saved one is read. One that is read faster replaces it
 * in a single paint.
 */
const READING_MS = 100;

/** The answer on screen: one run at a time, dish by dish, saved at its end. */
export function createAnswerStore(parts: AnswerParts): AnswerStore {
  const store = createStore<AnswerState>()(() => EMPTY);
  const put = (state: AnswerState) => store.setState(state, true);
  let running: RunningAnswer | undefined;
  let opening: string | undefined;

  /** The id under which a run is saved, however often. */
  const idOf = (run: RunningAnswer): string => (run.savedId ??= parts.history.newId());

  /** Saves what has arrived; synchronous, since the page may be closing. */
  const save = (run: RunningAnswer, origin: AnswerOrigin): Promise<string | undefined> => {
    const { question, dishes: response } = run;
    return parts.history.save({ id: idOf(run), question, response, origin });
  };

  /** Ends a run with the dishes that have arrived. */
  const finish = async (run: RunningAnswer, origin: AnswerOrigin): Promise<string | undefined> => {
    running = undefined;
    const saving = save(run, origin);
    const { question, dishes } = run;
    // Without an id until it is saved: on a full disk it never has one.
    const conversationId = undefined;
    const shown: ShownAnswer = { status: 'shown', question, dishes, origin, conversationId };
    put(shown);
    const id = await saving;
    if (store.getState() === shown) put({ ...shown, conversationId: id });
    return id;
  };

  const stop = async (): Promise<string | undefined> => {
    const run = running;
    if (run === undefined) return undefined;
    run.controller.abort();
    if (run.dishes.length > 0) {
      return finish(run, { ...interruptedOrigin(run.chosen), stopped: true });
    }
    running = undefined;
    put(EMPTY);
    return undefined;
  };

  const ask = async (question: string, options: AskOptions = {}): Promise<string | undefined> => {
    void stop();
    opening = undefined;
    const chosen = options.fromCollection ? parts.collection : parts.choose();
    const run: RunningAnswer = { question, dishes: [], chosen, controller: new AbortController() };
    const { signal } = run.controller;
    running = run;
    put({ status: 'writing', question, dishes: run.dishes });
    try {
      const answer = chosen.source.findDishes(question, { signal, fresh: options.fresh });
      const end = await followAnswer(answer, run, (dish) => {
        run.dishes = [...run.dishes, dish];
        put({ status: 'writing', question, dishes: run.dishes });
      });
      return end && (await finish(run, { ...end, route: chosen.route }));
    } catch (error) {
      if (running !== run) return undefined;
      parts.logError('Dishes could not be found', error);
      // A source does not throw for an interrupted answer, but a chunk that fails to load does.
      if (run.dishes.length > 0) return finish(run, interruptedOrigin(chosen));
      running = undefined;
      const failure = { ...toFailure(error, chosen, parts.isOnline()), sourceName: chosen.name };
      put({ status: 'failed', question, failure });
      return undefined;
    }
  };

  const clear = () => {
    void stop();
    opening = undefined;
    put(EMPTY);
  };

  const show = async (id: string | undefined): Promise<void> => {
    if (id === undefined && running !== undefined) return;
    if (id === undefined) return clear();
    if (id === opening) return;
    opening = undefined;
    if (id === shownConversation(store.getState())) return;
    opening = id;
    const wasRunning = running !== undefined;
    void stop();
    const showOpening = () => {
      if (opening === id) put({ status: 'opening' });
    };
    const stopWaiting = parts.clock.setTimer(showOpening, READING_MS);
    if (wasRunning) showOpening();
    const conversation = await parts.history.read(id);
    stopWaiting();
    if (opening !== id) return;
    opening = undefined;
    if (conversation === undefined) return put(EMPTY);
    const { question, response: dishes, origin, savedAt } = conversation;
    put({ status: 'shown', question, dishes, origin, savedAt, conversationId: id });
  };

  const keep = () => {
    if (running === undefined || running.dishes.length === 0) return;
    void save(running, interruptedOrigin(running.chosen));
  };

  return { ...store, ask, stop, keep, show, clear };
}

function toFailure(
  error: unknown,
  { route }: ChosenSource,
  isOnline: boolean,
): Omit<AnswerFailure, 'sourceName'> {
  // Any other error is a chunk that did not load: a network failure.
  const { code, retryAfterSeconds, near } =
    error instanceof RecipeError ? error : new RecipeError('network', { cause: error });
  const codeOf = () => {
    if (code === 'network' && !isOnline) return 'offline';
    // Only the visitor's own key can be changed in the settings.
    return code === 'key-rejected' && route !== 'own-key' ? 'model-gone' : code;
  };
  return { code: codeOf(), retryAfterSeconds, near };
}
