import { FairQueue, QueueFull } from '../fair-queue.ts';
import { PdfError } from './pdf-error.ts';
import type { PdfInputs, PdfKind } from './pdf-kinds.ts';
import { PdfThread } from './pdf-thread.ts';

/** Makes papers as PDF (PDF/A-2b and tagged, where the fonts have every letter) in worker threads. */
export interface PdfRenderer {
  /** The bytes of the PDF. Requesters take turns. Rejects with a `PdfError`. */
  render<Kind extends PdfKind>(
    requester: string,
    kind: Kind,
    paper: PdfInputs[Kind],
  ): Promise<Uint8Array<ArrayBuffer>>;
  /** How many wait for a thread. */
  waiting(): number;
  /** Refuses what is waiting and ends the threads. */
  close(): Promise<void>;
}

interface Options {
  /** How long one paper may take, from its turn on. */
  timeoutMs?: number;
  /** More are refused at once. */
  mostWaiting?: number;
  mostWaitingPerRequester?: number;
  program?: URL;
}

/** One more than a requester may occupy. Also on one core: a slow document must not hold up all the others. */
const THREADS = 2;
const STOPPING = 'The server is stopping.';

/** The threads start with the first paper; one that has died or was too slow is replaced with the next one. */
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

  /** The queue lets in as many as there are threads. All start at once: a thread that only starts is slow. */
  function idleThread(): PdfThread {
    threads = threads.filter(({ hasEnded }) => !hasEnded);
    while (threads.length < THREADS) threads.push(new PdfThread(program));
    return threads.find(({ isIdle }) => isIdle) as PdfThread;
  }

  return {
    async render(requester, kind, paper) {
      try {
        return await queue.run(requester, async () => {
          if (isClosed) throw new PdfError('failed', STOPPING);
          return idleThread().make({ kind, paper }, timeoutMs);
        });
      } catch (error) {
        throw error instanceof QueueFull ? new PdfError('busy', 'Too many papers wait.') : error;
      }
    },
    waiting: () => queue.waiting,
    async close() {
      isClosed = true;
      await Promise.all(threads.map((thread) => thread.end(STOPPING)));
    },
  };
}
