import { expect, test } from 'vitest';
import { BookedEquipmentList } from './booked-equipment.ts';
import { containersText, readTypedContainers } from './typed-containers.ts';

test.each([
  ['2 × 40HC', [{ size_type: '45G1', count: 2 }]],
  ['2x40HC', [{ size_type: '45G1', count: 2 }]],
  ['2 40HC', [{ size_type: '45G1', count: 2 }]],
  ['40HC', [{ size_type: '45G1', count: 1 }]],
  [
    "1 * 20' GP, 2 × 45G1",
    [
      { size_type: '22G1', count: 1 },
      { size_type: '45G1', count: 2 },
    ],
  ],
  ['', []],
])('“%s” is read', (text, list) =>
  expect(BookedEquipmentList.parse(readTypedContainers(text))).toEqual(list),
);

test.each(['two boxes', '2 × 39XX', '101 × 40HC', '60 × 40HC, 60 × 20GP', '0 × 40HC'])(
  '“%s” is refused',
  (text) => expect(BookedEquipmentList.safeParse(readTypedContainers(text)).success).toBe(false),
);

test('is written as the trade does', () => {
  const list = [
    { size_type: '45G1', count: 2 },
    { size_type: '22T1', count: 1 },
  ];
  expect(containersText(list)).toBe('2 × 40HC, 1 × 22T1');
  expect(BookedEquipmentList.parse(readTypedContainers(containersText(list)))).toEqual(list);
});
