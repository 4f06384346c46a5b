import { NeatlineLoader } from '#web/static-map/neatline-loader.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { OFFLINE, useOnline } from '#web/ui/use-online.ts';

/** Stands in a tab until its code has loaded, which waits for the network while offline. */
export function TabLoading({ what }: { what: string }) {
  if (useOnline()) return <NeatlineLoader />;
  return (
    <Alert variant="info" title={OFFLINE}>
      Your {what} will appear when you’re back online.
    </Alert>
  );
}
