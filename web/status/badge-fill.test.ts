import { expect, test } from 'vitest';
import { badgeFill } from './badge-fill.ts';

test.each([
  ['Delivered', 'solid'],
  ['In Transit', 'solid'],
  ['IN TRANSIT', 'solid'],
  ['Paid', 'solid'],
  ['Overdue', 'solid'],
  ['Processing', 'soft'],
  ['Pending', 'soft'],
  ['Customs', 'soft'],
  ['constructor', 'soft'],
])('%s is %s', (status, fill) => {
  expect(badgeFill(status)).toBe(fill);
});
