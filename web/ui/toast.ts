/** Toasts: at most 3 at once, 5000 ms each. Never the only place where an error is told. */
export interface ToastMessage {
  title: string;
  description?: string | undefined;
  variant?: 'default' | 'destructive';
}

export interface ShownToast extends ToastMessage {
  id: number;
}

export const TOAST_LIMIT = 3;
export const TOAST_DURATION_MS = 5000;

let shown: readonly ShownToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a message from anywhere, anew where it is shown already; beyond three the oldest makes room. */
export function toast(message: ToastMessage) {
  lastId += 1;
  const others = shown.filter((one) => !isSame(one, message));
  replace([...others, { ...message, id: lastId }].slice(-TOAST_LIMIT));
  return lastId;
}

/** What fails again and again is said once. */
function isSame(one: ToastMessage, other: ToastMessage): boolean {
  return one.title === other.title && one.description === other.description && one.variant === other.variant;
}

export function dismissToast(id: number) {
  replace(shown.filter((one) => one.id !== id));
}

/** The messages on the screen, oldest first; the same array until something changes. */
export function shownToasts() {
  return shown;
}

export function onToastsChange(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function replace(next: readonly ShownToast[]) {
  shown = next;
  for (const listener of listeners) listener();
}
