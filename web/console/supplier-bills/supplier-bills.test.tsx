import { ORPCError } from '@orpc/client';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { SupplierBill } from '#contract/supplier-bills/bill-records.ts';
import { CUSTOMER } from '#web/gallery/customer-fixtures.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { lost, serve } from '#web/server-for-tests.ts';
import { NewBill } from './new-bill.tsx';
import { SupplierBillRecord } from './supplier-bill-record.tsx';
import { SupplierBills } from './supplier-bills.tsx';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const usd = (amount: number) => ({ amount, currency: 'USD' });
const NUMBER = 'GS123456789';
const [ID, SUPPLIER, COST] = [1, 2, 3].map((digit) => `01900000-0000-7000-8000-0000000000e${digit}`) as [
  string,
  string,
  string,
];
const BILL: SupplierBill = {
  id: ID,
  supplier: { id: SUPPLIER, name: 'Maersk' },
  number: 'INV-7',
  billed_on: '2026-11-20',
  due_on: '2026-12-20',
  status: 'recorded',
  needs_approval: false,
  amount: usd(1020_00),
  vat: usd(193_80),
  total: usd(1213_80),
  expected: usd(1000_00),
  variance: usd(20_00),
  reason: '',
  paid_on: null,
  payments: [],
  recorded_by: 'Dana Dispatcher',
  created_at: new Date('2026-11-21T10:00:00Z'),
  updated_at: new Date('2026-11-21T10:00:00Z'),
  lines: [
    {
      charge_code: 'FRT',
      description: 'Ocean freight',
      amount: usd(1020_00),
      expected: usd(1000_00),
      variance: usd(20_00),
      needs_approval: false,
      tracking_number: NUMBER,
      charge: 3,
      carrier_booking: null,
    },
  ],
};
const ABOVE = { ...BILL, needs_approval: true };

function openBill(bill: SupplierBill, role: 'admin' | 'dispatcher' = 'dispatcher') {
  const calls = serve({
    'people.session': () => ({ ...CUSTOMER, role }),
    'supplierBills.find': () => bill,
    'supplierBills.approve': () => bill,
    'supplierBills.dispute': () => bill,
  });
  const sent = (verb: string) => calls.find(({ operation }) => operation === `supplierBills.${verb}`)?.input;
  return { ...renderPiece(<SupplierBillRecord id={ID} />), sent };
}

test('the list shows what exceeds the tolerance in words, and filters by status in the address', async () => {
  const calls = serve({ 'supplierBills.list': () => ({ supplier_bills: [ABOVE], next: null, owed: [] }) });
  const { user, address } = renderPiece(<SupplierBills />);
  const [, row] = within(await screen.findByRole('table', { name: 'Supplier bills' })).getAllByRole('row');
  expect(row?.textContent).toMatch(/INV-7.*Maersk.*\$1,020\.00.*\$1,000\.00.*\+\$20\.00.*Above tolerance/);
  expect(row?.textContent).toContain('Needs an admin’s approval');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Disputed');
  await waitFor(() => expect(address()).toBe('/?status=disputed'));
  await waitFor(() => expect(calls.at(-1)?.input).toMatchObject({ status: 'disputed' }));
});

test.each([
  ['/', 'No supplier bills yet'],
  ['/?status=disputed', 'No supplier bill matches'],
])('at %s an empty list says: %s', async (at, title) => {
  serve({ 'supplierBills.list': () => ({ supplier_bills: [], next: null, owed: [] }) });
  renderPiece(<SupplierBills />, { at });
  expect(await screen.findByText(title)).toBeDefined();
});

test('a list that cannot be loaded can be loaded again', async () => {
  serve({ 'supplierBills.list': lost });
  renderPiece(<SupplierBills />);
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeDefined();
});

test('a bill within the tolerance is approved at once, also by a dispatcher', async () => {
  const { user, sent } = openBill(BILL);
  const lines = within(await screen.findByRole('table', { name: 'Lines' }));
  expect(lines.getByRole('link', { name: NUMBER }).getAttribute('href')).toBe(
    `/admin/shipments/${NUMBER}#money`,
  );
  await user.click(await screen.findByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(sent('approve')).toEqual({ id: ID }));
});

test('above the tolerance a dispatcher can only dispute or reverse, with a reason', async () => {
  const { user, sent } = openBill(ABOVE);
  expect(await screen.findByText('Above the tolerance: an admin has to approve it.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Dispute' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Dispute the bill?' }));
  await user.click(dialog.getByRole('button', { name: 'Dispute' }));
  expect(await dialog.findByText('Enter a reason.')).toBeDefined();
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'No detention agreed');
  await user.click(dialog.getByRole('button', { name: 'Dispute' }));
  await waitFor(() => expect(sent('dispute')).toEqual({ id: ID, reason: 'No detention agreed' }));
});

test('above the tolerance an admin approves with a reason', async () => {
  const { user, sent } = openBill(ABOVE, 'admin');
  await user.click(await screen.findByRole('button', { name: 'Approve' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Approve above the tolerance?' }));
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Peak season');
  await user.click(dialog.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(sent('approve')).toEqual({ id: ID, reason: 'Peak season' }));
});

test('a reversed bill has nothing to press and states its reason', async () => {
  openBill({ ...BILL, status: 'reversed', reason: 'Billed twice' });
  expect(await screen.findByText('Billed twice')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

const open_costs = [
  {
    charge_code: 'FRT',
    description: 'Ocean freight',
    amount: usd(1000_00),
    tracking_number: NUMBER,
    number: 3,
    carrier_cost_id: null,
    carrier_booking: null,
  },
  {
    charge_code: 'THCD',
    description: 'Terminal handling',
    amount: { amount: 100_00, currency: 'EUR' },
    tracking_number: null,
    number: null,
    carrier_cost_id: COST,
    carrier_booking: { id: COST, name: 'Maersk MAEU 77' },
  },
];

/** As in a large database: more customers match than one page has. */
const COMPANIES = [
  ...Array.from({ length: 30 }, (_, index) => ({
    id: `01900000-0000-7000-8000-0000000001${10 + index}`,
    name: `Maersk Customer ${index}`,
    roles: ['customer'],
  })),
  { id: SUPPLIER, name: 'Maersk', roles: ['carrier', 'haulier'] },
];

function openForm(record: () => unknown) {
  const calls = serve({
    'organisations.list': ({ role, limit }: { role?: string; limit: number }) => ({
      organisations: COMPANIES.filter(({ roles }) => !role || roles.includes(role)).slice(0, limit),
      next: null,
    }),
    'rates.chargeCodes': () => ({
      charge_codes: [
        { code: 'DOC', name: 'Documentation', category: 'surcharge', tax_category: 'zero', position: 1 },
      ],
    }),
    'supplierBills.openCosts': () => ({ open_costs }),
    'supplierBills.record': record,
  });
  const recorded = () => calls.find(({ operation }) => operation === 'supplierBills.record')?.input;
  return { ...renderPiece(<NewBill />, { at: `/admin/supplier-bills?record=${NUMBER}` }), recorded };
}

async function fillIn({ user }: Pick<ReturnType<typeof openForm>, 'user'>) {
  await user.type(screen.getByRole('combobox', { name: /^Supplier/ }), 'Maersk');
  await user.click(await screen.findByRole('option', { name: 'Maersk' }));
  expect(screen.queryByRole('option', { name: /Customer/ })).toBeNull();
  await user.type(screen.getByRole('textbox', { name: 'Bill number' }), 'INV-7');
  await user.type(screen.getByLabelText('Date'), '2026-11-20');
  await user.type(screen.getByLabelText('Due date'), '2026-12-20');
  await user.click(await screen.findByRole('button', { name: 'Add Ocean freight' }));
  await user.type(screen.getByRole('textbox', { name: 'Billed for Ocean freight' }), '1,020.00');
}

test('a bill is recorded with the costs of a shipment and one that nobody expected', async () => {
  const form = openForm(() => BILL);
  const { user, recorded, address } = form;
  await fillIn(form);
  // It is in another currency than the bill.
  expect(screen.queryByRole('button', { name: 'Add Terminal handling' })).toBeNull();
  await user.type(screen.getByRole('textbox', { name: /^Description/ }), 'Amendment fee');
  await user.click(screen.getByRole('button', { name: 'Add unexpected cost' }));
  await user.click(screen.getByRole('button', { name: 'Record bill' }));
  expect(await screen.findByText('Enter the billed amount, such as 45.00.')).toBeDefined();
  await user.type(screen.getByRole('textbox', { name: 'Billed for Amendment fee' }), '45');
  await user.type(screen.getByRole('textbox', { name: /^VAT/ }), '202.35');
  const total = screen.getByRole<HTMLInputElement>('textbox', { name: /^Total of the bill/ });
  await user.type(total, '1,267.34');
  expect(screen.getByRole('status', { name: 'Sums' }).textContent).toBe(
    'Net $1,065.00VAT $202.35Total $1,267.35',
  );
  await user.click(screen.getByRole('button', { name: 'Record bill' }));
  expect(
    await screen.findAllByText('The lines and the VAT come to $1,267.35, $0.01 more than this total.'),
  ).not.toHaveLength(0);
  expect(total.getAttribute('aria-invalid')).toBe('true');
  await user.clear(total);
  await user.type(total, '1,267.35');
  await user.click(screen.getByRole('button', { name: 'Record bill' }));
  await waitFor(() =>
    expect(recorded()).toEqual({
      supplier_id: SUPPLIER,
      number: 'INV-7',
      billed_on: '2026-11-20',
      due_on: '2026-12-20',
      currency: 'USD',
      vat: 202_35,
      total: 1267_35,
      lines: [
        { tracking_number: NUMBER, number: 3, description: '', amount: 1020_00 },
        { tracking_number: NUMBER, charge_code: 'DOC', description: 'Amendment fee', amount: 45_00 },
      ],
    }),
  );
  await waitFor(() => expect(address()).toBe(`/admin/supplier-bills?bill=${ID}`));
});

test('an amount whose full stop may separate thousands says how it is read', async () => {
  const form = openForm(() => BILL);
  await fillIn(form);
  const amount = screen.getByRole('textbox', { name: 'Billed for Ocean freight' });
  await form.user.clear(amount);
  await form.user.type(amount, '1.020');
  expect(screen.getByText('Read as 1.02. For 1,020, enter 1020.')).toBeDefined();
});

test('what the server refuses is shown at its field, and nothing typed is lost', async () => {
  const form = openForm(() => {
    throw new ORPCError('UNPROCESSABLE_CONTENT', {
      status: 422,
      message: 'Some fields are invalid.',
      data: {
        issues: [
          { path: 'supplier_id', message: 'Maersk has no role of a supplier.' },
          { path: 'lines.0.number', message: 'This cost is already billed.' },
        ],
      },
    });
  });
  await fillIn(form);
  await form.user.click(screen.getByRole('button', { name: 'Record bill' }));
  const supplier = screen.getByRole<HTMLInputElement>('combobox', { name: /^Supplier/ });
  await waitFor(() => expect(supplier.getAttribute('aria-invalid')).toBe('true'));
  expect(supplier.value).toBe('Maersk');
  const amount = screen.getByRole<HTMLInputElement>('textbox', { name: 'Billed for Ocean freight' });
  expect([amount.getAttribute('aria-invalid'), amount.value]).toEqual(['true', '1,020.00']);
});

test('a number that is recorded already is refused at its field', async () => {
  const form = openForm(() => {
    throw new ORPCError('ALREADY_RECORDED', { status: 409, defined: true });
  });
  await fillIn(form);
  await form.user.click(screen.getByRole('button', { name: 'Record bill' }));
  const number = screen.getByRole<HTMLInputElement>('textbox', { name: 'Bill number' });
  await waitFor(() => expect(number.getAttribute('aria-invalid')).toBe('true'));
  expect(number.value).toBe('INV-7');
});

test('a date in the future is refused at its field before the bill is sent', async () => {
  const form = openForm(() => BILL);
  await fillIn(form);
  const date = screen.getByLabelText<HTMLInputElement>('Date');
  const due = screen.getByLabelText<HTMLInputElement>('Due date');
  for (const field of [date, due]) {
    await form.user.clear(field);
    await form.user.type(field, '2999-01-01');
  }
  await form.user.click(screen.getByRole('button', { name: 'Record bill' }));
  expect(await screen.findByText('The date of the bill can’t be in the future.')).toBeDefined();
  expect([date.getAttribute('aria-invalid'), date.value]).toEqual(['true', '2999-01-01']);
  expect(form.recorded()).toBeUndefined();
});

test('an empty bill names what it lacks', async () => {
  const { user, recorded } = openForm(() => BILL);
  await user.click(screen.getByRole('button', { name: 'Record bill' }));
  expect(await screen.findAllByText('Choose a supplier from the list.')).not.toHaveLength(0);
  expect(screen.getAllByText('Add a line: enter a shipment, then choose its costs.')).not.toHaveLength(0);
  expect(recorded()).toBeUndefined();
});
