import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '#web/api/client.ts';
import { toast } from '#web/ui/toast.ts';
import type { ClientsView } from './clients-view.ts';

const PAGE_SIZE = 50;
/** What colleagues do is looked for this often. */
const LOOK_AGAIN_MS = 20_000;

/** The people that the view asks for, kept as they are by now. */
export function usePeople({ q, role, state, sort }: Pick<ClientsView, 'q' | 'role' | 'state' | 'sort'>) {
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
      refetchInterval: LOOK_AGAIN_MS,
      refetchOnWindowFocus: true,
      select: ({ pages }) => ({
        rows: pages.flatMap(({ people }) => people),
        counts: pages[0]?.counts ?? null,
      }),
    }),
  );
  const { isError } = people;
  useEffect(() => {
    if (isError) toast({ title: 'Error', description: 'Failed to fetch users', variant: 'destructive' });
  }, [isError]);
  return people;
}
