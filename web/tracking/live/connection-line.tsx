import { useEffect, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { clockTime } from '#web/ui/clock-time.ts';
import { OfflineIcon } from '#web/ui/icons.tsx';
import { Age } from '../moment.tsx';
import type { LiveShipment } from './use-live-shipment.ts';

const UP_TO_DATE_MS = 5_000;

/** The age of the figures while the connection is lost; otherwise nothing. */
export function ConnectionLine({ connection }: { connection: LiveShipment }) {
  const { state, caughtUp, knownAt, retry } = connection;
  const isLost = state.status === 'reconnecting';
  const wasLost = useWasLost(connection);
  return (
    <>
      {(isLost || wasLost) && (
        <div
          data-print="none"
          className="flex min-h-11 items-center gap-3 rounded-md bg-shoal-2 py-1 pr-2 pl-4 text-dense text-ink max-sm:flex-wrap"
        >
          {isLost ? (
            <>
              <OfflineIcon className="size-4 shrink-0" />
              <p className="min-w-0 flex-1">
                Connection lost. Last update: {clockTime(knownAt)} (
                <Age key={knownAt.getTime()} since={knownAt} />
                ). Reconnecting…
              </p>
              <Button variant="ghost" onClick={retry}>
                Retry now
              </Button>
            </>
          ) : (
            <p>{caughtUp ? 'Up to date' : 'Catching up…'}</p>
          )}
        </div>
      )}
      <p role="status" className="sr-only">
        {isLost && `Connection lost. Last update: ${clockTime(knownAt)}.`}
        {wasLost && caughtUp && 'Up to date'}
      </p>
    </>
  );
}

/** True from the loss of the connection until shortly after the figures are up to date again. */
function useWasLost({ state: { status }, caughtUp }: LiveShipment): boolean {
  const [wasLost, setWasLost] = useState(false);
  useEffect(() => {
    if (status === 'reconnecting') setWasLost(true);
    if (!caughtUp) return;
    const timer = setTimeout(() => setWasLost(false), UP_TO_DATE_MS);
    return () => clearTimeout(timer);
  }, [status, caughtUp]);
  return wasLost;
}
