import { expect, test } from 'vitest';
import { contract } from '#contract/contract.ts';
import { ALL_STALE_QUERIES } from './stale-queries.ts';

test('notifications invalidate only existing areas and operations', () => {
  for (const change of ALL_STALE_QUERIES.split(',')) {
    const [area = '', operation] = change.split('.');
    expect(contract).toHaveProperty(operation ? [area, operation] : [area]);
  }
});
