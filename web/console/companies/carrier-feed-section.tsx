import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#web/api/client.ts';
import { CompanySection } from '#web/organisations/company-section.tsx';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { RowSkeletons } from '#web/ui/loading/row-skeletons.tsx';
import { CarrierFeedForm } from './carrier-feed-form.tsx';
import { CarrierFeedState } from './carrier-feed-state.tsx';

/** Where the milestones of a carrier are pulled from, and how that goes. */
export function CarrierFeedSection({ organisation_id: id }: { organisation_id: string }) {
  const queryClient = useQueryClient();
  const [removals, setRemovals] = useState(0);
  const read = api.organisations.carrierFeed.queryOptions({ input: { id } });
  const query = useQuery(read);
  const showRemoved = () => {
    queryClient.setQueryData(read.queryKey, { feed: null });
    setRemovals(removals + 1);
  };
  return (
    <CompanySection
      id="carrier-feed"
      title="Tracking feed"
      lead="We fetch this carrier’s events by DCSA Track & Trace 2.2 and record them as milestones."
    >
      <QueryBoundary of={query} what="The tracking feed" skeleton={<RowSkeletons height="h-18" />}>
        {({ feed }) => (
          <>
            {feed && <CarrierFeedState feed={feed} />}
            <CarrierFeedForm key={removals} organisation_id={id} feed={feed} onRemoved={showRemoved} />
          </>
        )}
      </QueryBoundary>
    </CompanySection>
  );
}
