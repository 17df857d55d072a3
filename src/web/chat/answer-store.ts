import { createStore, type StoreApi } from 'zustand/vanilla';
import type { AnswerWriter } from '#core/recipes/answer-end.ts';
import type { Dish } from '#core/recipes/dish.ts';
import { RecipeError, type RecipeErrorCode } from '#core/recipes/recipe-error.ts';
import type { AnswerOrigin, Conversation } from '../history/conversation.ts';
import type { ChooseSource, ChosenSource } from '../source-choice.ts';

/** Why nothing is on screen; the question is in the state beside it. */
export type AnswerFailure = {
  readonly code: RecipeErrorCode;
  readonly retryAfterSeconds?: number | undefined;
  /** Who was asked, on whichever way: the collection is no way out of its own failure. */
  readonly writer: AnswerWriter;
};

export type AnswerState = {
  /** `submitted` until the first dish, `streaming` until the last. */
  readonly status: 'ready' | 'submitted' | 'streaming' | 'error';
  readonly question: string;
  readonly dishes: readonly Dish[];
  /** Where the answer came from; absent while it is written, and where that is not known. */
  readonly origin: AnswerOrigin | undefined;
  /** Present exactly when `status` is `error`. */
  readonly failure: AnswerFailure | undefined;
  /** The saved conversation on screen. */
  readonly conversationId: string | undefined;
};

export type AskOptions = {
  /** Ask the collection whatever else is there. */
  readonly fromCollection?: boolean;
  /** Another answer than the last one. */
  readonly fresh?: boolean;
};

export type AnswerStore = StoreApi<AnswerState> & {
  /**
   * Asks a question; a running one is stopped first, and nothing of it arrives late.
   *
   * @returns the id under which the answer was saved, or `undefined` where it was not: it failed,
   * was overtaken by another, or the browser has no room.
   */
  readonly ask: (question: string, options?: AskOptions) => Promise<string | undefined>;
  /** Stops the running answer; whole dishes stay and are saved under the id that is returned. */
  readonly stop: () => string | undefined;
  /**
   * Shows a saved conversation, or the empty screen where the id is absent or unknown. A question
   * that is being answered on the screen without an id stays.
   */
  readonly show: (id: string | undefined) => void;
  /** Back to the empty screen. */
  readonly clear: () => void;
};

type AnswerParts = {
  readonly choose: ChooseSource;
  readonly collection: ChosenSource;
  readonly history: {
    read(id: string): Conversation | undefined;
    add(question: string, dishes: readonly Dish[], origin: AnswerOrigin): string | undefined;
  };
  readonly isOnline: () => boolean;
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
};

/** The answer on screen: one run at a time, dish by dish, saved at its end. */
export function createAnswerStore(parts: AnswerParts): AnswerStore {
  const store = createStore<AnswerState>()(() => EMPTY);
  let running: { readonly controller: AbortController; readonly chosen: ChosenSource } | undefined;

  const save = (origin: AnswerOrigin): string | undefined => {
    const { question, dishes } = store.getState();
    const id = parts.history.add(question, dishes, origin);
    store.setState({ status: 'ready', origin, conversationId: id });
    return id;
  };

  const interrupted = ({ route, writer }: ChosenSource): AnswerOrigin => ({
    route,
    source: writer,
    complete: false,
    reason: 'interrupted',
  });

  /** Ends the running answer, if there is one, keeping and saving what is whole. */
  const stop = (): string | undefined => {
    if (running === undefined) return undefined;
    const { controller, chosen } = running;
    running = undefined;
    controller.abort();
    if (store.getState().dishes.length > 0) return save({ ...interrupted(chosen), stopped: true });
    store.setState(EMPTY, true);
    return undefined;
  };

  const ask = async (question: string, options: AskOptions = {}): Promise<string | undefined> => {
    stop();
    const chosen = options.fromCollection ? parts.collection : parts.choose();
    const { source, route } = chosen;
    const controller = new AbortController();
    const run = { controller, chosen };
    running = run;
    store.setState({ ...EMPTY, status: 'submitted', question });
    const overtaken = untilAborted(controller.signal);
    try {
      const answer = source.findDishes(question, {
        signal: controller.signal,
        ...(options.fresh ? { fresh: true } : {}),
      });
      for (;;) {
        const next = await Promise.race([answer.next(), overtaken]);
        if (next === undefined || running !== run) {
          // Not waited for: a source that hangs must not keep who asked.
          answer.return(interrupted(chosen)).catch(() => {});
          return undefined;
        }
        if (next.done) {
          running = undefined;
          return save({ ...next.value, route });
        }
        const dishes = [...store.getState().dishes, next.value];
        store.setState({ status: 'streaming', dishes });
      }
    } catch (error) {
      if (running !== run) return undefined;
      running = undefined;
      parts.logError('Dishes could not be found', error);
      // A source keeps its promise to return what broke off; a chunk that did not load cannot.
      if (store.getState().dishes.length > 0) return save(interrupted(chosen));
      store.setState({
        status: 'error',
        dishes: [],
        failure: { ...toFailure(error, parts.isOnline()), writer: chosen.writer },
      });
      return undefined;
    }
  };

  const clear = () => {
    stop();
    store.setState(EMPTY, true);
  };

  const show = (id: string | undefined) => {
    if (id === undefined && running !== undefined) return;
    if (id !== undefined && id === store.getState().conversationId) return;
    const conversation = id === undefined ? undefined : parts.history.read(id);
    clear();
    if (conversation === undefined) return;
    const { question, response, origin } = conversation;
    store.setState({ question, dishes: response, origin, conversationId: conversation.id });
  };

  return { ...store, ask, stop, show, clear };
}

function untilAborted(signal: AbortSignal): Promise<undefined> {
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(undefined), { once: true });
  });
}

/** True while an answer is being written: the composer is disabled. */
export function isGenerating({ status }: AnswerState): boolean {
  return status === 'submitted' || status === 'streaming';
}

function toFailure(error: unknown, isOnline: boolean): Omit<AnswerFailure, 'writer'> {
  // Anything that is not ours is a chunk that did not load: the network, then.
  const { code, retryAfterSeconds } =
    error instanceof RecipeError ? error : new RecipeError('network', { cause: error });
  return { code: code === 'network' && !isOnline ? 'offline' : code, retryAfterSeconds };
}
