import { withRetry } from '#web/ui/loading/lazy-with-retry.ts';

const RETRY_DELAYS_MS = [500, 1_500];
const RELOADED_AT = 'groundswell.reloaded-at';
/** The time within which the page is not reloaded again. */
const RELOAD_INTERVAL_MS = 60_000;

declare global {
  interface Window {
    /** React Router's, with the page that is being opened. */
    __reactRouterDataRouter?: { state: { navigation: { location?: Partial<Location> | undefined } } };
  }
}

/**
 * Replaces React Router's function of this name, which reloads the page again and again while a script is missing, and leaves
 * the page while offline. This one waits for the network, reloads at most once a minute, which a new version of the product
 * requires, and then throws, so that the error page is shown.
 */
export async function loadRouteModule(
  { id, module }: { id: string; module: string },
  loaded: Record<string, unknown>,
  load: (path: string) => Promise<unknown> = (path) => import(/* @vite-ignore */ path),
): Promise<unknown> {
  try {
    loaded[id] ??= await withRetry(() => load(module), RETRY_DELAYS_MS);
    return loaded[id];
  } catch (error) {
    // Blocked storage throws as well: without it a second reload could not be prevented.
    if (Date.now() - Number(sessionStorage.getItem(RELOADED_AT)) < RELOAD_INTERVAL_MS) throw error;
    sessionStorage.setItem(RELOADED_AT, String(Date.now()));
    const opening = window.__reactRouterDataRouter?.state.navigation.location;
    if (opening) window.location.href = `${opening.pathname}${opening.search}${opening.hash}`;
    else window.location.reload();
    // The document is about to be replaced.
    return new Promise(() => {});
  }
}
