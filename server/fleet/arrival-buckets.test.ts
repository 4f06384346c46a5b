import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Blocks, blocksFrom, endOf, withBlocks } from './arrival-buckets.ts';

test('blocks grow, and follow each other without a gap or an overlap', () => {
  const steps = fc.array(fc.constantFrom(0, 0, 0, 1, 7, 500, 20_000), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 50_000 }), steps, (start, gaps) => {
      let blocks: Blocks | undefined;
      let bucket = start;
      for (const gap of gaps) {
        const end = blocks ? endOf(blocks) : start;
        // Nothing is in the gap.
        bucket = end + gap;
        const next = blocksFrom(bucket, blocks);
        const first = next.first * 4 ** next.level;
        expect(first).toBeGreaterThanOrEqual(end);
        expect(first).toBeLessThanOrEqual(bucket);
        expect(endOf(next)).toBeGreaterThan(bucket);
        expect(next.level).toBeGreaterThanOrEqual(blocks?.level ?? 0);
        blocks = next;
      }
    }),
  );
  expect(withBlocks("('pipes')", { level: 1, first: 6, count: 2 })).toBe("('pipes') & ('~1.6' | '~1.7')");
});
