import { Alert } from '../ui/alert.tsx';
import type { Marking } from './use-marking.ts';

export function MarkingFailures({ markRead, markAllRead, className }: Marking & { className?: string }) {
  return (
    <>
      {markRead.failed && (
        <Alert
          className={className}
          title="The notification could not be marked read."
          onRetry={() => markRead.failed && markRead.write(markRead.failed.input)}
        />
      )}
      {markAllRead.failed && (
        <Alert
          className={className}
          title="The notifications could not be marked read."
          onRetry={() => markAllRead.write()}
        />
      )}
    </>
  );
}
