import { useId } from 'react';
import { Alert } from '../alert.tsx';
import { Button } from '../button.tsx';
import { OFFLINE_SEND_LATER, useOnline } from '../use-online.ts';

interface SubmitAreaProps {
  label: string;
  busyLabel: string;
  pending: boolean;
  /** Why the last attempt failed; null without a failure. */
  failure: string | null;
  onRetry: () => void;
}

/** The footer of a form: the error, the submit button and the reason why it is disabled. */
export function SubmitArea({ label, busyLabel, pending, failure, onRetry }: SubmitAreaProps) {
  const online = useOnline();
  const reason = useId();
  return (
    <div className="flex flex-col items-start gap-3">
      {failure !== null && (
        <Alert className="w-full" title={failure} retrying={pending} {...(online && { onRetry })}>
          Your entries are still here.
        </Alert>
      )}
      <Button
        type="submit"
        size="hero"
        pending={pending}
        busyLabel={busyLabel}
        disabled={!online}
        aria-describedby={online ? undefined : reason}
        className="max-sm:w-full"
      >
        {label}
      </Button>
      <p id={reason} role="status" className="text-caption empty:hidden">
        {!online && OFFLINE_SEND_LATER}
      </p>
    </div>
  );
}
