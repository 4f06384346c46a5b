import { expect, test } from 'vitest';
import type { MilestoneCode } from './milestone-codes.ts';
import { milestoneName } from './milestone-name.ts';
import { eventKey } from './timeline.ts';

test.each<[MilestoneCode, string, string]>([
  ['SUBM', '', 'Submitted'],
  ['SUBM', 'TRD', 'Submitted'],
  ['SUBM', 'cus', 'Customs declaration submitted'],
  ['HOLD', 'CUS', 'On hold'],
  ['HOLD', 'TRD', 'Transport document on hold'],
  ['CONF', 'unknown', 'Confirmed'],
  ['CUSR', 'CUS', 'Customs released'],
  ['DEPA', 'TRD', 'Departure'],
])('%s of document type “%s” is called “%s”', (code, document_type, name) => {
  expect(milestoneName({ code, document_type })).toBe(name);
});

test('the same event of two documents is two events', () => {
  const keyOf = (document_type: string) =>
    eventKey({ code: 'SUBM', document_type, object: { kind: 'shipment' }, unlocode: 'NLRTM' });
  expect(keyOf('TRD')).toBe(keyOf(''));
  expect(keyOf('CUS')).not.toBe(keyOf(''));
});
