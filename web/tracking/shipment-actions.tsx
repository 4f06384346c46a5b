import Mail from 'lucide-react/icons/mail';
import { Suspense, useState } from 'react';
import type { TrackedShipment } from '#contract/tracking/tracked-shipment.ts';
import { isActive } from '#domain/shipments/is-active.ts';
import { Button } from '#web/ui/button.tsx';
import { lazyWithRetry } from '#web/ui/loading/lazy-with-retry.ts';
import { useOnline } from '#web/ui/use-online.ts';

const FollowDialog = lazyWithRetry(
  async () => (await import('#web/followers/follow-dialog.tsx')).FollowDialog,
);
const LazyActions = lazyWithRetry(async () => (await import('./lazy-actions.tsx')).LazyActions);

/** Follow by e-mail, for everyone, until the journey ends; the other actions load later. */
export function ShipmentActions({ shipment }: { shipment: TrackedShipment }) {
  const { tracking_number, status, test } = shipment;
  const [following, setFollowing] = useState(false);
  const online = useOnline();
  return (
    <div data-print="none" className="action-grid self-start empty:hidden lg:col-span-2">
      {isActive(status) && !test && (
        <Button icon={<Mail aria-hidden="true" />} disabled={!online} onClick={() => setFollowing(true)}>
          Follow by e-mail
        </Button>
      )}
      <Suspense>
        <LazyActions shipment={shipment} online={online} />
        {following && <FollowDialog tracking_number={tracking_number} onClose={() => setFollowing(false)} />}
      </Suspense>
    </div>
  );
}
