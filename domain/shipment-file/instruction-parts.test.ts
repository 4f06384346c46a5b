import { expect, test } from 'vitest';
import { NO_INSTRUCTIONS, type ShippingInstructions } from '../documents/shipping-instructions.ts';
import { Equipment } from './equipment.ts';
import { splitInstructions } from './instruction-parts.ts';

const [FIRST, SECOND] = ['MSKU9070323', 'CSQU3054383'];
const [ONE, TWO] = ['018f0000-0000-7000-8000-000000000001', '018f0000-0000-7000-8000-000000000002'];

const booked = (id: string, size_type: string, number = '') =>
  Equipment.parse({ id, number, size_type, tare_kg: 3900, free_days: 7 });
const stated = (number: string, size_type: string) => ({ number, size_type, seals: 'ML-1, ML-2' });

/** The boxes of the file after a shipper has stated these containers, as id, number and type. */
function boxesAfter(containers: ShippingInstructions['containers'], equipment: Equipment[]) {
  const lists = { parties: [], references: [], cargo_lines: [], equipment };
  return splitInstructions({ ...NO_INSTRUCTIONS, containers }, lists).lists.equipment.map(
    ({ id, number, size_type }) => [id, number, size_type],
  );
}

test.each([
  ['names the booked one', [stated(FIRST, '45G1')], [booked(ONE, '45G1')], [[ONE, FIRST, '45G1']]],
  ['by its trade name', [stated(FIRST, '40HC')], [booked(ONE, '45G1')], [[ONE, FIRST, '40HC']]],
  ['without a type', [stated(FIRST, '')], [booked(ONE, '45G1')], [[ONE, FIRST, '45G1']]],
  [
    'names the one of its type',
    [stated(FIRST, '22G1')],
    [booked(ONE, '45G1'), booked(TWO, '22G1')],
    [
      [ONE, '', '45G1'],
      [TWO, FIRST, '22G1'],
    ],
  ],
  [
    'leaves the named one, and names the next',
    [stated(FIRST, '45G1'), stated(SECOND, '45G1')],
    [booked(ONE, '45G1', FIRST), booked(TWO, '45G1')],
    [
      [ONE, FIRST, '45G1'],
      [TWO, SECOND, '45G1'],
    ],
  ],
  [
    'of another type is added',
    [stated(FIRST, '22G1')],
    [booked(ONE, '45G1')],
    [
      [ONE, '', '45G1'],
      [undefined, FIRST, '22G1'],
    ],
  ],
])('a container number in the instructions %s', (_, containers, equipment, boxes) => {
  expect(boxesAfter(containers, equipment)).toEqual(boxes);
});

test('the named container keeps its tare and free days and has the stated seals', () => {
  const lists = { parties: [], references: [], cargo_lines: [], equipment: [booked(ONE, '45G1')] };
  const instructions = { ...NO_INSTRUCTIONS, containers: [stated(FIRST, '45G1')] };
  expect(splitInstructions(instructions, lists).lists.equipment).toMatchObject([
    { tare_kg: 3900, free_days: 7, seals: ['ML-1', 'ML-2'] },
  ]);
});
