import { expect, test } from 'vitest';
import { publicPages } from './pages.ts';

const pages = Object.values(publicPages);

test.each(pages)('$path has a description of the length that search results show', ({ description }) => {
  expect(description.length).toBeGreaterThanOrEqual(50);
  expect(description.length).toBeLessThanOrEqual(160);
});

test.each(['path', 'title', 'description'] as const)('no two pages share their %s', (field) => {
  expect(new Set(pages.map((page) => page[field])).size).toBe(pages.length);
});
