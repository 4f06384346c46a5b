import { expect, test } from 'vitest';
import type { TransportMode } from '../routing/transport-mode.ts';
import {
  freightTermsOf,
  type Incoterm,
  incotermLabel,
  incotermWarning,
  namedPlaceOf,
  usualIncoterm,
} from './incoterm.ts';

test.each<[TransportMode[], Incoterm]>([
  [['sea'], 'CIF'],
  [['road', 'sea', 'rail'], 'CIF'],
  [['air'], 'CIP'],
  [['road'], 'CIP'],
  [['rail', 'road'], 'CIP'],
  [[], 'CIF'],
])('by %j it is usually %s', (modes, term) => {
  expect(usualIncoterm(modes)).toBe(term);
});

test.each<[Incoterm, TransportMode[], boolean]>([
  ['CIF', ['air'], true],
  ['FOB', ['road', 'rail'], true],
  ['FAS', ['sea'], false],
  ['CIF', ['road', 'sea'], false],
  ['CIF', [], false],
  ['DAP', ['air'], false],
])('%s by %j warns: %s', (term, modes, warns) => {
  expect(incotermWarning(term, modes) !== null).toBe(warns);
});

test('it is printed with its place and edition', () => {
  expect(incotermLabel('CIF', 'Rotterdam')).toBe('CIF Rotterdam, Incoterms® 2020');
});

test.each<[Incoterm, string, string]>([
  ['EXW', 'origin', 'collect'],
  ['FCA', 'origin', 'collect'],
  ['FAS', 'port of loading', 'collect'],
  ['FOB', 'port of loading', 'collect'],
  ['CFR', 'destination', 'prepaid'],
  ['CIF', 'destination', 'prepaid'],
  ['CPT', 'destination', 'prepaid'],
  ['CIP', 'destination', 'prepaid'],
  ['DAP', 'destination', 'prepaid'],
  ['DPU', 'destination', 'prepaid'],
  ['DDP', 'destination', 'prepaid'],
])('%s names the %s, and its freight is %s', (term, place, freight) => {
  expect([namedPlaceOf(term), freightTermsOf(term)]).toEqual([place, freight]);
});
