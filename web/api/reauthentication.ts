interface Asking {
  answered: Promise<boolean>;
  answer: (proved: boolean) => void;
}

let asking: Asking | undefined;
const listeners = new Set<() => void>();

/** Whether the person is asked now; `onProofAsked` tells changes. */
export function isProofAsked(): boolean {
  return asking !== undefined;
}

export function onProofAsked(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What became of the question: all calls that wait for it go on, or fail. */
export function answerProof(proved: boolean): void {
  const answered = asking;
  asking = undefined;
  tell();
  answered?.answer(proved);
}

/** Of several calls that are refused at the same time, one asks. */
export function askForProof(): Promise<boolean> {
  if (asking) return asking.answered;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  asking = { answered: promise, answer: resolve };
  tell();
  return promise;
}

function tell(): void {
  for (const listener of listeners) listener();
}
