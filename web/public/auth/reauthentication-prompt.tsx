import { Suspense, useSyncExternalStore } from 'react';
import { isProofAsked, onProofAsked } from '#web/api/reauthentication.ts';
import { late } from '#web/ui/lazy-with-retry.ts';

const ProofDialog = late(async () => (await import('./reauthentication-dialog.tsx')).ProofDialog);

/** The one place where people are asked again who they are. Its dialog is fetched with the first question. */
export function ProofAsker() {
  const asked = useSyncExternalStore(onProofAsked, isProofAsked, () => false);
  if (!asked) return null;
  return (
    <Suspense>
      <ProofDialog />
    </Suspense>
  );
}
