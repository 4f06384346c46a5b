import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { FleetRow } from '#contract/fleet.ts';
import { call } from '#web/api/client.ts';
import { filterInput, sortInput } from './fleet-input.ts';
import { type FleetPages, loadedRows, type RowChanges, withChanges } from './fleet-pages.ts';
import type { FleetView } from './fleet-view.ts';

/** A small first page for a fast first paint; larger next pages so that holding down a key doesn't outrun loading. */
const FIRST_PAGE = 100;
const NEXT_PAGE = 500;
const NO_ROWS: FleetRow[] = [];

/**
 * The shipments of a view, paginated. The previous view's rows stay until the new ones load. Uses its own query key, so
 * that writes update single rows (`change`) instead of invalidating thousands.
 */
export function useFleetRows(view: FleetView) {
  const queryClient = useQueryClient();
  const month = new Date().getMonth();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the filter depends on the current month
  const input = useMemo(() => ({ ...filterInput(view, new Date()), ...sortInput(view) }), [view, month]);
  const queryKey = useMemo(() => ['fleet rows', input], [input]);
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      call.fleet.list(
        { ...input, after: pageParam, limit: pageParam === undefined ? FIRST_PAGE : NEXT_PAGE },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const { data, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query;
  const rows = useMemo(() => (data ? loadedRows(data) : NO_ROWS), [data]);

  const change = useCallback(
    (changes: RowChanges) =>
      queryClient.setQueryData<FleetPages>(queryKey, (pages) => pages && withChanges(pages, changes)),
    [queryClient, queryKey],
  );
  const onNearEnd = useCallback(() => {
    if (hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [hasNextPage, isFetching, isFetchNextPageError, fetchNextPage]);
  /** Offline, only the previous view's rows are available. */
  const isAwaited = query.isPlaceholderData && query.fetchStatus === 'paused';
  return { query, rows, isAwaited, change, onNearEnd };
}

export type FleetRows = ReturnType<typeof useFleetRows>;
