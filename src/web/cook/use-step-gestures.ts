import { useEffect, useRef, type KeyboardEvent as KeyPress, type TouchEvent } from 'react';

/** A shorter movement is a slipped tap. */
const SWIPE_PX = 60;

const STEPS_OF_KEY: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  PageDown: 1,
  ArrowLeft: -1,
  PageUp: -1,
};

/**
 * Keys on the whole screen; Enter on a heading and a swipe to the side on the element that takes these
 * handlers.
 */
export function useStepGestures(move: (steps: number) => void) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const steps = STEPS_OF_KEY[event.key];
      if (steps === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      move(steps);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [move]);

  const start = useRef<{ readonly clientX: number; readonly clientY: number } | undefined>(
    undefined,
  );
  return {
    onKeyDown: (event: KeyPress) => {
      // A new step has the focus on its heading, so that Enter on "Lanjut" can be pressed again.
      const isPressed = event.key === 'Enter' || event.key === ' ';
      if (!isPressed || !(event.target instanceof HTMLHeadingElement)) return;
      event.preventDefault();
      move(1);
    },
    onTouchStart: ({ touches }: TouchEvent) => {
      // Two fingers zoom.
      start.current = touches.length === 1 ? touches[0] : undefined;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const end = changedTouches[0];
      if (start.current === undefined || end === undefined) return;
      const across = end.clientX - start.current.clientX;
      const down = end.clientY - start.current.clientY;
      start.current = undefined;
      if (Math.abs(across) < SWIPE_PX || Math.abs(across) < 2 * Math.abs(down)) return;
      move(across < 0 ? 1 : -1);
    },
  };
}
