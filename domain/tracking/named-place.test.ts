import { expect, test } from 'vitest';
import { readGazetteer } from '../places/gazetteer.ts';
import { foldName } from '../places/normalize-name.ts';
import { isUnplaced, placeNamed } from './named-place.ts';

const gazetteer = readGazetteer(
  ['Houston', 'US', 'Texas', 29.76, -95.36, 2_304_580, 'America/Chicago'].join('\t'),
  `${foldName('Houston')}\t0\n\n`,
);
const stop = (location_name: string, latitude: number, longitude: number) => ({
  location_name,
  latitude,
  longitude,
});
const stops = [
  stop('Houston, US', 29.7, -95.3),
  stop('Port of Santos, BR', -23.9, -46.3),
  stop('Bad Row, US', 0, 0),
];

test.each([
  ['a stop’s own name', 'houston, us', stops, { latitude: 29.7, longitude: -95.3 }],
  ['a town of the gazetteer', 'Houston, US', [], { latitude: 29.76, longitude: -95.36 }],
  ['by the country’s name', 'Houston, United States', [], { latitude: 29.76, longitude: -95.36 }],
  ['a town within a stop’s name', 'Santos, BR', stops, { latitude: -23.9, longitude: -46.3 }],
  ['a stop without a position', 'Bad Row, US', stops, null],
  ['a part of a word', 'San, BR', stops, null],
  ['an unknown town is not placed at its capital', 'Nowhereville, US', stops, null],
  ['no name', '', stops, null],
])('%s', (_, location, known, place) => expect(placeNamed(location, known, gazetteer)).toEqual(place));

test.each([
  [0, 0, true],
  [0, 9.45, false],
  [51.5, 0, false],
])('%d/%d is missing: %s', (latitude, longitude, missing) =>
  expect(isUnplaced({ latitude, longitude })).toBe(missing),
);
