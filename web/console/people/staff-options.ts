import { api } from '#web/api/client.ts';

const MINUTE_MS = 60_000;

/** The active members of staff by name, at most 100, to choose an owner from. They rarely change. */
export function staffOptions() {
  return api.people.list.queryOptions({
    input: { role: ['admin', 'dispatcher'], state: 'active', sort: 'name', limit: 100 },
    staleTime: 10 * MINUTE_MS,
  });
}
