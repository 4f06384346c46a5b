export interface RetryOptions {
  fetch?: (request: Request) => Promise<Response>;
  /** How often a request is sent at most: 4 by default, 1 for no retries. */
  attempts?: number;
}

/** Too many requests, and what a proxy or the server answers while it restarts. */
const RETRIED: readonly number[] = [429, 502, 503, 504];
const FIRST_PAUSE_MS = 500;
const MAX_PAUSE_MS = 60_000;

/**
 * Sends a request again after a lost connection and after a status that passes, no sooner than `Retry-After` says. Writes are safe to
 * repeat because they carry an Idempotency-Key.
 */
export function retrying({ fetch = globalThis.fetch, attempts = 4 }: RetryOptions) {
  return async (request: Request): Promise<Response> => {
    for (let attempt = 1; ; attempt += 1) {
      const isLast = attempt >= attempts;
      const sent = isLast ? request : request.clone();
      const response = await fetch(sent).catch((error: unknown) => {
        if (isLast || request.signal.aborted) throw error;
        return undefined;
      });
      if (response && (isLast || !RETRIED.includes(response.status))) return response;
      await response?.body?.cancel();
      await pause(pauseBefore(attempt, response));
    }
  };
}

function pauseBefore(attempt: number, response: Response | undefined): number {
  const seconds = Number(response?.headers.get('retry-after') ?? 0);
  const backOff = FIRST_PAUSE_MS * 2 ** (attempt - 1);
  return Math.min(Math.max(seconds * 1_000 || 0, backOff), MAX_PAUSE_MS);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
