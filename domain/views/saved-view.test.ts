import { expect, test } from 'vitest';
import { SavedView } from './saved-view.ts';

test.each([
  ['Customs in Rotterdam', '?q=rotterdam&status=customs', true],
  ['Everything', '', true],
  ['   ', '?q=a', false],
  ['x'.repeat(61), '?q=a', false],
  ['Elsewhere', 'https://example.com/?q=a', false],
  ['Elsewhere', '//example.com', false],
  ['Two lines', '?q=a\nb', false],
])('%j at %j', (name, address, accepted) => {
  expect(SavedView.safeParse({ name, address }).success).toBe(accepted);
});
