import { expect, test } from 'vitest';
import { contract } from '#contract/contract.ts';
import { EVERY_NEWS } from './news.ts';

test('what notifications make stale are areas and operations that there are', () => {
  for (const change of EVERY_NEWS.split(',')) {
    const [area = '', operation] = change.split('.');
    expect(contract).toHaveProperty(operation ? [area, operation] : [area]);
  }
});
