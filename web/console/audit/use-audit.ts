import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';
import { every } from '#web/api/query-client.ts';
import { useStaffNews } from '../use-staff-news.ts';
import { type AuditView, boundsOf } from './audit-view.ts';

const PAGE_SIZE = 50;
/** What the desk hears of: most of what is written down. The rest is looked for this often. */
const NEWS = ['changed', 'quote_changed', 'person_changed', 'papers_changed'];
const LOOK_AGAIN_MS = 60_000;

/** The entries that the view asks for, kept as they are by now. */
export function useAudit({ q, area, person, day }: AuditView) {
  const bounds = day === null ? null : boundsOf(day);
  const queryClient = useQueryClient();
  useStaffNews(NEWS, () => void queryClient.invalidateQueries({ queryKey: api.audit.key() }));
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
      refetchInterval: every(LOOK_AGAIN_MS),
      select: ({ pages }) => ({
        entries: pages.flatMap(({ entries }) => entries),
        person: pages[0]?.person ?? null,
      }),
    }),
  );
}
