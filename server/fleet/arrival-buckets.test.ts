import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Blocks, blocksFrom, endOf, firstPart, withBlocks } from './arrival-buckets.ts';

test('blocks grow, may be divided, and follow each other without a gap or an overlap', () => {
  const step = fc.record({
    gap: fc.constantFrom(0, 0, 0, 1, 7, 500, 20_000),
    divided: fc.constantFrom(0, 0, 0, 1, 2, 4),
  });
  const steps = fc.array(step, { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 50_000 }), steps, (start, taken) => {
      let blocks: Blocks | undefined;
      let bucket = start;
      for (const { gap, divided } of taken) {
        const end = blocks ? endOf(blocks) : start;
        // Nothing is in the gap.
        bucket = end + gap;
        let next = blocksFrom(bucket, blocks);
        expect(next.level).toBeGreaterThanOrEqual(blocks?.level ?? 0);
        for (let part = 0; part < divided && (next.level > 0 || next.count > 1); part++)
          next = firstPart(next, bucket);
        const first = next.first * 4 ** next.level;
        expect(first).toBeGreaterThanOrEqual(end);
        expect(first).toBeLessThanOrEqual(bucket);
        expect(endOf(next)).toBeGreaterThan(bucket);
        blocks = next;
      }
    }),
  );
  expect(withBlocks("('pipes')", { level: 1, first: 6, count: 2 })).toBe("('pipes') & ('~1.6' | '~1.7')");
});
