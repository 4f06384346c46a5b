import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { serve } from '#web/server-for-tests.ts';
import { staffOptions } from './staff-options.ts';

test('owners are chosen from all active members of staff, also beyond the first page', async () => {
  const calls = serve({
    'people.list': ({ after }: { after?: string }) =>
      after
        ? { people: [{ full_name: 'Zoe' }], next: null }
        : { people: [{ full_name: 'Ada' }], next: 'cursor' },
  });
  const { people } = await new QueryClient().query(staffOptions());
  expect(people.map(({ full_name }) => full_name)).toEqual(['Ada', 'Zoe']);
  expect(calls.map(({ input }) => input)).toMatchObject([
    { state: 'active' },
    { state: 'active', after: 'cursor' },
  ]);
});
