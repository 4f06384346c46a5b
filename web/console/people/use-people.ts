import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { MINUTE_MS } from '#domain/calendar/durations.ts';
import { api } from '#web/api/client.ts';
import { every } from '#web/api/query-client.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { useStaffEvents } from '../use-staff-events.ts';
import type { ClientsView } from './clients-view.ts';

const PAGE_SIZE = 50;
/** Live events cover changes; polling covers sign-ins and a lost live connection. */
const POLL_INTERVAL_MS = MINUTE_MS;
const EVENTS = ['person_changed'];

/** The people of a view, live. */
export function usePeople({ q, role, state, sort }: Pick<ClientsView, 'q' | 'role' | 'state' | 'sort'>) {
  const queryClient = useQueryClient();
  const people = useInfiniteQuery(
    api.people.list.infiniteOptions({
      input: (after: string | undefined) => ({
        q,
        role,
        ...(state && { state }),
        sort,
        after,
        limit: PAGE_SIZE,
      }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
      placeholderData: keepPreviousData,
      refetchInterval: every(POLL_INTERVAL_MS),
      select: ({ pages }) => ({
        rows: pages.flatMap(({ people }) => people),
        counts: pages[0]?.counts ?? null,
      }),
    }),
  );
  useStaffEvents(EVENTS, () => {
    for (const read of [api.people.list, api.people.find])
      void queryClient.invalidateQueries({ queryKey: read.key() });
  });
  const { isError } = people;
  useEffect(() => {
    if (isError) toast({ title: 'Error', description: 'Failed to fetch users', variant: 'destructive' });
  }, [isError]);
  return people;
}
