import { AlarmClock, BellRing, X } from 'lucide';
import { useEffect, useState } from 'react';
import type { Clock } from '#core/outside-world.ts';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Icon } from '../ui/icon.tsx';
import type { CookTimer } from './cooking-place.ts';
import { takeFocus } from './take-focus.ts';
import { text } from './text.ts';
import { useSingleTap } from './use-single-tap.ts';
import styles from './cook-timers.module.css';

type CookTimersProps = {
  readonly timers: readonly CookTimer[];
  /** Which dish a timer is for; not needed while only one is on screen. */
  readonly areDishesNamed: boolean;
  readonly clock: Clock;
  readonly onStop: (id: number) => void;
};

/** All timers, whatever step is on screen. */
export function CookTimers({ timers, areDishesNamed, clock, onStop }: CookTimersProps) {
  const now = useNow(clock, timers.length > 0);
  if (timers.length === 0) return null;
  return (
    <ul className={styles['timers']} aria-label={text.timers}>
      {timers.map((timer) => (
        <TimerRow
          key={timer.id}
          timer={timer}
          isDishNamed={areDishesNamed}
          left={timer.endsAt - now}
          onStop={() => onStop(timer.id)}
        />
      ))}
    </ul>
  );
}

type TimerRowProps = {
  readonly timer: CookTimer;
  readonly isDishNamed: boolean;
  /** Milliseconds until it rings. */
  readonly left: number;
  readonly onStop: () => void;
};

/** A ringing timer stops at one tap; a running one must not end by a slip. */
function TimerRow({ timer, isDishNamed, left, onStop }: TimerRowProps) {
  const { foodName, text: time, hasRung } = timer;
  const [answer, setAnswer] = useState<'open' | 'no'>();
  const isAsking = answer === 'open' && !hasRung;
  // Asking and confirming share one debounce, so that a bouncing tap cannot do both.
  const press = useSingleTap((run: () => void) => run());
  return (
    <li data-rung={hasRung} data-asked={isAsking}>
      <span className={styles['of']}>
        {text.timerOf(timer, isDishNamed ? foodName : undefined)}
      </span>
      {hasRung ? (
        <strong role="alert">
          <Icon of={BellRing} />
          {text.over}
        </strong>
      ) : (
        <strong role="timer">
          <Icon of={AlarmClock} />
          {formatLeft(left)}
        </strong>
      )}
      {isAsking ? (
        <div className={styles['question']} role="group" aria-label={text.askToStop(time)}>
          <Button onClick={(tap) => press(tap, onStop)}>{text.reallyStop}</Button>
          <Button ref={takeFocus} onClick={(tap) => press(tap, () => setAnswer('no'))}>
            {text.keepTimer}
          </Button>
        </div>
      ) : (
        <IconButton
          ref={answer === 'no' ? takeFocus : undefined}
          title={text.stopTimer(time)}
          icon={<Icon of={X} />}
          onClick={(tap) => (hasRung ? onStop() : press(tap, () => setAnswer('open')))}
        />
      )}
    </li>
  );
}

type NextTimerProps = Pick<CookTimersProps, 'timers' | 'clock'>;

/** The time left on the timer that ends first, and how many more there are. */
export function NextTimer({ timers, clock }: NextTimerProps) {
  const now = useNow(clock, timers.length > 0);
  const rest = timers.length - 1;
  return (
    <>
      <Icon of={AlarmClock} />
      {formatLeft(Math.min(...timers.map(({ endsAt }) => endsAt)) - now)}
      {rest > 0 && <span>+{rest}</span>}
    </>
  );
}

/** The time now, read again every second while it is needed. */
function useNow(clock: Clock, isNeeded: boolean): number {
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    if (!isNeeded) return undefined;
    let cancel = () => {};
    const tick = () => {
      setNow(clock.now());
      cancel = clock.setTimer(tick, 1_000 - (clock.now() % 1_000));
    };
    tick();
    return () => cancel();
  }, [clock, isNeeded]);
  return now;
}

/** Time left as a clock shows it, never below zero: `4:05`, `1:04:05`. */
function formatLeft(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1_000));
  const parts = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  const [hours, ...rest] = parts.map((part) => String(part).padStart(2, '0'));
  return hours === '00' ? rest.join(':').replace(/^0/u, '') : `${Number(hours)}:${rest.join(':')}`;
}
