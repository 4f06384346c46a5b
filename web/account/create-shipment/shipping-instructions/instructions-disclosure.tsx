import { Suspense, useEffect, useState } from 'react';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { Wizard } from '../use-wizard.ts';
import { toldGroups } from './filled-groups.ts';

const InstructionsSection = lazyWithRetry(
  async () => (await import('./instructions-section.tsx')).InstructionsSection,
);

/** Folded until asked for, so that it is never in the way; it unfolds where something in it is wrong. */
export function InstructionsDisclosure({ wizard }: { wizard: Wizard }) {
  const { papers } = wizard;
  const isWrong = papers.problems.length > 0 || Object.keys(papers.refusals).length > 0;
  const [open, setOpen] = useState(isWrong);
  useEffect(() => {
    if (isWrong) setOpen(true);
  }, [isWrong]);
  const told = toldGroups(papers.typed);
  return (
    <details
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="rounded-lg border border-line bg-surface"
    >
      <summary className="min-h-11 px-4 py-3 sm:px-6">
        <span className="text-ui font-semibold">
          Details for the papers <span className="font-normal text-ink-3">(optional)</span>
        </span>
        <span className="block text-caption">
          {told.length > 0
            ? `Told: ${told.join(', ')}.`
            : 'Consignee, Incoterm, packages, HS code. You can also tell us later.'}
        </span>
      </summary>
      {open && (
        <div className="px-4 pb-5 sm:px-6">
          <Suspense fallback={<Skeleton className="h-96 w-full" />}>
            <InstructionsSection wizard={wizard} />
          </Suspense>
        </div>
      )}
    </details>
  );
}
