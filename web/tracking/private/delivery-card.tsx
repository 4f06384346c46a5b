import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';
import { Card } from '#web/ui/card.tsx';
import { DeliveryFacts } from './delivery-facts.tsx';

/** The delivery appointment and the proof of delivery; nothing while there is neither. */
export function DeliveryCard({ tracking_number }: { tracking_number: string }) {
  const { data } = useQuery(api.deliveries.find.queryOptions({ input: { tracking_number } }));
  if (!data?.appointment && !data?.proof) return null;
  return (
    <Card>
      <section aria-labelledby="delivery-heading">
        <h2 id="delivery-heading" className="mb-3 text-h3">
          Delivery
        </h2>
        <DeliveryFacts delivery={data} />
      </section>
    </Card>
  );
}
