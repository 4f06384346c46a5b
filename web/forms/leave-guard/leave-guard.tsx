import { useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { type Leaving, useLeaveQuestion } from './use-leave-question.ts';

const NO_PARAMETERS: readonly string[] = [];

interface LeaveGuardProps {
  isDirty: () => boolean;
  parameters?: readonly string[];
}

/** Asks before a page is left with unsaved changes. */
export function LeaveGuard({ isDirty, parameters = NO_PARAMETERS }: LeaveGuardProps) {
  const leaving = useLeaveQuestion(isDirty, parameters);
  return leaving && <LeaveDialog {...leaving} />;
}

function LeaveDialog({ discard, keep }: Leaving) {
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
