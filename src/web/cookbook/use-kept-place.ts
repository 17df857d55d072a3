import {
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { useHydrated } from '../ui/use-hydrated.ts';
import { scrollerOf, useInSight } from '../ui/use-in-sight.ts';

/** Rows rendered at first: more than fit in most windows. */
const FIRST_ROWS = 24;
/** Rows added each time the end comes near; more at once would stutter on a slow phone. */
export const PAGE_SIZE = 6;
/** The next rows are added within this many pixels below the window: two windows of a phone. */
const AHEAD_PX = 1_600;

/** How far down the list a visitor was; stored in the browser history entry being left. */
type Place = {
  /** The row that was clicked or at the top. */
  readonly slug: string;
  /** Pixels from the top of the window to it. */
  readonly top: number;
  readonly rows: number;
};

const KEY = 'listPlace';
/**
 * A place is stored once scrolling has stopped; some browsers allow only three updates a second.
 */
const SCROLL_REST_MS = 300;
/** More than the collection has. */
const MAX_ROWS = 2_000;

/**
 * Shows the beginning of the list and more as its end comes near, and takes a returning visitor
 * back to the row.
 *
 * @param address of the list; another list starts at its top.
 * @param isReady false while the list is still loading.
 */
export function useKeptPlace(address: string, total: number, isReady: boolean) {
  const list = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  const [size, setSize] = useState(FIRST_ROWS);
  const [shown, setShown] = useState<string>();
  // The prerendered HTML knows neither address nor place: both apply after hydration.
  if (isHydrated && address !== shown) {
    setShown(address);
    setSize(readPlace()?.rows ?? FIRST_ROWS);
  }
  const placedAddress = useRef<string>(undefined);

  useLayoutEffect(() => {
    if (!isReady || placedAddress.current === address) return;
    const isFirst = placedAddress.current === undefined;
    const place = readPlace();
    placedAddress.current = address;
    // After everything else that starts a screen, and before painting.
    queueMicrotask(() => {
      if (place !== undefined) goTo(list.current, place);
      else if (!isFirst) goToStart(list.current);
    });
  }, [address, isReady]);

  useStoredPlace(list, size);
  useInSight(
    () => end.current,
    // In slices, as far as React can.
    (isNear) => isNear && startTransition(() => setSize((old) => old + PAGE_SIZE)),
    // An end that stays in view after a growth triggers nothing.
    { aheadPx: AHEAD_PX, isOn: size < total, again: size },
  );
  return { list, end, size };
}

/** Stores the place when a row is clicked and when scrolling has stopped. */
function useStoredPlace(list: RefObject<HTMLElement | null>, size: number) {
  // Read later: rows added while scrolling must not cancel a pending store.
  const rows = useRef(size);
  useEffect(() => {
    rows.current = size;
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const keepSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => keepPlace(list.current, rows.current), SCROLL_REST_MS);
    };
    const keepPressed = ({ target }: MouseEvent) => {
      clearTimeout(timer);
      const row = target instanceof Element ? target.closest('[data-slug]') : null;
      keepPlace(list.current, rows.current, row);
    };
    document.addEventListener('click', keepPressed, true);
    document.addEventListener('scroll', keepSoon, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('click', keepPressed, true);
      document.removeEventListener('scroll', keepSoon, true);
    };
  }, [list]);
}

function goTo(list: Element | null, { slug, top }: Place) {
  const row = list?.querySelector(`[data-slug="${CSS.escape(slug)}"]`);
  if (!row) return;
  const scroll = () =>
    (scrollerOf(row) ?? window).scrollBy(0, row.getBoundingClientRect().top - top);
  scroll();
  row.querySelector('a')?.focus({ preventScroll: true });
  // Unpainted rows had only an estimated height.
  requestAnimationFrame(() => requestAnimationFrame(scroll));
}

function goToStart(list: Element | null) {
  const section = list?.closest('section');
  if (section && section.getBoundingClientRect().top < 0) section.scrollIntoView();
}

function keepPlace(list: Element | null, rows: number, pressed?: Element | null) {
  const row =
    pressed ??
    [...(list?.querySelectorAll('[data-slug]') ?? [])].find(
      (one) => one.getBoundingClientRect().bottom > 0,
    );
  if (!(row instanceof HTMLElement)) return;
  const { slug = '' } = row.dataset;
  const place: Place = { slug, top: row.getBoundingClientRect().top, rows };
  window.history.replaceState({ ...readState(), [KEY]: place }, '');
}

const readState = () => window.history.state as Record<string, unknown> | null;

/** Other code, and older versions of ours, also store things there. */
function readPlace(): Place | undefined {
  const { slug, top, rows } = (readState()?.[KEY] ?? {}) as Record<string, unknown>;
  return typeof slug === 'string' && typeof top === 'number' && typeof rows === 'number'
    ? { slug, top, rows: Math.min(Math.max(rows, FIRST_ROWS), MAX_ROWS) }
    : undefined;
}
