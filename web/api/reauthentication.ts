interface Asking {
  answered: Promise<boolean>;
  answer: (proved: boolean) => void;
}

let asking: Asking | undefined;
const listeners = new Set<() => void>();

/** Whether the person is asked now; `onReauthenticationRequested` tells changes. */
export function isReauthenticationOpen(): boolean {
  return asking !== undefined;
}

export function onReauthenticationRequested(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What became of the question: all calls that wait for it go on, or fail. */
export function answerReauthentication(proved: boolean): void {
  const answered = asking;
  asking = undefined;
  tell();
  answered?.answer(proved);
}

/** Of several calls that are refused at the same time, one asks. */
export function promptForReauthentication(): Promise<boolean> {
  if (asking) return asking.answered;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  asking = { answered: promise, answer: resolve };
  tell();
  return promise;
}

function tell(): void {
  for (const listener of listeners) listener();
}
