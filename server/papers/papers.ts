import { Worker } from 'node:worker_threads';
import type { Paper } from './paper.ts';
import type { PaperKind, PaperKinds } from './paper-kinds.ts';
import type { Made, Order } from './paper-worker.ts';

/** Makes papers as PDF (PDF/A-2b and tagged, where the fonts have every letter) in a thread of its own. */
export interface Papers {
  /** The bytes of the PDF. Rejects with a `PaperError`. */
  render<Kind extends PaperKind>(kind: Kind, paper: PaperKinds[Kind]): Promise<Uint8Array<ArrayBuffer>>;
  /** Refuses what is waiting and ends the thread. */
  close(): Promise<void>;
}

/** Why there is no PDF: the engine is missing on this machine for good, or it failed this time. */
export class PaperError extends Error {
  readonly reason: 'no-engine' | 'failed';

  constructor(reason: PaperError['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}

interface Waiting extends Order {
  done(pdf: Uint8Array<ArrayBuffer>): void;
  refused(error: PaperError): void;
}

interface Options {
  /** How long one paper may take, from its turn on. */
  timeoutMs?: number;
  /** More are refused at once. */
  mostWaiting?: number;
  program?: URL;
}

/** The thread starts with the first paper, and again with the next one after it has died or was too slow. */
export function createPapers({
  timeoutMs = 20_000,
  mostWaiting = 100,
  program = new URL('./paper-worker.ts', import.meta.url),
}: Options = {}): Papers {
  let queue: Waiting[] = [];
  let thread: Worker | undefined;
  let alarm: NodeJS.Timeout | undefined;
  let isClosed = false;

  function start(): Worker {
    const started = new Worker(program);
    // The server decides when the process ends.
    started.unref();
    // What a thread says that was given up is about nobody who waits now.
    const isCurrent = () => thread === started;
    started.on('message', (said: object) => isCurrent() && isMade(said) && finish(said));
    started.on('error', (error) => isCurrent() && giveUp(`The thread of papers died: ${error}`));
    started.on('exit', () => isCurrent() && giveUp('The thread of papers ended.'));
    return started;
  }

  function next(): void {
    const [first] = queue;
    if (!first) return;
    thread ??= start();
    alarm = setTimeout(() => giveUp(`A paper took more than ${timeoutMs} ms.`), timeoutMs);
    const { kind, paper } = first;
    thread.postMessage({ kind, paper } satisfies Order);
  }

  function finish(made: Made): void {
    clearTimeout(alarm);
    const first = queue.shift();
    if ('pdf' in made) first?.done(made.pdf);
    else first?.refused(new PaperError(made.reason, made.message));
    next();
  }

  /** Everyone who waits is refused: whoever asks again finds a new thread. */
  function giveUp(why: string): void {
    clearTimeout(alarm);
    const refused = queue;
    queue = [];
    void thread?.terminate();
    thread = undefined;
    for (const one of refused) one.refused(new PaperError('failed', why));
  }

  return {
    render(kind, paper: Paper) {
      return new Promise((done, refused) => {
        if (isClosed) return refused(new PaperError('failed', 'The server is stopping.'));
        if (queue.length >= mostWaiting) return refused(new PaperError('failed', 'Too many papers wait.'));
        queue.push({ kind, paper, done, refused });
        if (queue.length === 1) next();
      });
    },
    async close() {
      isClosed = true;
      const ending = thread;
      giveUp('The server is stopping.');
      await ending?.terminate();
    },
  };
}

/** Under `node --watch` a thread also says what it imports. */
function isMade(said: object): said is Made {
  return 'pdf' in said || 'reason' in said;
}
