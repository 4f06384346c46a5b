import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CarrierBooking } from '#contract/carrier-bookings.ts';
import { api } from '#web/api/client.ts';
import { InlineForm } from '#web/forms/inline-form.tsx';
import { Button } from '#web/ui/button.tsx';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { RowSkeletons } from '#web/ui/loading/row-skeletons.tsx';
import { FileSection } from '../shipment-file/file-section.tsx';
import { CostTable } from './cost-table.tsx';
import { NewCost } from './new-cost.tsx';

/** What the booking costs, allocated to its shipments as their buy charges. */
export function CostsSection({ booking }: { booking: CarrierBooking }) {
  const [adding, setAdding] = useState(false);
  const costs = useQuery(api.carrierBookings.costs.queryOptions({ input: { id: booking.id } }));
  return (
    <FileSection
      id="costs"
      title="Costs"
      lead="Each share is a buy charge of its shipment."
      action={
        !adding &&
        booking.state !== 'cancelled' && (
          <Button variant="secondary" onClick={() => setAdding(true)}>
            Add cost
          </Button>
        )
      }
    >
      {adding && (
        <InlineForm>
          <NewCost booking={booking} onDone={() => setAdding(false)} />
        </InlineForm>
      )}
      <QueryBoundary of={costs} what="The costs" skeleton={<RowSkeletons height="h-12" />}>
        {(data) => <CostTable booking={booking} costs={data.costs} />}
      </QueryBoundary>
    </FileSection>
  );
}
