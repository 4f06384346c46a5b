import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';
import { Card } from '#web/ui/card.tsx';
import { hasFailed, QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { DeliveryFacts } from './delivery-facts.tsx';

/** The delivery appointment and the proof of delivery; nothing while there is neither. */
export function DeliveryCard({ tracking_number }: { tracking_number: string }) {
  const found = useQuery(api.deliveries.find.queryOptions({ input: { tracking_number } }));
  const { data, fetchStatus } = found;
  const isMissing = data === undefined && (hasFailed(found) || fetchStatus === 'paused');
  if (!isMissing && !data?.appointment && !data?.proof) return null;
  return (
    <Card>
      <section aria-labelledby="delivery-heading">
        <h2 id="delivery-heading" className="mb-3 text-h3">
          Delivery
        </h2>
        <QueryBoundary of={found} what="The delivery" skeleton={null}>
          {(delivery) => <DeliveryFacts delivery={delivery} />}
        </QueryBoundary>
      </section>
    </Card>
  );
}
