import { type ReactNode, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { GuardedForms, useGuardedForms } from './guarded-forms.ts';
import { useLeaveQuestion } from './use-leave-question.ts';

const NO_PARAMETERS: readonly string[] = [];

interface GuardedPageProps {
  /** URL parameters with which a form closes. */
  parameters?: readonly string[];
  children: ReactNode;
}

/** A page with forms, which asks before it is left with unsaved changes in any of them. */
export function GuardedPage({ parameters = NO_PARAMETERS, children }: GuardedPageProps) {
  const { forms, isDirty } = useGuardedForms();
  const leaving = useLeaveQuestion(isDirty, parameters);
  return (
    <GuardedForms value={forms}>
      {children}
      {leaving && <LeaveDialog {...leaving} />}
    </GuardedForms>
  );
}

function LeaveDialog({ discard, keep }: { discard: () => void; keep: () => void }) {
  const keepButton = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open
      size="small"
      title="Discard changes?"
      onOpenChange={(open) => !open && keep()}
      initialFocus={keepButton}
      footer={
        <>
          <Button variant="secondary" onClick={discard}>
            Discard
          </Button>
          <Button ref={keepButton} onClick={keep}>
            Keep editing
          </Button>
        </>
      }
    >
      <p>You have unsaved changes.</p>
    </Dialog>
  );
}
