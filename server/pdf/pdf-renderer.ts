import { FairQueue, QueueFull } from '../fair-queue.ts';
import { PdfError } from './pdf-error.ts';
import type { PdfInputs, PdfKind } from './pdf-kinds.ts';
import { PdfThread } from './pdf-thread.ts';

/** Renders PDFs (PDF/A-2b and tagged, if the fonts have every letter) in worker threads. */
export interface PdfRenderer {
  /** Returns the PDF’s bytes. Requesters are served round-robin. Rejects with a `PdfError`. */
  render<Kind extends PdfKind>(
    requester: string,
    kind: Kind,
    input: PdfInputs[Kind],
  ): Promise<Uint8Array<ArrayBuffer>>;
  /** The number of queued PDFs. */
  waiting(): number;
  /** Rejects queued PDFs and ends the threads. */
  close(): Promise<void>;
}

interface Options {
  /** The timeout of one PDF, from when it leaves the queue. */
  timeoutMs?: number;
  /** The queue’s capacity; more are rejected at once. */
  mostWaiting?: number;
  mostWaitingPerRequester?: number;
  program?: URL;
}

/**
 * One more than a requester may occupy, even on one core, so that a slow document does not block all others.
 */
const THREADS = 2;
const STOPPING = 'The server is stopping.';

/** The threads start with the first PDF. One that died or timed out is replaced for the next one. */
export function createPdfRenderer({
  timeoutMs = 20_000,
  mostWaiting = 400,
  mostWaitingPerRequester = 100,
  program = new URL('./pdf-worker.ts', import.meta.url),
}: Options = {}): PdfRenderer {
  const queue = new FairQueue({
    concurrency: THREADS,
    concurrency_per_key: THREADS - 1,
    waiting: mostWaiting,
    waiting_per_key: mostWaitingPerRequester,
  });
  let threads: PdfThread[] = [];
  let isClosed = false;

  /** The queue admits as many as there are threads. All threads start together, because starting is slow. */
  function idleThread(): PdfThread {
    threads = threads.filter(({ hasEnded }) => !hasEnded);
    while (threads.length < THREADS) threads.push(new PdfThread(program));
    return threads.find(({ isIdle }) => isIdle) as PdfThread;
  }

  return {
    async render(requester, kind, input) {
      try {
        return await queue.run(requester, async () => {
          if (isClosed) throw new PdfError('failed', STOPPING);
          return idleThread().make({ kind, input }, timeoutMs);
        });
      } catch (error) {
        throw error instanceof QueueFull ? new PdfError('busy', 'Too many PDFs are waiting.') : error;
      }
    },
    waiting: () => queue.waiting,
    async close() {
      isClosed = true;
      await Promise.all(threads.map((thread) => thread.end(STOPPING)));
    },
  };
}
