import type { ReactNode, RefObject } from 'react';
import { settleReauthentication } from '#web/api/reauthentication.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';

interface ReauthenticationFrameProps {
  /** Beside *Cancel*. */
  confirm?: ReactNode;
  initialFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** The dialog of a reauthentication by any method. */
export function ReauthenticationFrame({ confirm, initialFocus, children }: ReauthenticationFrameProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && settleReauthentication(false)}
      title="Confirm it’s you"
      description="You signed in a while ago. Confirm your identity before you make this change."
      size="small"
      initialFocus={initialFocus}
      footer={
        <>
          <Button variant="secondary" onClick={() => settleReauthentication(false)}>
            Cancel
          </Button>
          {confirm}
        </>
      }
    >
      {children}
    </Dialog>
  );
}
