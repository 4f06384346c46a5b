import { Suspense, useEffect, useState } from 'react';
import { lazyWithRetry } from '#web/ui/loading/lazy-with-retry.ts';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import type { Wizard } from '../use-wizard.ts';
import { filledGroups } from './filled-groups.ts';

const InstructionsSection = lazyWithRetry(
  async () => (await import('./instructions-section.tsx')).InstructionsSection,
);

/** Closed at first because it is optional; opens when a field in it is invalid. */
export function InstructionsDisclosure({ wizard }: { wizard: Wizard }) {
  const { instructions } = wizard;
  const isWrong = instructions.problems.length > 0 || Object.keys(instructions.refusals).length > 0;
  const [open, setOpen] = useState(isWrong);
  useEffect(() => {
    if (isWrong) setOpen(true);
  }, [isWrong]);
  const filled = filledGroups(instructions.typed);
  return (
    <details
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="rounded-lg border border-line bg-surface"
    >
      <summary className="min-h-11 px-4 py-3 sm:px-6">
        <span className="text-ui font-semibold">
          Shipping documents <span className="font-normal text-ink-3">(optional)</span>
        </span>
        <span className="block text-caption">
          {filled.length > 0
            ? `Filled in: ${filled.join(', ')}.`
            : 'Consignee, Incoterm, packages, HS code. You can add these later.'}
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
