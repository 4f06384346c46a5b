import { expect, test } from 'vitest';
import { containerCargoWarnings } from './container-cargo.ts';

const LINE = {
  id: 'cartons',
  pieces: 1180,
  package_type: 'cartons',
  gross_kg: 21_400,
  length_cm: 40,
  width_cm: 40,
  height_cm: 40,
  volume_m3: null,
};
const SETS = { ...LINE, id: 'sets', pieces: 20, package_type: '', gross_kg: 400 };
const box = (
  number: string,
  ...stuffing: { cargo_line_id: string; pieces: number; gross_kg?: number }[]
) => ({
  number,
  stuffing,
});
const cartons = (pieces: number, gross_kg?: number) => ({
  cargo_line_id: LINE.id,
  pieces,
  ...(gross_kg && { gross_kg }),
});

test.each([
  ['nothing is stuffed yet', [box('A'), box('B')], [LINE]],
  ['all is stuffed', [box('A', cartons(640)), box('B', cartons(540))], [LINE]],
  ['declared weights add up', [box('A', cartons(640, 11_600)), box('B', cartons(540, 9_800.4))], [LINE]],
  ['the number of pieces is unknown', [box('A', cartons(640)), box('B')], [{ ...LINE, pieces: null }]],
])('says nothing where %s', (_, boxes, lines) => {
  expect(containerCargoWarnings(boxes, lines)).toEqual([]);
});

test('names packages that are in no container', () => {
  expect(containerCargoWarnings([box('A', cartons(1179)), box('B')], [LINE, SETS])).toEqual([
    '1 of 1,180 cartons of line 1 is in no container.',
    '20 of 20 pieces of line 2 are in no container.',
  ]);
});

test('names containers without cargo once everything is stuffed', () => {
  expect(containerCargoWarnings([box('A', cartons(1180)), box('B'), box('')], [LINE])).toEqual([
    'B holds none of the cargo.',
    'A container holds none of the cargo.',
  ]);
});

test('compares the weights and volumes of all containers with the cargo', () => {
  const boxes = [box('A', cartons(640, 11_600)), box('B', cartons(540, 9_700))];
  expect(containerCargoWarnings(boxes, [LINE])).toEqual([
    'All containers hold 21,300 kg, but the cargo weighs 21,400 kg.',
  ]);
  const measured = [{ number: 'A', stuffing: [{ ...cartons(1180), volume_m3: 60 }] }];
  expect(containerCargoWarnings(measured, [LINE])).toEqual([
    'All containers hold 60 m³, but the cargo measures 75.52 m³.',
  ]);
});

test('cargo that is stuffed in part is compared only where it is already too heavy', () => {
  const partly = (gross_kg: number) => containerCargoWarnings([box('A', cartons(640, gross_kg))], [LINE]);
  expect(partly(11_600)).toHaveLength(1);
  expect(partly(21_500)).toContain('All containers hold 21,500 kg, but the cargo weighs 21,400 kg.');
});
