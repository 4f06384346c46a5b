interface Prompt {
  result: Promise<boolean>;
  resolve: (confirmed: boolean) => void;
}

let openPrompt: Prompt | undefined;
const listeners = new Set<() => void>();

/** Whether the prompt is open. Subscribe to changes with `onReauthenticationRequested`. */
export function isReauthenticationOpen(): boolean {
  return openPrompt !== undefined;
}

export function onReauthenticationRequested(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Closes the prompt with its result. All waiting calls continue or fail. */
export function settleReauthentication(confirmed: boolean): void {
  const closed = openPrompt;
  openPrompt = undefined;
  notify();
  closed?.resolve(confirmed);
}

/** Opens the prompt, or joins the open one, so that parallel calls prompt once. */
export function promptForReauthentication(): Promise<boolean> {
  if (openPrompt) return openPrompt.result;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  openPrompt = { result: promise, resolve };
  notify();
  return promise;
}

function notify(): void {
  for (const listener of listeners) listener();
}
