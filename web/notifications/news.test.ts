import { expect, test } from 'vitest';
import { contract } from '#contract/contract.ts';
import { EVERY_NEWS } from './news.ts';

test('notifications invalidate only existing areas and operations', () => {
  for (const change of EVERY_NEWS.split(',')) {
    const [area = '', operation] = change.split('.');
    expect(contract).toHaveProperty(operation ? [area, operation] : [area]);
  }
});
