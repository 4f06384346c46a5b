import { type ReactNode, Suspense } from 'react';
import { lazyWithRetry } from '#web/ui/loading/lazy-with-retry.ts';
import { GuardedForms, useGuardedForms } from './guarded-forms.ts';
import { PageGuardContext, usePageGuard } from './page-guard.ts';

// Pages with forms are near their script budgets, and nothing is lost before something is typed.
const LeaveGuard = lazyWithRetry(async () => (await import('./leave-guard.tsx')).LeaveGuard);

const NO_PARAMETERS: readonly string[] = [];

interface GuardedPageProps {
  /** URL parameters with which a form closes. */
  parameters?: readonly string[];
  children: ReactNode;
}

/** A page with forms, which asks before it is left with unsaved changes in any of them. */
export function GuardedPage({ parameters = NO_PARAMETERS, children }: GuardedPageProps) {
  const { forms, isDirty } = useGuardedForms();
  const { guard, isSuspended } = usePageGuard(isDirty, parameters);
  return (
    <>
      <PageGuardContext value={guard}>
        <GuardedForms value={forms}>{children}</GuardedForms>
      </PageGuardContext>
      {!isSuspended && (
        <Suspense>
          <LeaveGuard isDirty={isDirty} parameters={parameters} />
        </Suspense>
      )}
    </>
  );
}
