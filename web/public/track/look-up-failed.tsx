import { sentenceOf } from '#web/api/refusal.ts';
import { Alert } from '#web/ui/alert.tsx';

interface LookUpFailedProps {
  error: unknown;
  /** Something from an earlier reading is still shown. */
  stale: boolean;
  retrying: boolean;
  onRetry: () => void;
}

/** A look-up that could not be made, or was refused. */
export function LookUpFailed({ error, stale, retrying, onRetry }: LookUpFailedProps) {
  return (
    <Alert title="Failed to fetch tracking information" onRetry={onRetry} retrying={retrying}>
      {stale
        ? 'What is shown may be out of date.'
        : sentenceOf(error, 'Please check your connection and try again.')}
    </Alert>
  );
}
