import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { FleetRow } from '#contract/fleet.ts';
import { call } from '#web/api/client.ts';
import { filterInput, sortInput } from './fleet-input.ts';
import { type FleetPages, loadedRows, type RowChanges, withChanges } from './fleet-pages.ts';
import type { FleetView } from './fleet-view.ts';

/** The first page shows soon; the further ones let a key that is held down run on. */
const FIRST_PAGE = 100;
const FURTHER_PAGE = 500;
const NO_ROWS: FleetRow[] = [];

/**
 * The shipments of a view, page by page; those of the view before stay until they are there. Kept under a key of
 * its own: what somebody changes is written into its row (`change`), and thousands of rows are not read again.
 */
export function useFleetRows(view: FleetView) {
  const queryClient = useQueryClient();
  const month = new Date().getMonth();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a view of this month is another one in the next
  const input = useMemo(() => ({ ...filterInput(view, new Date()), ...sortInput(view) }), [view, month]);
  const queryKey = useMemo(() => ['fleet rows', input], [input]);
  const reading = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      call.fleet.list(
        { ...input, after: pageParam, limit: pageParam === undefined ? FIRST_PAGE : FURTHER_PAGE },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const { data, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = reading;
  const rows = useMemo(() => (data ? loadedRows(data) : NO_ROWS), [data]);

  const change = useCallback(
    (changes: RowChanges) =>
      queryClient.setQueryData<FleetPages>(queryKey, (pages) => pages && withChanges(pages, changes)),
    [queryClient, queryKey],
  );
  const onNearEnd = useCallback(() => {
    if (hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [hasNextPage, isFetching, isFetchNextPageError, fetchNextPage]);
  /** Without a network only the rows of another view are there. */
  const isAwaited = reading.isPlaceholderData && reading.fetchStatus === 'paused';
  return { reading, rows, isAwaited, change, onNearEnd };
}

export type FleetRows = ReturnType<typeof useFleetRows>;
