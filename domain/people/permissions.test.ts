import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { notGrantable, PERMISSIONS, type Permission, withImplied } from './permissions.ts';

test.each<[Permission[], Permission[]]>([
  [[], []],
  [['view'], ['view']],
  [['book'], ['view', 'book']],
  [['manage'], ['view', 'manage']],
  [['money'], ['money']],
  [
    ['manage', 'money', 'book'],
    ['view', 'book', 'money', 'manage'],
  ],
  [['view', 'view'], ['view']],
])('%j holds %j', (chosen, held) => {
  expect(withImplied(chosen)).toEqual(held);
});

const some = fc.subarray([...PERMISSIONS], { minLength: 0 });

test('implied permissions are implied once, and money only by itself', () => {
  fc.assert(
    fc.property(some, (chosen) => {
      const held = withImplied(chosen);
      expect(withImplied(held)).toEqual(held);
      expect(held.includes('money')).toBe(chosen.includes('money'));
      expect(held).toEqual(expect.arrayContaining(chosen));
    }),
  );
});

test('nobody grants what they lack', () => {
  expect(notGrantable(['view', 'manage'], ['view', 'money'])).toEqual(['money']);
  fc.assert(
    fc.property(some, (held) => {
      expect(notGrantable(held, held)).toEqual([]);
    }),
  );
});
