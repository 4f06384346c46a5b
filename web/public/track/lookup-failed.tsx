import { Alert } from '#web/ui/alert.tsx';
import { failureText } from './failure-text.ts';

interface LookUpFailedProps {
  error: unknown;
  /** Data from an earlier request is still shown. */
  stale: boolean;
  retrying: boolean;
  onRetry: () => void;
}

/** A failed or refused look-up. */
export function LookupFailed({ error, stale, retrying, onRetry }: LookUpFailedProps) {
  return (
    <Alert title="Failed to fetch tracking information" onRetry={onRetry} retrying={retrying}>
      <p>{failureText(error)}</p>
      {stale && <p>This information may be out of date.</p>}
    </Alert>
  );
}
