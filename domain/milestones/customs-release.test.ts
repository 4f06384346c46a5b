import { expect, test } from 'vitest';
import { customsReleases } from './customs-release.ts';
import type { MilestoneObject } from './milestone.ts';
import type { MilestoneCode } from './milestone-codes.ts';

const WHOLE: MilestoneObject = { kind: 'shipment' };
const FIRST: MilestoneObject = { kind: 'equipment', equipment_number: 'MSKU9070323' };
const SECOND: MilestoneObject = { kind: 'equipment', equipment_number: 'CSQU3054383' };
const NUMBERS = ['MSKU9070323', 'CSQU3054383'];

const fact = (code: MilestoneCode, hour: number, object = WHOLE) => ({
  code,
  object,
  occurred_at: new Date(Date.UTC(2026, 10, 27, hour)),
});
type Facts = Parameters<typeof customsReleases>[0];

test.each<[string, Facts, number | null]>([
  ['of nothing', [fact('DISC', 8)], null],
  ['of the whole shipment', [fact('CUSI', 8), fact('CUSR', 9)], 9],
  ['by any code', [fact('CRC', 8), fact('CCD', 9), fact('HOLD', 8, FIRST), fact('RELS', 10, FIRST)], 10],
  ['that came before the hold', [fact('CUSR', 7), fact('CUSI', 8)], null],
  ['of the other box', [fact('CUSI', 8, FIRST), fact('CUSR', 9, SECOND)], null],
  ['of the box that is held', [fact('CUSI', 8, FIRST), fact('CUSR', 9, FIRST)], 9],
  ['of the whole shipment, which includes the box', [fact('CUSI', 8, FIRST), fact('CUSR', 9)], 9],
  ['of one of two boxes', [fact('CUSI', 8), fact('CUSR', 9, FIRST)], null],
  ['of a bill of lading', [fact('HOLD', 8), { ...fact('RELS', 9), document_type: 'TRD' }], null],
  [
    'of everything but a bill of lading',
    [{ ...fact('HOLD', 9), document_type: 'TRD' }, fact('CUSI', 7), fact('RELS', 8)],
    8,
  ],
  ['of the last box', [fact('CUSI', 8), fact('CUSR', 9, FIRST), fact('CUSR', 11, SECOND)], 11],
])('a release %s', (_, facts, hour) => {
  const expected = hour === null ? null : new Date(Date.UTC(2026, 10, 27, hour));
  expect(customsReleases(facts, [], NUMBERS)[0]?.occurred_at ?? null).toEqual(expected);
});

test('does not end a later hold that is no milestone, and boxes without a number are not released', () => {
  const release = fact('CUSR', 9);
  expect(customsReleases([release], [fact('CUSI', 8)], [])).toEqual([release]);
  expect(customsReleases([release], [fact('CUSI', 10)], [])).toEqual([]);
  expect(customsReleases([fact('CUSI', 8), fact('CUSR', 9, FIRST)], [], ['MSKU9070323', ''])).toEqual([]);
});
