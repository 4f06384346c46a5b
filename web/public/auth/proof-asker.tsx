import { Suspense, useSyncExternalStore } from 'react';
import { isProofAsked, onProofAsked } from '#web/api/proof.ts';
import { late } from '#web/ui/late.ts';

const ProofDialog = late(async () => (await import('./proof-dialog.tsx')).ProofDialog);

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
