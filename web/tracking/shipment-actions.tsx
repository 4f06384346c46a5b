import Mail from 'lucide-react/icons/mail';
import { Suspense, useState } from 'react';
import type { TrackedShipment } from '#contract/tracking.ts';
import { isActive } from '#domain/shipments/is-active.ts';
import { Button } from '#web/ui/button.tsx';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';

const FollowDialog = lazyWithRetry(
  async () => (await import('#web/followers/follow-dialog.tsx')).FollowDialog,
);
const OwnShareButton = lazyWithRetry(async () => (await import('./own-share-button.tsx')).OwnShareButton);

/** Follow by e-mail, for everyone, until the journey ends; share links for those who see the details. */
export function ShipmentActions({ shipment }: { shipment: TrackedShipment }) {
  const { tracking_number, status } = shipment;
  const [following, setFollowing] = useState(false);
  return (
    <div data-print="none" className="mt-4 flex flex-wrap gap-3 empty:hidden">
      {isActive(status) && (
        <Button variant="secondary" icon={<Mail aria-hidden="true" />} onClick={() => setFollowing(true)}>
          Follow by e-mail
        </Button>
      )}
      <Suspense>
        <OwnShareButton tracking_number={tracking_number} />
      </Suspense>
      {following && (
        <Suspense>
          <FollowDialog tracking_number={tracking_number} onClose={() => setFollowing(false)} />
        </Suspense>
      )}
    </div>
  );
}
