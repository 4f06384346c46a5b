import { useQuery } from '@tanstack/react-query';
import { MINUTE_MS } from '#domain/calendar/durations.ts';
import { api } from '#web/api/client.ts';
import { every } from '#web/api/query-client.ts';

const REFRESH_MS = MINUTE_MS;

/** The shipments with these numbers, refetched each minute and when the window regains focus. */
export function useShipmentList(numbers: readonly string[] | null) {
  return useQuery({
    ...api.tracking.findMany.queryOptions({ input: { numbers: numbers?.join() ?? '' } }),
    enabled: numbers !== null,
    refetchInterval: every(REFRESH_MS),
  });
}
