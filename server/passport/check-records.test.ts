import { strToU8 } from 'fflate';
import { expect, test } from 'vitest';
import { checkRecords } from './check-records.ts';
import { PASSPORT_TABLES } from './passport-tables.ts';
import { RECORD_SCHEMAS } from './record-schemas.ts';

const check = (path: string, records: unknown) => checkRecords(path, strToU8(JSON.stringify(records)));

const box = {
  kind: 'container',
  number: 'MSKU9070323',
  size_type: '45G1',
  tare_kg: 3_900,
  seals: ['S1'],
  vgm_kg: 21_000,
  vgm_method: 1,
  vgm_weighed_by: 'Terminal',
  vgm_weighed_at: '2026-11-20T10:00:00+00:00',
  free_days: 7,
  override_reason: '',
};
const empty = { ...box, vgm_kg: null, vgm_method: null, vgm_weighed_by: null, vgm_weighed_at: null };
const leg = { carrier: 'Maersk', vessel_imo: '9074729', etd: '2026-11-20T10:00:00+00:00', eta: null };
const party = { role: 'shipper', organisation_id: null, name: 'Acme', country: 'NL' };

test('records that the domain allows pass', () => {
  expect(() => {
    check('equipment.json', [box, empty]);
    check('leg-details.json', [leg, { ...leg, vessel_imo: null }]);
    check('parties.json', [party]);
    check('stuffing.json', [{ pieces: 3 }]);
  }).not.toThrow();
});

test.each([
  ['equipment.json', [empty, { ...box, vgm_kg: 0 }], 2, 'vgm.kg: A weight must be more than 0 kg.'],
  ['equipment.json', [{ ...box, vgm_method: 3 }], 1, 'vgm.method: The method is 1 or 2.'],
  ['leg-details.json', [leg, leg, { ...leg, vessel_imo: '9074728' }], 3, 'vessel_imo: 9074728 ends in 8'],
  ['parties.json', [{ ...party, name: '' }], 1, 'name: Enter the name of the party.'],
  ['references.json', [{ kind: 'MAWB', value: '176-12345670' }], 1, 'value: '],
  ['shipments.json', ['SHP1'], 1, 'expected object'],
])('%s: %j is refused for record %d', (path, records, record, issue) => {
  expect(() => check(path, records)).toThrow(
    expect.objectContaining({ file: path, record, message: expect.stringContaining(issue) }),
  );
});

test('every schema is that of a file', () => {
  const paths = PASSPORT_TABLES.map(({ path }) => path);
  expect(Object.keys(RECORD_SCHEMAS).filter((path) => !paths.includes(path))).toEqual([]);
});
