import { Alert } from '#web/ui/alert.tsx';
import { failureText } from './failure-text.ts';

interface LookUpFailedProps {
  error: unknown;
  /** Something from an earlier reading is still shown. */
  stale: boolean;
  retrying: boolean;
  onRetry: () => void;
}

/** A look-up that could not be made, or was refused. */
export function LookupFailed({ error, stale, retrying, onRetry }: LookUpFailedProps) {
  return (
    <Alert title="Failed to fetch tracking information" onRetry={onRetry} retrying={retrying}>
      <p>{failureText(error)}</p>
      {stale && <p>What is shown may be out of date.</p>}
    </Alert>
  );
}
