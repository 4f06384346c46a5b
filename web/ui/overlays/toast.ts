/** Toasts: at most 3 at a time, 5000 ms each. An error must also appear on the screen itself. */
interface ToastMessage {
  title: string;
  description?: string | undefined;
  variant?: 'default' | 'destructive';
  /** What happened, such as 'shipment_created:GS123456789'. Of several messages about it, only the last is shown. */
  about?: string;
}

export interface ShownToast extends ToastMessage {
  id: number;
}

const TOAST_LIMIT = 3;
export const TOAST_DURATION_MS = 5000;

let shown: readonly ShownToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a message. A duplicate replaces the earlier one; above the limit, the oldest is removed. */
export function toast(message: ToastMessage) {
  lastId += 1;
  const others = shown.filter((one) => !isSame(one, message));
  replace([...others, { ...message, id: lastId }].slice(-TOAST_LIMIT));
  return lastId;
}

/** Identical messages are deduplicated so that repeated failures show one toast. */
function isSame(one: ToastMessage, other: ToastMessage): boolean {
  if (one.about !== undefined && one.about === other.about) return true;
  return one.title === other.title && one.description === other.description && one.variant === other.variant;
}

export function dismissToast(id: number) {
  replace(shown.filter((one) => one.id !== id));
}

/** The visible messages, oldest first. The array is stable until something changes. */
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
