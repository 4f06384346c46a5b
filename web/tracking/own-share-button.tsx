import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';
import { useSession } from '#web/people/session.ts';
import { ShareLinksButton } from '#web/share-links/share-links-button.tsx';

/** Nothing for visitors, and for people who may not see the details of the shipment. */
export function OwnShareButton({ tracking_number }: { tracking_number: string }) {
  const { person } = useSession();
  const { data } = useQuery({
    ...api.tracking.details.queryOptions({ input: { trackingNumber: tracking_number } }),
    enabled: person !== undefined,
  });
  return data && <ShareLinksButton tracking_number={tracking_number} />;
}
