import { expect, test } from 'vitest';
import type { Facts } from './compose-document.ts';
import { releaseRefusal } from './release-refusal.ts';

const BILL = { document_number: 'BL-1', release: 'original', surrendered_on: null } as const;
const ARRIVAL = { mode: 'sea' } as NonNullable<Facts['arrival']>;
const CLEAR = { is_held_by_customs: false, is_import_rejected: false, exceptions: [] };

test.each<[string, Pick<Facts, 'issued_bill' | 'arrival'>, object, RegExp | null]>([
  [
    'outstanding originals',
    { issued_bill: BILL, arrival: ARRIVAL },
    {},
    /originals of the bill of lading BL-1/,
  ],
  [
    'an outstanding telex release',
    { issued_bill: { ...BILL, release: 'telex' }, arrival: ARRIVAL },
    {},
    /BL-1/,
  ],
  [
    'surrendered originals',
    { issued_bill: { ...BILL, surrendered_on: '2026-11-21' }, arrival: ARRIVAL },
    {},
    null,
  ],
  ['a sea waybill', { issued_bill: { ...BILL, release: 'sea_waybill' }, arrival: ARRIVAL }, {}, null],
  ['no bill issued here', { issued_bill: undefined, arrival: ARRIVAL }, {}, null],
  ['goods that go on by air', { issued_bill: BILL, arrival: { ...ARRIVAL, mode: 'air' } }, {}, null],
  ['goods held by customs', { arrival: ARRIVAL }, { is_held_by_customs: true }, /^Customs hold the goods/],
  [
    'a rejected import declaration',
    { arrival: ARRIVAL },
    { is_import_rejected: true },
    /^Customs rejected the import declaration/,
  ],
  [
    'an open exception',
    { arrival: ARRIVAL },
    { exceptions: ['Damage, MSKU9070323', 'Other'] },
    /blocks the delivery: Damage, MSKU9070323\. /,
  ],
])('%s', (_, facts, change, refusal) => {
  const found = releaseRefusal(facts, { ...CLEAR, ...change });
  if (refusal === null) expect(found).toBeNull();
  else expect(found).toMatch(refusal);
});
