import { expect, test } from 'vitest';
import { agreedContainers, offeredContainers } from './offered-containers.ts';

const line = (charge_code: string, quantity: number, change: object = {}) => ({
  side: 'sell' as const,
  charge_code,
  basis: 'container' as const,
  quantity,
  size_type: '45G1' as string | null,
  ...change,
});

test.each([
  ['one type', 'sea', [line('FRT', 2)], [['45G1', 2]]],
  ['several charges for the same boxes', 'sea', [line('FRT', 2), line('THCD', 2)], [['45G1', 2]]],
  ['one charge in two lines', 'sea', [line('FRT', 2), line('FRT', 1)], [['45G1', 3]]],
  [
    'two types, one by its trade name',
    'rail',
    [line('FRT', 2), line('FRT', 1, { size_type: '20GP' })],
    [
      ['45G1', 2],
      ['22G1', 1],
    ],
  ],
  ['what is bought only', 'sea', [line('FRT', 2, { side: 'buy' })], []],
  ['a charge for the shipment', 'sea', [line('DOC', 1, { basis: 'flat' })], []],
  ['boxes without a type', 'sea', [line('FRT', 2, { size_type: null })], []],
  ['air freight', 'air', [line('FRT', 2)], []],
] as const)('the containers of an option: %s', (_, mode, lines, expected) => {
  expect(offeredContainers({ mode, lines }).map(({ size_type, count }) => [size_type, count])).toEqual(
    expected,
  );
});

const bySea = (...lines: ReturnType<typeof line>[]) => ({ mode: 'sea' as const, lines });
const small = (quantity: number) => line('FRT', quantity, { size_type: '22G1' });

test.each([
  ['of one', [bySea(line('FRT', 2))], [2]],
  ['of two in another order', [bySea(line('FRT', 2), small(1)), bySea(small(1), line('FRT', 2))], [2, 1]],
  ['not where counts differ', [bySea(line('FRT', 2)), bySea(line('FRT', 1))], []],
  ['not where one has a further type', [bySea(line('FRT', 2)), bySea(line('FRT', 2), small(1))], []],
  ['of none', [], []],
])('the containers on which options agree: %s', (_, options, counts) => {
  expect(agreedContainers(options).map(({ count }) => count)).toEqual(counts);
});
