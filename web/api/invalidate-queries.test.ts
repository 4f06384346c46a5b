import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { invalidateMissed } from './invalidate-queries.ts';

test('what was missed while the connection was lost doesn’t cancel the next page', async () => {
  const client = new QueryClient();
  const answers: (() => void)[] = [];
  const observer = new InfiniteQueryObserver(client, {
    queryKey: [['shipments', 'mine'], {}],
    queryFn: ({ pageParam }) => new Promise<number>((resolve) => answers.push(() => resolve(pageParam))),
    initialPageParam: 1,
    getNextPageParam: (page) => page + 1,
  });
  const leave = observer.subscribe(() => {});
  const pages = () => observer.getCurrentResult().data?.pages;
  const answer = async (result: number[]) => {
    answers.shift()?.();
    await vi.waitFor(() => expect(pages()).toEqual(result));
  };
  await answer([1]);

  void observer.fetchNextPage();
  void invalidateMissed('shipments', client);
  await answer([1, 2]);
  // Then all pages are read again.
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  leave();
});
