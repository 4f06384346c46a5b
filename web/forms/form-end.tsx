import { useId } from 'react';
import { Button } from '#web/ui/button.tsx';
import { useOnline } from '#web/ui/use-online.ts';

interface FormEndProps {
  label: string;
  busyLabel: string;
  pending: boolean;
  onLeave: () => void;
  /** Why the form can't be submitted yet. */
  missing?: string | undefined;
}

/** The footer of a console form, with the reason if the submit button is disabled. */
export function FormEnd({ label, busyLabel, pending, onLeave, missing }: FormEndProps) {
  const online = useOnline();
  const reasonId = useId();
  const reason = online ? missing : 'You are offline. Your entries stay here until you can send them.';
  return (
    <div className="sticky -bottom-4 z-10 -mb-4 flex flex-wrap items-center justify-end gap-3 border-t border-line bg-raised py-3">
      <p id={reasonId} role="status" className="mr-auto text-caption empty:hidden">
        {reason}
      </p>
      <Button variant="secondary" onClick={onLeave}>
        Back
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
  );
}
