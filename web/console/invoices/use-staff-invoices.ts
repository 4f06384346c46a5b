import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { MINUTE_MS } from '#domain/calendar/durations.ts';
import { api } from '#web/api/client.ts';
import { every } from '#web/api/query-client.ts';
import { useStaffEvents } from '../use-staff-events.ts';
import { filterOf, type InvoicesView } from './invoices-view.ts';

const PAGE_SIZE = 50;
/** Polling catches invoices that become overdue; live events cover changes by colleagues. */
const POLL_INTERVAL_MS = MINUTE_MS;
const EVENTS = ['documents_changed'];

/** The invoices of a view, live. */
export function useStaffInvoices(view: InvoicesView) {
  const filter = filterOf(view);
  const queryClient = useQueryClient();
  useStaffEvents(EVENTS, () => void queryClient.invalidateQueries({ queryKey: api.invoices.list.key() }));
  return useInfiniteQuery(
    api.invoices.list.infiniteOptions({
      input: (after: string | undefined) => ({ ...filter, after, limit: PAGE_SIZE }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
      placeholderData: keepPreviousData,
      refetchOnMount: 'always',
      refetchInterval: every(POLL_INTERVAL_MS),
      select: ({ pages }) => ({
        invoices: pages.flatMap(({ invoices }) => invoices),
        totals: pages[0]?.totals ?? null,
      }),
    }),
  );
}
