import { Alert } from '../ui/alert.tsx';
import type { Marking } from './use-marking.ts';

export function MarkingFailures({ markRead, markAllRead, className }: Marking & { className?: string }) {
  return (
    <>
      {markRead.isError && (
        <Alert
          className={className}
          title="The notification could not be marked read."
          onRetry={() => markRead.mutate(markRead.variables)}
        />
      )}
      {markAllRead.isError && (
        <Alert
          className={className}
          title="The notifications could not be marked read."
          onRetry={() => markAllRead.mutate({})}
        />
      )}
    </>
  );
}
