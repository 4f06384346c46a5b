import { Suspense, useSyncExternalStore } from 'react';
import { isReauthenticationOpen, onReauthenticationRequested } from '#web/api/reauthentication.ts';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';

const ReauthenticationDialog = lazyWithRetry(
  async () => (await import('./reauthentication-dialog.tsx')).ReauthenticationDialog,
);

/** The one place where people are asked again who they are. Its dialog is fetched with the first question. */
export function ReauthenticationPrompt() {
  const asked = useSyncExternalStore(onReauthenticationRequested, isReauthenticationOpen, () => false);
  if (!asked) return null;
  return (
    <Suspense>
      <ReauthenticationDialog />
    </Suspense>
  );
}
