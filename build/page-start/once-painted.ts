/** Longest wait for the paint: some browsers do not report it, and a hidden page is not painted. */
const PAINTING_LIMIT_MS = 1_000;

/** Pause between the page's paint and the start of its code, so that they do not compete. */
const REST_MS = 50;

/** Visitors read before they click: calls `start` once the browser has reported the page's paint. */
export function oncePainted(start: () => void): void {
  addEventListener('load', () => {
    let hasStarted = false;
    const startOnce = () => {
      if (hasStarted) return;
      hasStarted = true;
      start();
    };
    setTimeout(startOnce, PAINTING_LIMIT_MS);
    new PerformanceObserver(() => setTimeout(startOnce, REST_MS)).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    });
  });
}
