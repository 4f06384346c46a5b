import { useInfiniteQuery } from '@tanstack/react-query';
import { MINUTE_MS } from '#domain/calendar/durations.ts';
import { api } from '#web/api/client.ts';
import { every } from '#web/api/query-client.ts';

const PAGE = 25;

/** The payments of a company, newest first. */
export function usePayments(organisation_id: string) {
  return useInfiniteQuery(
    api.invoices.payments.infiniteOptions({
      input: (after: string | undefined) => ({ id: organisation_id, limit: PAGE, after }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
      refetchInterval: every(MINUTE_MS),
    }),
  );
}
