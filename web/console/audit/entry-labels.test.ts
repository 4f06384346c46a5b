import { expect, test } from 'vitest';
import type { AuditEntry } from '#contract/audit.ts';
import { actionLabel } from './action-labels.ts';
import { detailsOf, subjectPath } from './entry-labels.ts';

const READER = { locale: 'en-US', timeZone: 'UTC' };
const ENTRY: AuditEntry = {
  id: '01990000-0000-7000-8000-00000000abcd',
  at: new Date('2026-11-21T12:00:00Z'),
  by_id: null,
  api_key: null,
  currency: 'USD',
  destination_time_zone: null,
  by: null,
  action: 'shipments.changeStatus',
  subject_type: 'shipment',
  subject_id: '01990000-0000-7000-8000-00000000beef',
  subject: 'GS123456789',
  changes: [],
  detail: {},
};

test.each([
  [{ changes: [{ field: 'status', from: 'pending', to: 'in_transit' }] }, ['Status: Pending → In transit']],
  [{ changes: [{ field: 'cost_cents', from: null, to: 1250 }] }, ['Cost: — → $12.50']],
  [
    {
      destination_time_zone: 'Pacific/Auckland',
      changes: [
        {
          field: 'estimated_delivery_date',
          from: '2026-12-12T12:00:00.000Z',
          to: '2026-12-13T23:00:00.000Z',
        },
      ],
    },
    ['Estimated delivery: Sun, Dec 13, 2026 → Mon, Dec 14, 2026'],
  ],
  [{ currency: 'EUR', changes: [{ field: 'cost_cents', from: 900, to: 1250 }] }, ['Cost: €9.00 → €12.50']],
  [
    { currency: 'EUR', changes: [{ field: 'cargo_value_cents', from: 900, to: 1250 }] },
    ['Cargo value: $9.00 → $12.50'],
  ],
  [
    { currency: 'EUR', detail: { amount_cents: 1250, offered_cents: 99 } },
    ['Amount: €12.50', 'Offer: $0.99'],
  ],
  [{ detail: { amount: { amount: 1250, currency: 'JPY' } } }, ['Amount: ¥1,250']],
  [{ detail: { offered_cents: 183_450, note: '', ended: 2 } }, ['Offer: $1,834.50', 'Sessions ended: 2']],
  [
    { detail: { waypoint: { location_name: 'Suez', waypoint_order: 3 } } },
    ['Waypoint: location name Suez, waypoint order 3'],
  ],
  [{ detail: { added: ['Suez', 'Malta'] } }, ['Added: Suez, Malta']],
  [{ detail: { base_currency: 'EUR', bank_accounts: [] } }, ['Base currency: EUR']],
  [{ detail: { document_type: 'airway_bill' } }, ['Document type: Air waybill']],
])('%o reads as %j', (entry, text) => {
  expect(detailsOf({ ...ENTRY, ...entry }, READER)).toEqual(text);
});

test.each([
  [{}, '/admin?shipment=GS123456789'],
  [{ subject_type: 'quote', subject: 'GQ1' }, '/admin?tab=business&quote=GQ1'],
  [{ subject_type: 'person', subject: null }, `/admin?tab=clients&person=${ENTRY.subject_id}`],
  [{ subject_type: 'document' }, '/admin?tab=documents&shipment=GS123456789'],
  [{ subject_type: 'invoice', subject: 'INV-1' }, '/admin/invoices?invoice=INV-1'],
  [{ subject_type: 'organisation', subject: null }, `/admin/companies/${ENTRY.subject_id}`],
  [{ subject_type: 'tariff', subject: 'Road' }, `/admin/rates/${ENTRY.subject_id}`],
  [{ subject_type: 'parcel', subject: 'P-1' }, null],
  [{ subject: null }, null],
])('%o links to %s', (entry, path) => {
  expect(subjectPath({ ...ENTRY, ...entry })).toBe(path);
});

test.each([
  [{ action: 'people.changeRole' }, 'Role changed'],
  [{ action: 'shipments.changeStatus' }, 'Status changed'],
  [{ action: 'webhooks.rotateSecret' }, 'Secret of a webhook replaced'],
  [{ action: 'shipmentFile.replaceLegs' }, 'Legs changed'],
  [{ action: 'people.createAdmin' }, 'Admin account created'],
  [{ action: 'people.createAdmin', detail: { refused: 'No code.' } }, 'Admin account refused'],
  [{ action: 'people.changePassword', detail: { refused: 'wrong password' } }, 'Password change refused'],
  [{ action: 'people.reauthenticate', detail: { refused: 'wrong code' } }, 'Identity not confirmed'],
])('%o reads %s', (entry, text) => expect(actionLabel({ ...ENTRY, ...entry })).toBe(text));
