import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { lazyWithRetry } from '#web/ui/loading/lazy-with-retry.ts';
import { GuardedForms, PageGuardContext, useGuardedForms } from './guarded-forms.ts';

// Pages with forms are near their script budgets, and nothing is lost before something is typed.
const LeaveGuard = lazyWithRetry(async () => (await import('./leave-guard.tsx')).LeaveGuard);

interface GuardedPageProps {
  /** URL parameters with which a form closes. */
  parameters?: readonly string[];
  children: ReactNode;
}

/** A page with forms, which asks before it is left with unsaved changes in any of them. */
export function GuardedPage({ parameters, children }: GuardedPageProps) {
  const { forms, isDirty } = useGuardedForms();
  const [openDialogs, setOpenDialogs] = useState(0);
  const guard = useMemo(
    () => ({
      isDirty,
      suspend: () => {
        setOpenDialogs((dialogs) => dialogs + 1);
        return () => setOpenDialogs((dialogs) => dialogs - 1);
      },
    }),
    [isDirty],
  );
  return (
    <>
      <PageGuardContext value={guard}>
        <GuardedForms value={forms}>{children}</GuardedForms>
      </PageGuardContext>
      {openDialogs === 0 && (
        <Suspense>
          <LeaveGuard isDirty={isDirty} parameters={parameters} />
        </Suspense>
      )}
    </>
  );
}
