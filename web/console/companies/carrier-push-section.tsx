import { useQuery } from '@tanstack/react-query';
import type { ApiKey } from '#contract/api-keys.ts';
import { CARRIER_SCOPE } from '#domain/api-keys/key-areas.ts';
import { api } from '#web/api/client.ts';
import { ApiKeyList } from '#web/api-keys/api-key-list.tsx';
import { CompanySection } from '#web/organisations/company-section.tsx';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { RowSkeletons } from '#web/ui/loading/row-skeletons.tsx';
import { CarrierNamesForm } from './carrier-names-form.tsx';
import { CarrierPushState } from './carrier-push-state.tsx';

export function isCarrierKey({ scopes }: Pick<ApiKey, 'scopes'>): boolean {
  return scopes.includes(CARRIER_SCOPE);
}

/** The keys with which a carrier pushes its events, and what came of them. */
export function CarrierPushSection({ organisation_id: id }: { organisation_id: string }) {
  const query = useQuery(api.carrierEvents.find.queryOptions({ input: { id } }));
  return (
    <CompanySection
      id="carrier-push"
      title="Pushed events"
      lead="This carrier sends its events itself, by DCSA Track & Trace 2.2. Its keys open nothing else."
    >
      <QueryBoundary of={query} what="The pushed events" skeleton={<RowSkeletons height="h-18" />}>
        {({ pushes }) =>
          pushes && (
            <>
              <CarrierPushState pushes={pushes} />
              <CarrierNamesForm key={pushes.names.join()} organisation_id={id} names={pushes.names} />
            </>
          )
        }
      </QueryBoundary>
      <ApiKeyList organisation_id={id} shows={isCarrierKey} ofCarrier />
    </CompanySection>
  );
}
