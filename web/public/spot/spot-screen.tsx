import { useQuery } from '@tanstack/react-query';
import { isRefusal } from '#web/api/api-errors.ts';
import { api } from '#web/api/client.ts';
import { GuardedPage } from '#web/forms/leave-guard/guarded-page.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { SpotRequestView } from './spot-request-view.tsx';

/** Where a carrier answers a request for rates without an account. */
export function SpotScreen({ token }: { token: string }) {
  const request = useQuery(api.quotes.linkedSpotRequest.queryOptions({ input: { token } }));
  return (
    <div className="container-site flex max-w-[52rem] flex-col gap-5 pt-4 pb-12 sm:gap-6 sm:pt-8 sm:pb-16">
      <h1>Rate request</h1>
      {isRefusal(request.error, 'NOT_FOUND') ? (
        <EmptyState title="Request not found">
          Check that you have copied the whole link from our e-mail.
        </EmptyState>
      ) : (
        <QueryBoundary of={request} what="The request" skeleton={<Skeleton className="h-96 rounded-lg" />}>
          {(loaded) => (
            <GuardedPage>
              <SpotRequestView token={token} request={loaded} />
            </GuardedPage>
          )}
        </QueryBoundary>
      )}
    </div>
  );
}
