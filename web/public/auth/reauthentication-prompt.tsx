import { Suspense, useSyncExternalStore } from 'react';
import { isReauthenticationOpen, onReauthenticationRequested } from '#web/api/reauthentication.ts';
import { lazyWithRetry } from '#web/ui/loading/lazy-with-retry.ts';

const ReauthenticationDialog = lazyWithRetry(
  async () => (await import('./reauthentication-dialog.tsx')).ReauthenticationDialog,
);

/** Shows the reauthentication dialog when a call requires it. The dialog's code is loaded on first use. */
export function ReauthenticationPrompt() {
  const isOpen = useSyncExternalStore(onReauthenticationRequested, isReauthenticationOpen, () => false);
  if (!isOpen) return null;
  return (
    <Suspense>
      <ReauthenticationDialog />
    </Suspense>
  );
}
