/** Shortest time between two automatic reloads of a page that could not start. */
const RELOAD_PAUSE_MS = 60_000;

/** In session storage: when this tab last reloaded because it could not start. */
const RELOADED_KEY = 'cobek-reloaded';

/** Requests for a file before giving up. */
const ATTEMPTS = 2;

/**
 * Call it if the page's code did not arrive. Files may be missing for a moment while a second server
 * is a build ahead: each is requested until it arrives, and the page reloads, at most once a minute.
 * If that does not help, the page says so.
 *
 * @param files everything that the page needs to start, as paths on the site.
 */
export async function recover(files: readonly string[]): Promise<void> {
  const reloads = await reloadWith(files).catch(() => false);
  if (!reloads) document.getElementById('not-started')?.removeAttribute('hidden');
}

/** Rejects without a network or if storage is blocked: nothing else prevents endless reloads. */
async function reloadWith(files: readonly string[]): Promise<boolean> {
  const last = Number(sessionStorage.getItem(RELOADED_KEY));
  if (Date.now() - last < RELOAD_PAUSE_MS) return false;
  sessionStorage.setItem(RELOADED_KEY, String(Date.now()));
  for (const file of files) {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      // Past the browser's cache, which may hold the failed answer.
      if ((await fetch(file, { cache: 'reload' })).ok) break;
    }
  }
  await fetch(location.href);
  location.reload();
  return true;
}
