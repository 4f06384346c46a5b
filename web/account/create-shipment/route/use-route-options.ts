import { ORPCError } from '@orpc/client';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { MINUTE_MS } from '#domain/calendar/durations.ts';
import type { RouteRequest } from '#domain/routing/route-option.ts';
import { api } from '#web/api/client.ts';

const MIN_SHOWN_MS = 400;
const FRESH_MS = 5 * MINUTE_MS;
const RETRIES = 2;

/**
 * The route options for a request, at the prices of the client for whom staff book, fetched again for each different request. `analyzing` lasts at least 400 ms so that
 * the message can be read; a failure is shown on the screen and logged to the console only.
 */
export function useRouteOptions(request: RouteRequest, user_id: string | null) {
  const query = useQuery({
    ...api.routing.options.queryOptions({ input: { ...request, ...(user_id && { user_id }) } }),
    staleTime: FRESH_MS,
    retry: (failures, error) => failures < RETRIES && !(error instanceof ORPCError && error.status < 500),
  });
  const { error } = query;
  useEffect(() => {
    if (error) console.error('Failed to generate routes', error);
  }, [error]);
  const analyzing = useLasting(query.isFetching && !query.data, MIN_SHOWN_MS);
  return { ...query, analyzing };
}

/** True while `active`, and until it has been true for the minimum time. */
function useLasting(active: boolean, atLeastMs: number): boolean {
  const [since, setSince] = useState<number | null>(null);
  useEffect(() => {
    if (active && since === null) setSince(performance.now());
    if (active || since === null) return;
    const timer = setTimeout(() => setSince(null), Math.max(0, since + atLeastMs - performance.now()));
    return () => clearTimeout(timer);
  }, [active, since, atLeastMs]);
  return active || since !== null;
}
