import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ShipmentFile } from '#contract/shipments/shipment-file.ts';
import { api } from '#web/api/client.ts';
import { InlineForm } from '#web/forms/inline-form.tsx';
import { DeliveryFacts } from '#web/tracking/private/delivery-facts.tsx';
import { Button } from '#web/ui/button.tsx';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { Panel } from '../exceptions/panel.tsx';
import { PanelSkeleton } from '../exceptions/panel-skeleton.tsx';
import { AppointmentForm } from './appointment-form.tsx';
import { ProofForm } from './proof-form.tsx';

/** When the consignee takes the goods, and what was signed for. */
export function DeliveryPanel({ file }: { file: ShipmentFile }) {
  const { tracking_number, status, test = false } = file;
  const [editing, setEditing] = useState<'appointment' | 'proof' | null>(null);
  const found = useQuery(api.deliveries.find.queryOptions({ input: { tracking_number } }));
  const locked = test || status === 'cancelled';
  const onDone = () => setEditing(null);
  return (
    <Panel id="delivery" title="Delivery">
      <QueryBoundary of={found} what="The delivery" skeleton={<PanelSkeleton rows={2} />}>
        {(delivery) => (
          <>
            {editing && (
              <InlineForm>
                {editing === 'appointment' ? (
                  <AppointmentForm delivery={delivery} onDone={onDone} />
                ) : (
                  <ProofForm delivery={delivery} onDone={onDone} />
                )}
              </InlineForm>
            )}
            {!editing && (
              <div className="px-4 py-3">
                {delivery.appointment || delivery.proof ? (
                  <DeliveryFacts delivery={delivery} />
                ) : (
                  <p className="text-ui text-ink-2">No appointment yet.</p>
                )}
                {!locked && (
                  <div className="mt-3 flex flex-wrap gap-2">
                    <Button variant="secondary" onClick={() => setEditing('appointment')}>
                      {delivery.appointment ? 'Change appointment' : 'Add appointment'}
                    </Button>
                    <Button variant="secondary" onClick={() => setEditing('proof')}>
                      {delivery.proof ? 'Correct proof of delivery' : 'Record proof of delivery'}
                    </Button>
                  </div>
                )}
              </div>
            )}
          </>
        )}
      </QueryBoundary>
    </Panel>
  );
}
