import { queryClient } from './query-client.ts';

/**
 * Invalidates the queries that a call made stale. The server lists them in the header `x-invalidates`, from the
 * operation's contract: areas ('shipments') or single operations ('shipments.mine'), comma-separated.
 */
export function invalidateStale(changes: string | null): void {
  for (const change of changes?.split(',') ?? [])
    void queryClient.invalidateQueries({ queryKey: [change.split('.')] });
}
