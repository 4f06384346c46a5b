import { expect, test } from 'vitest';
import { hasEdge } from './badge-edge.ts';

test.each([
  ['Delivered', true],
  ['In Transit', true],
  ['IN TRANSIT', true],
  ['Paid', true],
  ['Overdue', true],
  ['Processing', false],
  ['Pending', false],
  ['Customs', false],
  ['constructor', false],
])('whether %s has an edge: %s', (status, edged) => {
  expect(hasEdge(status)).toBe(edged);
});
