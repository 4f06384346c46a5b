import type { ReactNode } from 'react';
import { useLiveState } from '#web/api/live.ts';
import { classNames } from '#web/ui/class-names.ts';
import { clockTime } from '#web/ui/clock-time.ts';
import { useOnline } from '#web/ui/use-online.ts';

interface SyncStateProps {
  /** When the console's data were last loaded; 0 before. */
  syncedAt: number;
  /** When they last failed to load; 0 for never. */
  failedAt: number;
  onRetry: () => void;
  className?: string;
}

/** 'Live, synced 11:41 CET', or that the last sync failed, with Retry. */
export function SyncState({ syncedAt, failedAt, onRetry, className }: SyncStateProps) {
  const isLive = useLiveState().status === 'connected';
  // Offline, a bar below says so.
  if (!useOnline()) return null;
  const time = syncedAt > 0 && <span className="tabular-nums">{clockTime(syncedAt)}</span>;
  if (failedAt > syncedAt)
    return (
      <Line className={className}>
        <span className="font-semibold text-danger">Sync failed{time && <>, last {time}</>}</span>
        <button type="button" onClick={onRetry} className="link min-h-6 max-sm:min-h-11">
          Retry
        </button>
      </Line>
    );
  if (!time) return null;
  return (
    <Line className={classNames('max-xl:hidden', className)}>
      {isLive && <span aria-hidden="true" className="size-2 rounded-full bg-live" />}
      <span>
        {isLive ? 'Live, synced' : 'Synced'} {time}
      </span>
    </Line>
  );
}

function Line({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <p
      className={classNames(
        'flex shrink-0 items-center gap-2 text-dense whitespace-nowrap text-ink-2',
        className,
      )}
    >
      {children}
    </p>
  );
}
