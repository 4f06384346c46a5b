import { expect, test } from 'vitest';
import { ShipmentCargoLine } from './cargo-line.ts';
import { unbookedLines } from './instructed-lines.ts';

const line = (stated: object) => ShipmentCargoLine.parse({ description: 'Lamps', ...stated });
const BOOKED = line({ pieces: 4, length_cm: 120, width_cm: 80, height_cm: 100 });

test.each([
  ['the same', { pieces: 4, length_cm: 120, width_cm: 80, height_cm: 100 }, []],
  ['none of them', {}, []],
  [
    'another height',
    { length_cm: 120, width_cm: 80, height_cm: 150 },
    [
      [
        'cargo_lines.0.dimensions',
        'The booking states 120 × 80 × 100 cm for this line. Correct one of them.',
      ],
    ],
  ],
  [
    'other pieces',
    { pieces: 5 },
    [['cargo_lines.0.packages_count', 'The booking states 4 for this line. Correct one of them.']],
  ],
])('instructions that state %s: %j', (_, stated, issues) => {
  const found = unbookedLines([BOOKED], [line(stated)]);
  expect(found.map(({ path, message }) => [path, message])).toEqual(issues);
});
