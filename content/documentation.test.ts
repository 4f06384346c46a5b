import { describe, expect, test } from 'vitest';
import { addressOf, documentation } from './documentation.ts';

const items = documentation.flatMap((category) => category.items);

test('the categories are those of the documentation centre', () => {
  expect(documentation.map(({ title }) => title)).toEqual([
    'Getting Started',
    'Shipping Guides',
    'API Documentation',
    'Forms & Templates',
  ]);
});

describe('an item', () => {
  test.each(items)('$name is described at the length that search results show', ({ summary }) => {
    expect(summary.length).toBeGreaterThanOrEqual(50);
    expect(summary.length).toBeLessThanOrEqual(160);
  });

  test('has a unique URL', () => {
    expect(new Set(items.map(addressOf)).size).toBe(items.length);
  });
});
