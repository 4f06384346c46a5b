import { queryOptions } from '@tanstack/react-query';
import { allPages } from '#web/api/all-pages.ts';
import { api, call } from '#web/api/client.ts';

const MINUTE_MS = 60_000;

/** The active members of staff by name, to choose an owner from. They rarely change. */
export function staffOptions() {
  const input = {
    role: ['admin', 'dispatcher'] as const satisfies string[],
    state: 'active',
    sort: 'name',
    limit: 100,
  } as const;
  return queryOptions({
    queryKey: api.people.list.key({ input }),
    queryFn: async ({ signal }) => {
      const pages = await allPages((after) => call.people.list({ ...input, after }, { signal }));
      return { people: pages.flatMap(({ people }) => people) };
    },
    staleTime: 10 * MINUTE_MS,
  });
}
