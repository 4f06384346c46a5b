import type { QueryClient } from '@tanstack/react-query';
import { queryClient } from './query-client.ts';

/**
 * Invalidates the queries that a call made stale. The server lists them in the header `x-invalidates`, from the
 * operation's contract: areas ('shipments') or single operations ('shipments.mine'), comma-separated.
 */
export function invalidateStale(changes: string | null, client: QueryClient = queryClient): void {
  for (const change of changes?.split(',') ?? [])
    void client.invalidateQueries({ queryKey: [change.split('.')] });
}

/**
 * Invalidates what may have changed while the connection was lost, after the requests under way: an invalidation cancels
 * them, and a next page would never be loaded.
 */
export async function invalidateMissed(changes: string, client: QueryClient = queryClient): Promise<void> {
  const underWay = client.getQueryCache().findAll({ fetchStatus: 'fetching' });
  await Promise.allSettled(underWay.map(({ promise }) => promise));
  invalidateStale(changes, client);
}
