import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';
import { type AuditView, boundsOf } from './audit-view.ts';

const PAGE_SIZE = 50;

/** The entries that the view asks for. */
export function useAudit({ q, area, person, day }: AuditView) {
  const bounds = day === null ? null : boundsOf(day);
  return useInfiniteQuery(
    api.audit.list.infiniteOptions({
      input: (after: string | undefined) => ({
        ...(q !== '' && { q }),
        ...(area && { area }),
        ...(person && { person }),
        ...bounds,
        after,
        limit: PAGE_SIZE,
      }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
      placeholderData: keepPreviousData,
      refetchOnMount: 'always',
      select: ({ pages }) => ({
        entries: pages.flatMap(({ entries }) => entries),
        person: pages[0]?.person ?? null,
      }),
    }),
  );
}
