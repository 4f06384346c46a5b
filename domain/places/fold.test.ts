import { expect, test } from 'vitest';
import { foldName } from './fold.ts';

test.each([
  ['Houston', 'houston'],
  ['München', 'munchen'],
  ['São  Tomé', 'sao tome'],
  ["L'Aquila", 'laquila'],
  ['St. Louis', 'st louis'],
  ['Saint-Denis', 'saint denis'],
  ['Łódź', 'lodz'],
  ['Straße', 'strasse'],
  ['Århus', 'arhus'],
  ['Đà Nẵng', 'da nang'],
  ['  Kota   Bharu ', 'kota bharu'],
  ['', ''],
])('folds %j to %j', (name, folded) => {
  expect(foldName(name)).toBe(folded);
});
