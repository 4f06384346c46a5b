const LATEST_MS = 2_000;
/** Safari has no idle callback. */
const WITHOUT_IDLE_CALLBACK_MS = 200;

/** Calls back once the page is idle, or after two seconds. Returns the function that cancels it. */
export function whenIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(callback, WITHOUT_IDLE_CALLBACK_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback, { timeout: LATEST_MS });
  return () => cancelIdleCallback(handle);
}
