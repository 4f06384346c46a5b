import { Alert } from '../ui/alert.tsx';
import type { Marking } from './use-marking.ts';

export function MarkingFailures({ markRead, markAllRead, className }: Marking & { className?: string }) {
  return (
    <>
      {markRead.isError && (
        <Alert
          className={className}
          title="This was not marked read."
          onRetry={() => markRead.mutate(markRead.variables)}
        />
      )}
      {markAllRead.isError && (
        <Alert
          className={className}
          title="They were not marked read."
          onRetry={() => markAllRead.mutate({})}
        />
      )}
    </>
  );
}
