import { useId } from 'react';
import { Button } from '#web/ui/button.tsx';
import { OFFLINE_SEND_LATER, useOnline } from '#web/ui/use-online.ts';

interface FormEndProps {
  label: string;
  busyLabel: string;
  pending: boolean;
  onLeave: () => void;
  leaveLabel?: string;
  /** Why the form can't be submitted yet. */
  missing?: string | undefined;
}

/** The footer of a console form, with the reason if the submit button is disabled. */
export function FormEnd({
  label,
  busyLabel,
  pending,
  onLeave,
  leaveLabel = 'Cancel',
  missing,
}: FormEndProps) {
  const online = useOnline();
  const reasonId = useId();
  const reason = online ? missing : OFFLINE_SEND_LATER;
  return (
    <div className="sticky -bottom-4 z-10 mt-auto -mb-4 flex flex-wrap items-center justify-end gap-3 border-t border-line bg-raised py-3">
      <p id={reasonId} role="status" className="min-w-0 flex-1 basis-48 text-caption empty:hidden">
        {reason}
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onLeave}>
          {leaveLabel}
        </Button>
        <Button
          type="submit"
          pending={pending}
          busyLabel={busyLabel}
          disabled={reason !== undefined}
          aria-describedby={reason === undefined ? undefined : reasonId}
        >
          {label}
        </Button>
      </div>
    </div>
  );
}
