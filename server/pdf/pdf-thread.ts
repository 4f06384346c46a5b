import { Worker } from 'node:worker_threads';
import { PdfError } from './pdf-error.ts';
import type { Order, RenderResult } from './pdf-worker.ts';

type Pdf = Uint8Array<ArrayBuffer>;

/**
 * A worker thread that renders one PDF at a time. It ends when it crashes or times out, and is not restarted.
 */
export class PdfThread {
  readonly #worker: Worker;
  #settle: ((made: RenderResult) => void) | undefined;
  hasEnded = false;

  constructor(program: URL) {
    this.#worker = new Worker(program);
    // The thread must not keep the process alive.
    this.#worker.unref();
    this.#worker.on('message', (message: object) => isMade(message) && this.#settle?.(message));
    this.#worker.on('error', (error) => void this.end(`The PDF thread died: ${error}`));
    this.#worker.on('exit', () => void this.end('The PDF thread ended.'));
  }

  get isIdle(): boolean {
    return !this.#settle && !this.hasEnded;
  }

  /** Rejects with a `PdfError`. */
  async make(order: Order, timeoutMs: number): Promise<Pdf> {
    const { promise, resolve } = Promise.withResolvers<RenderResult>();
    this.#settle = resolve;
    const timeout = setTimeout(() => void this.end(`A PDF took more than ${timeoutMs} ms.`), timeoutMs);
    this.#worker.postMessage(order);
    const made = await promise;
    clearTimeout(timeout);
    this.#settle = undefined;
    if ('pdf' in made) return made.pdf;
    throw new PdfError(made.reason, made.message);
  }

  /** Ends the thread and rejects its current PDF with this message. */
  async end(message: string): Promise<void> {
    this.hasEnded = true;
    this.#settle?.({ reason: 'failed', message });
    await this.#worker.terminate();
  }
}

/** Under `node --watch`, a thread also sends messages about its imports. */
function isMade(message: object): message is RenderResult {
  return 'pdf' in message || 'reason' in message;
}
