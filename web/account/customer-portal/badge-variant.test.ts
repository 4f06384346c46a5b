import { expect, test } from 'vitest';
import { badgeVariant } from './badge-variant.ts';

test.each([
  ['Delivered', 'default'],
  ['In Transit', 'default'],
  ['IN TRANSIT', 'default'],
  ['Paid', 'default'],
  ['Processing', 'secondary'],
  ['Pending', 'destructive'],
  ['pending', 'destructive'],
  ['Customs', 'secondary'],
  ['constructor', 'secondary'],
])('%s has the variant %s', (status, variant) => {
  expect(badgeVariant(status)).toBe(variant);
});
