import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';

const PAGE_SIZE = 20;

export function useMyQuotes(q: string) {
  return useInfiniteQuery({
    ...api.quotes.mine.infiniteOptions({
      input: (after: string | undefined) => ({ after, limit: PAGE_SIZE, ...(q && { q }) }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
      select: ({ pages }) => ({
        rows: pages.flatMap(({ quotes }) => quotes),
        email_verified: pages.every(({ email_verified }) => email_verified),
      }),
    }),
    placeholderData: keepPreviousData,
  });
}
