import { ORPCError } from '@orpc/client';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { SupplierBill } from '#contract/supplier-bills/bill-records.ts';
import { CUSTOMER } from '#web/gallery/customer-fixtures.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { serve } from '#web/server-for-tests.ts';
import { SupplierBillRecord } from './supplier-bill-record.tsx';
import { SupplierBills } from './supplier-bills.tsx';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const usd = (amount: number) => ({ amount, currency: 'USD' });
const ID = '01900000-0000-7000-8000-0000000000e1';
const APPROVED: SupplierBill = {
  id: ID,
  supplier: { id: '01900000-0000-7000-8000-0000000000e2', name: 'Maersk' },
  number: 'INV-7',
  billed_on: '2026-10-01',
  due_on: '2026-10-31',
  status: 'approved',
  needs_approval: false,
  amount: usd(1020_00),
  vat: usd(193_80),
  total: usd(1213_80),
  expected: usd(1000_00),
  variance: usd(20_00),
  reason: '',
  paid_on: null,
  recorded_by: 'Dana Dispatcher',
  created_at: new Date('2026-10-02T10:00:00Z'),
  updated_at: new Date('2026-10-02T10:00:00Z'),
  lines: [],
  payments: [],
};
const PAYMENT = {
  id: '01900000-0000-7000-8000-0000000000e3',
  amount: usd(1213_80),
  paid_on: '2026-10-20',
  reference: 'SEPA 7',
  recorded_at: new Date('2026-10-21T10:00:00Z'),
  reversed_at: null,
  reversal_reason: null,
};
const PAID = { ...APPROVED, paid_on: '2026-10-20', payments: [PAYMENT] };

function openBill(bill: SupplierBill, recordPayment: () => SupplierBill = () => PAID) {
  const calls = serve({
    'people.session': () => ({ ...CUSTOMER, role: 'dispatcher' as const }),
    'supplierBills.find': () => bill,
    'supplierBills.recordPayment': recordPayment,
    'supplierBills.reversePayment': () => APPROVED,
  });
  const sent = (verb: string) => calls.find(({ operation }) => operation === `supplierBills.${verb}`)?.input;
  return { ...renderPiece(<SupplierBillRecord id={ID} />), sent };
}

test('the payment of an approved bill is recorded with its day and reference', async () => {
  const { user, sent } = openBill(APPROVED);
  await user.click(await screen.findByRole('button', { name: 'Record payment' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Record payment' }));
  expect(dialog.getByText('Maersk, INV-7: $1,213.80')).toBeDefined();
  const day = dialog.getByLabelText('Paid on');
  await user.clear(day);
  await user.click(dialog.getByRole('button', { name: 'Record payment' }));
  expect(await dialog.findAllByText('Choose a day.')).not.toHaveLength(0);
  await user.type(day, '2026-10-20');
  await user.type(dialog.getByRole('textbox', { name: /^Reference/ }), 'SEPA 7');
  await user.click(dialog.getByRole('button', { name: 'Record payment' }));
  await waitFor(() =>
    expect(sent('recordPayment')).toEqual({ id: ID, paid_on: '2026-10-20', reference: 'SEPA 7' }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a refused day is shown at its field, and the reference is not lost', async () => {
  const { user } = openBill(APPROVED, () => {
    throw new ORPCError('BEFORE_BILL', {
      status: 422,
      defined: true,
      message: 'The payment date can’t be before the date of the bill.',
    });
  });
  await user.click(await screen.findByRole('button', { name: 'Record payment' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Record payment' }));
  const reference = dialog.getByRole<HTMLInputElement>('textbox', { name: /^Reference/ });
  await user.type(reference, 'SEPA 7');
  await user.click(dialog.getByRole('button', { name: 'Record payment' }));
  await waitFor(() => expect(dialog.getByLabelText('Paid on').getAttribute('aria-invalid')).toBe('true'));
  expect(reference.value).toBe('SEPA 7');
});

test('a paid bill states its payment, and only the payment can be reversed', async () => {
  const { user, sent } = openBill(PAID);
  const [, row] = within(await screen.findByRole('table', { name: 'Payments' })).getAllByRole('row');
  expect(row?.textContent).toMatch(/Oct 20, 2026.*SEPA 7.*\$1,213\.80/);
  expect(screen.getAllByText('Paid')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Reverse' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Reverse payment' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Reverse the payment?' }));
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Returned');
  await user.click(dialog.getByRole('button', { name: 'Reverse payment' }));
  await waitFor(() => expect(sent('reversePayment')).toEqual({ id: ID, reason: 'Returned' }));
});

test('a reversed payment stays with its reason', async () => {
  const reversed = { reversed_at: new Date('2026-10-25T10:00:00Z'), reversal_reason: 'Wrong account' };
  openBill({ ...APPROVED, payments: [{ ...PAYMENT, ...reversed }] });
  const payments = within(await screen.findByRole('table', { name: 'Payments' }));
  expect(payments.getByText('Wrong account')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Record payment' })).toBeDefined();
});

test.each(['recorded', 'disputed', 'reversed'] as const)('a bill that is %s is not paid', async (status) => {
  openBill({ ...APPROVED, status });
  await screen.findByRole('heading', { name: 'Bill INV-7' });
  expect(screen.queryByRole('button', { name: 'Record payment' })).toBeNull();
});

test('the list states what is owed, which bills are overdue and which are paid', async () => {
  const owed = [
    { count: 1, amount: { amount: 300_00, currency: 'EUR' }, overdue: { amount: 0, currency: 'EUR' } },
    { count: 2, amount: usd(2040_00), overdue: usd(1020_00) },
  ];
  const rows = [APPROVED, { ...PAID, id: '2', number: 'INV-6' }];
  const calls = serve({ 'supplierBills.list': () => ({ supplier_bills: rows, next: null, owed }) });
  const { user, address } = renderPiece(<SupplierBills />);
  const table = within(await screen.findByRole('table', { name: 'Supplier bills' }));
  const [, unpaid, paid] = table.getAllByRole('row').map(({ textContent }) => textContent);
  expect(unpaid).toMatch(/days overdue.*ApprovedUnpaid/);
  expect(paid).toMatch(/PaidOct 20, 2026/);
  expect(paid).not.toContain('overdue');
  expect(screen.getByText('€300.00 + $2,040.00')).toBeDefined();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Approved');
  await waitFor(() => expect(address()).toBe('/?status=approved'));
  await waitFor(() => expect(calls.at(-1)?.input).toMatchObject({ payment: 'unpaid' }));
  expect(calls.at(-1)?.input).not.toHaveProperty('status');
});
