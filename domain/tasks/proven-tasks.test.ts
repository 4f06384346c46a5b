import { expect, test } from 'vitest';
import { provenByBooking, provenByDelivery, provenByDocuments } from './proven-tasks.ts';

test.each([
  [[], false, []],
  [['commercial_invoice'], false, []],
  [['commercial_invoice', 'packing_list'], false, ['collect_documents']],
  [['insurance_certificate'], false, ['insurance']],
  [['delivery_order'], false, ['delivery_order']],
  [['proof_of_delivery', 'photo'], false, ['proof_of_delivery']],
  [['arrival_notice'], false, []],
  [['arrival_notice'], true, ['arrival_notice']],
] as const)('documents %o, notified %s: %o', (documents, is_notified, keys) => {
  expect(provenByDocuments({ documents: new Set(documents), is_notified })).toEqual(keys);
});

const at = new Date('2026-11-20T12:00:00Z');
const vgm = (met_at: Date | null) => [{ kind: 'VGM' as const, at, met_at }];

const MAERSK = [
  { role: 'pre_carriage', carrier: 'Trans Ltd' },
  { role: 'main', carrier: 'Maersk' },
] as const;

test.each([
  ['requested', 'Maersk', [], []],
  ['confirmed', ' maersk', [], ['book_carrier']],
  ['confirmed', 'Trans Ltd', [], []],
  ['confirmed', 'Another carrier', [], []],
  ['rolled', 'Maersk', [], []],
  ['departed', 'Maersk', [], ['book_carrier']],
  ['requested', 'Maersk', vgm(null), []],
  ['requested', 'Maersk', vgm(at), ['verified_gross_mass']],
  ['confirmed', 'Maersk', vgm(at), ['book_carrier', 'verified_gross_mass']],
  ['cancelled', 'Maersk', vgm(at), []],
] as const)('a booking %s with %s and cut-offs %o: %o', (state, carrier, cut_offs, keys) => {
  expect(provenByBooking({ state, carrier, cut_offs, legs: MAERSK })).toEqual(keys);
});

test('a leg without a carrier proves nothing', () => {
  const legs = [{ role: 'main', carrier: '' }] as const;
  expect(provenByBooking({ state: 'confirmed', carrier: 'Maersk', cut_offs: [], legs })).toEqual([]);
});

test.each([
  [{ appointment_state: 'requested', delivered_at: null }, []],
  [{ appointment_state: 'confirmed', delivered_at: null }, ['delivery_appointment']],
  [{ appointment_state: null, delivered_at: new Date(0) }, ['proof_of_delivery']],
] as const)('delivery %o: %o', (delivery, keys) => {
  expect(provenByDelivery(delivery)).toEqual(keys);
});
