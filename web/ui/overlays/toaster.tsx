import { Suspense, useSyncExternalStore } from 'react';
import { lazyWithRetry } from '../loading/lazy-with-retry.ts';
import { onToastsChange, type ShownToast, shownToasts } from './toast.ts';

const ToastViewport = lazyWithRetry(async () => (await import('./toast-viewport.tsx')).ToastViewport);
const none: readonly ShownToast[] = [];

/** Renders all toasts. Its code is loaded with the first toast. */
export function Toaster() {
  const toasts = useSyncExternalStore(onToastsChange, shownToasts, () => none);
  const used = useSyncExternalStore(
    onToastsChange,
    () => wasUsed(),
    () => false,
  );
  if (!used) return null;
  return (
    <Suspense>
      <ToastViewport toasts={toasts} />
    </Suspense>
  );
}

let used = false;

/** Stays true after the first toast so that the live region stays mounted. */
function wasUsed() {
  used ||= shownToasts().length > 0;
  return used;
}
