import type { DetailedError } from 'tus-js-client';

const ENDPOINT = '/api/uploads';
/** Small enough for the time limit of a request on a slow line. */
const CHUNK_BYTES = 1024 * 1024;
/** After a lost connection or an error of the server; also when the browser is online again. */
const RETRY_DELAYS_MS = [1_000, 2_000, 5_000, 10_000];
const CONFLICT = 409;
const TOO_MANY_REQUESTS = 429;

export type TransferEvent =
  /** From 0 to 1. */
  | { type: 'progress'; share: number }
  /** The connection is lost; the transfer continues by itself. */
  | { type: 'lost' }
  | { type: 'complete'; upload_id: string }
  /** The server refuses the bytes; the sentence says why. */
  | { type: 'refused'; sentence: string };

export interface Transfer {
  start: () => void;
  pause: () => void;
  /** Ends it, and deletes what has arrived. */
  cancel: () => void;
}

/** Sends the bytes of a file by the tus protocol. It is not started yet. */
export async function openTransfer(file: File, onEvent: (event: TransferEvent) => void): Promise<Transfer> {
  const { Upload } = await import('tus-js-client');
  let failures = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  const start = () => {
    stopWaiting();
    upload.start();
  };
  const stopWaiting = () => {
    clearTimeout(retry);
    window.removeEventListener('online', start);
  };
  const upload = new Upload(file, {
    endpoint: ENDPOINT,
    chunkSize: CHUNK_BYTES,
    metadata: { filename: file.name },
    // Retried here, because the library gives up while the browser is offline.
    retryDelays: null,
    storeFingerprintForResuming: false,
    onProgress: (sent, total) => onEvent({ type: 'progress', share: total === null ? 0 : sent / total }),
    onChunkComplete: () => {
      failures = 0;
    },
    onSuccess: () => onEvent({ type: 'complete', upload_id: upload.url?.split('/').at(-1) ?? '' }),
    onError: (error) => {
      const refusal = refusalIn(error as DetailedError);
      if (refusal !== null) return onEvent({ type: 'refused', sentence: refusal });
      onEvent({ type: 'lost' });
      window.addEventListener('online', start);
      retry = setTimeout(start, RETRY_DELAYS_MS[Math.min(failures, RETRY_DELAYS_MS.length - 1)]);
      failures += 1;
    },
  });
  const stop = (deletes: boolean) => {
    stopWaiting();
    // What cannot be deleted now expires.
    upload.abort(deletes).catch(() => {});
  };
  return { start, pause: () => stop(false), cancel: () => stop(true) };
}

/** Why the server refuses; null for what may succeed later. */
function refusalIn({ originalResponse }: DetailedError): string | null {
  const status = originalResponse?.getStatus() ?? 0;
  if (status < 400 || status >= 500 || status === CONFLICT || status === TOO_MANY_REQUESTS) return null;
  try {
    return (JSON.parse(originalResponse?.getBody() ?? '') as { detail: string }).detail;
  } catch {
    return 'The server refused this file.';
  }
}
