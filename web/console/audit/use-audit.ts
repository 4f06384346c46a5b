import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { MINUTE_MS } from '#domain/calendar/durations.ts';
import { api } from '#web/api/client.ts';
import { every } from '#web/api/query-client.ts';
import { useStaffEvents } from '../use-staff-events.ts';
import { type AuditView, boundsOf } from './audit-view.ts';

const PAGE_SIZE = 50;
/** Live events that invalidate the list. They cover most entries; polling covers the rest. */
const EVENTS = ['changed', 'quote_changed', 'person_changed', 'documents_changed'];
const POLL_INTERVAL_MS = MINUTE_MS;

/** The view as the input of the list operation. */
export function filterOf({ q, area, person, day }: AuditView) {
  return {
    ...(q !== '' && { q }),
    ...(area && { area }),
    ...(person && { person }),
    ...(day !== null && boundsOf(day)),
  };
}

/** The audit entries of a view, live. */
export function useAudit(view: AuditView) {
  const queryClient = useQueryClient();
  useStaffEvents(EVENTS, () => void queryClient.invalidateQueries({ queryKey: api.audit.key() }));
  return useInfiniteQuery(
    api.audit.list.infiniteOptions({
      input: (after: string | undefined) => ({
        ...filterOf(view),
        after,
        limit: PAGE_SIZE,
      }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
      placeholderData: keepPreviousData,
      refetchOnMount: 'always',
      refetchInterval: every(POLL_INTERVAL_MS),
      select: ({ pages }) => ({
        entries: pages.flatMap(({ entries }) => entries),
        person: pages[0]?.person ?? null,
      }),
    }),
  );
}
