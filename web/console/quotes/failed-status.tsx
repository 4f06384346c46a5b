import type { QuoteStatus } from '#domain/quotes/quote-status.ts';
import { statusLabels } from '#web/status/status-appearance.ts';
import { Alert } from '#web/ui/alert.tsx';
import type { FailedChange, StatusTarget } from './use-quote-status.ts';

interface FailedStatusProps {
  failed: FailedChange;
  onRetry: (quote: StatusTarget, status: QuoteStatus) => void;
}

/** A failed change of status, shown until the next change because a toast disappears too soon. */
export function FailedStatus({ failed, onRetry }: FailedStatusProps) {
  const { quote, status, sentence, refused } = failed;
  return (
    <Alert
      title={`${quote.reference} could not be set to ${statusLabels(status)}.`}
      {...(!refused && { onRetry: () => onRetry(quote, status) })}
    >
      {sentence}
    </Alert>
  );
}
