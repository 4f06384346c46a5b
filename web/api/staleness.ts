import { queryClient } from './query-client.ts';

/**
 * Reads again what a call has made stale. The server names it in the header `x-changes`, from the
 * operation's contract: areas ('shipments') or single operations ('shipments.mine'), comma-separated.
 */
export function becomeStale(changes: string | null): void {
  for (const change of changes?.split(',') ?? [])
    void queryClient.invalidateQueries({ queryKey: [change.split('.')] });
}
