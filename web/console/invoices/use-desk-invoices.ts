import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';
import { filterOf, type InvoicesView } from './invoices-view.ts';

const PAGE_SIZE = 50;
/** What colleagues do, and what falls due meanwhile, is looked for this often. */
const LOOK_AGAIN_MS = 30_000;

/** The invoices that the view asks for, kept as they are by now. */
export function useDeskInvoices(view: InvoicesView) {
  const filter = filterOf(view);
  return useInfiniteQuery(
    api.invoices.list.infiniteOptions({
      input: (after: string | undefined) => ({ ...filter, after, limit: PAGE_SIZE }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
      placeholderData: keepPreviousData,
      refetchOnMount: 'always',
      refetchInterval: LOOK_AGAIN_MS,
      select: ({ pages }) => ({
        invoices: pages.flatMap(({ invoices }) => invoices),
        totals: pages[0]?.totals ?? null,
      }),
    }),
  );
}
