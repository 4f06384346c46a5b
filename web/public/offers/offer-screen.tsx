import { useQuery } from '@tanstack/react-query';
import { isRefusal } from '#web/api/api-errors.ts';
import { api } from '#web/api/client.ts';
import { every } from '#web/api/query-client.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { OfferView } from './offer-view.tsx';

const REFETCH_INTERVAL_MS = 60_000;

/** The offer behind the link of an e-mail, which its holder accepts or declines without an account. */
export function OfferScreen({ token }: { token: string }) {
  const offer = useQuery({
    ...api.quotes.linkedOffer.queryOptions({ input: { token } }),
    refetchInterval: every(REFETCH_INTERVAL_MS),
  });
  return (
    <div className="container-site flex max-w-[52rem] flex-col gap-5 pt-4 pb-12 sm:gap-6 sm:pt-8 sm:pb-16">
      <h1>Our offer</h1>
      {isRefusal(offer.error, 'NOT_FOUND') ? (
        <EmptyState
          title="Offer not found"
          action={<ButtonLink to={paths.quote()}>Request a quote</ButtonLink>}
        >
          Check that you have copied the whole link from our e-mail.
        </EmptyState>
      ) : (
        <QueryBoundary of={offer} what="The offer" skeleton={<Skeleton className="h-96 rounded-lg" />}>
          {(loaded) => <OfferView token={token} offer={loaded} />}
        </QueryBoundary>
      )}
    </div>
  );
}
