import { useQuery } from '@tanstack/react-query';
import type { TrackedShipment } from '#contract/tracking/tracked-shipment.ts';
import { api } from '#web/api/client.ts';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { ExceptionList } from './exception-list.tsx';

/** The exceptions of a shipment that are published to its customer; nothing for people who may not see its details. */
export function ExceptionSection({ tracking_number }: Pick<TrackedShipment, 'tracking_number'>) {
  const input = { tracking_number };
  const details = useQuery(api.tracking.details.queryOptions({ input }));
  const isVisible = details.data !== undefined;
  const listed = useQuery({ ...api.exceptions.list.queryOptions({ input }), enabled: isVisible });
  if (!isVisible) return null;
  return (
    <QueryBoundary of={listed} what="The exceptions of this shipment" skeleton={null}>
      {({ exceptions }) => <ExceptionList exceptions={exceptions} />}
    </QueryBoundary>
  );
}
