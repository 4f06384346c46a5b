import { clockTime } from './clock-time.ts';
import { OfflineIcon } from './icons.tsx';
import { useOfflineSince } from './use-online.ts';

/** Warns that the data on the screen may be out of date while the browser is offline. */
export function OfflineBar() {
  const since = useOfflineSince();
  return (
    <div role="status">
      {since && (
        <p className="flex min-h-9 items-center gap-2 bg-shoal-2 px-4 text-dense text-ink">
          <OfflineIcon className="size-4 shrink-0" />
          You are offline. Showing data from {clockTime(since)}.
        </p>
      )}
    </div>
  );
}
