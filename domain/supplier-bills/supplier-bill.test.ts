import { expect, test } from 'vitest';
import { billIssues, isSupplier, kindOfLine, SupplierBillFields } from './supplier-bill.ts';

const COST = '0198a4a8-0000-7000-8000-000000000001';
const line = (fields: object) => ({ amount: 100, description: '', ...fields });
const CHARGE = line({ tracking_number: 'GS123456789', number: 1 });
const bill = (fields: object = {}) => ({
  supplier_id: COST,
  number: 'INV-1',
  billed_on: '2026-11-20',
  due_on: '2026-12-20',
  currency: 'USD',
  lines: [CHARGE],
  ...fields,
});

test.each([
  [{ tracking_number: 'GS123456789', number: 0 }, 'charge'],
  [{ carrier_cost_id: COST }, 'carrier_cost'],
  [{ tracking_number: 'GS123456789', charge_code: 'DOC' }, 'unexpected'],
  [{ tracking_number: 'GS123456789' }, null],
  [{ number: 1 }, null],
  [{ charge_code: 'DOC' }, null],
  [{ tracking_number: 'GS123456789', number: 1, charge_code: 'DOC' }, null],
  [{ tracking_number: 'GS123456789', carrier_cost_id: COST }, null],
])('a line with %j is matched to: %s', (fields, kind) => {
  expect(kindOfLine(line(fields))).toBe(kind);
});

test.each([
  ['a bill without contradictions', {}, []],
  ['due on the day of the bill', { due_on: '2026-11-20' }, []],
  ['of tomorrow, which has begun in the east', { billed_on: '2026-11-22' }, []],
  ['of the day after tomorrow', { billed_on: '2026-11-23' }, ['billed_on']],
  ['due before', { due_on: '2026-11-19' }, ['due_on']],
  ['with VAT and its total', { vat: 19, total: 119 }, []],
  ['with a total without the VAT', { vat: 19, total: 100 }, ['total']],
  ['with the total of a bill without VAT', { total: 100 }, []],
  ['a line without a cost', { lines: [CHARGE, line({})] }, ['lines.1']],
  ['one charge twice', { lines: [CHARGE, { ...CHARGE, tracking_number: 'gs123456789' }] }, ['lines.1']],
  ['two charges', { lines: [CHARGE, { ...CHARGE, number: 2 }] }, []],
  [
    'one unexpected cost twice',
    { lines: [1, 2].map(() => line({ tracking_number: 'GS123456789', charge_code: 'DOC' })) },
    [],
  ],
  ['one carrier cost twice', { lines: [1, 2].map(() => line({ carrier_cost_id: COST })) }, ['lines.1']],
])('%s', (_, fields, paths) => {
  expect(billIssues(SupplierBillFields.parse(bill(fields)), '2026-11-21').map(({ path }) => path)).toEqual(
    paths,
  );
});

test('a number needs a letter or a digit, and an amount is above 0', () => {
  expect(SupplierBillFields.safeParse(bill({ number: ' - ' })).success).toBe(false);
  expect(SupplierBillFields.safeParse(bill({ lines: [{ ...CHARGE, amount: 0 }] })).success).toBe(false);
});

test('suppliers are companies that sell to us', () => {
  expect(isSupplier({ roles: ['customer', 'haulier'] })).toBe(true);
  expect(isSupplier({ roles: ['customer', 'consignee'] })).toBe(false);
});
