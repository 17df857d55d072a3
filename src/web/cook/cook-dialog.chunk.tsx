import { CookingPot } from 'lucide';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { ScaledRecipe } from '#core/kitchen/scale-dish.ts';
import type { Clock } from '#core/outside-world.ts';
import type { Dish } from '#core/recipes/dish.ts';
import { canonicalPath, paths } from '../paths.ts';
import type { KeyValueStorage } from '../storage/browser-storage.ts';
import type { OnStorage } from '../storage/on-storage.ts';
import { COOKING_KEY } from '../storage/storage-keys.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import type { Tool } from '../ui/tool-launcher.ts';
import { createCookAlarm, type CookAlarm } from './cook-alarm.ts';
import { CookSheet } from './cook-sheet.tsx';
import { createCookStore, type CookStore } from './cook-store.ts';
import { CookTimers } from './cook-timers.tsx';
import { text } from './text.ts';
import styles from './cook-dialog.module.css';

/** Creates the cook screen with its store; it renders itself while something is cooked. */
export function createCookTool(parts: CookToolParts): Tool<ScaledRecipe> {
  const { storage, clock, wasCooking, onStorage } = parts;
  const alarm = createCookAlarm();
  const cook = createCookStore({
    storage,
    clock,
    startsMinimised: (left) => !wasCooking || isOpenedForOther(left),
    ring: (timer) => alarm.ring(text.over, text.timerOf(timer, timer.foodName)),
  });
  onStorage([COOKING_KEY], cook.follow);
  return { screen: <CookDialog cook={cook} alarm={alarm} clock={clock} />, open: cook.start };
}

/** A link to another dish was opened, in this tab or a new one: the visitor wants to see that dish. */
function isOpenedForOther({ slug }: Dish): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const path = canonicalPath(window.location.pathname);
  const isDish = path === paths.dish || path.startsWith(paths.recipe(''));
  return visit?.type === 'navigate' && isDish && path !== paths.recipe(slug ?? '');
}

type CookToolParts = {
  readonly storage: KeyValueStorage;
  readonly clock: Clock;
  /** Whether a dish was cooking when the page was opened. A later one is cooked in another tab. */
  readonly wasCooking: boolean;
  readonly onStorage: OnStorage;
};

type CookDialogProps = {
  readonly cook: CookStore;
  readonly alarm: CookAlarm;
  readonly clock: Clock;
};

/** The sheet while it is open, else the running timers or the dish that waits, at the edge of the page. */
function CookDialog({ cook, alarm, clock }: CookDialogProps) {
  const { view, dishes, active, timers } = useStore(cook);
  const cooked = dishes[active];
  const isWaiting = timers.some(({ hasRung }) => !hasRung);
  const hasRung = timers.some((timer) => timer.hasRung);
  const resumeButton = useRef<HTMLButtonElement>(null);
  const isOpen = view === 'open';
  const wasOpen = useRef(isOpen);

  useEffect(() => {
    document.addEventListener('visibilitychange', cook.catchUp);
    return () => document.removeEventListener('visibilitychange', cook.catchUp);
  }, [cook]);
  useEffect(() => {
    // The last ringing timer was stopped, here or in another tab.
    if (!hasRung) alarm.silence();
  }, [alarm, hasRung]);
  useEffect(() => {
    if (!isWaiting) return undefined;
    // After a reload no tap has unlocked the sound yet: the next one does, anywhere.
    document.addEventListener('click', alarm.unlock);
    return () => document.removeEventListener('click', alarm.unlock);
  }, [alarm, isWaiting]);

  useEffect(() => {
    // The button that opened the sheet was not there meanwhile.
    if (wasOpen.current && document.activeElement?.id === 'main') resumeButton.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  if (cooked === undefined) return null;
  const shownTimers = (
    <CookTimers
      timers={timers}
      areDishesNamed={!isOpen || dishes.length > 1}
      clock={clock}
      cook={cook}
    />
  );
  if (isOpen) {
    return (
      <CookSheet
        cook={cook}
        alarm={alarm}
        clock={clock}
        cooked={cooked}
        shownTimers={shownTimers}
      />
    );
  }
  if (timers.length === 0 && view !== 'minimised') return null;
  return (
    <section
      className={styles['dock']}
      aria-label={timers.length === 0 ? text.dishes : text.timers}
    >
      {timers.length === 0 ? <p>{cooked.dish.foodName}</p> : shownTimers}
      <Button ref={resumeButton} icon={<Icon of={CookingPot} />} onClick={() => cook.show(active)}>
        {text.goOnCooking}
      </Button>
    </section>
  );
}
