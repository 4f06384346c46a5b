import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { NOW } from '#web/gallery/fixtures.ts';
import { FOUND, INVOICE_RESPONSES, OPEN, usd } from '#web/gallery/invoice-fixtures.ts';
import { refusal } from '#web/server-for-tests.ts';
import { dismissToast, shownToasts } from '#web/ui/overlays/toast.ts';
import { openInvoices, type Responses, row } from './staff-invoices-for-tests.tsx';

beforeEach(() => {
  for (const { id } of shownToasts()) dismissToast(id);
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const open = (responses: Responses = {}, at?: string) =>
  openInvoices({ ...INVOICE_RESPONSES, ...responses }, at);

test('a number opens the invoice with its charges, in the URL as well', async () => {
  const { user, query } = open();
  await user.click(within(await row(OPEN.number)).getByRole('button', { name: OPEN.number }));
  expect(query()).toEqual({ invoice: OPEN.number });
  const dialog = within(await screen.findByRole('dialog', { name: `Invoice ${OPEN.number}` }));
  const charges = within(await dialog.findByRole('table', { name: 'Charges in USD' }));
  expect(charges.getAllByRole('row').map((line) => line.textContent)).toEqual([
    'DescriptionAmount (USD)',
    'Ocean freight$2,500.00',
    'Customs clearance$260.50',
    'Total due$2,760.50',
  ]);
  expect(dialog.getByText('Groundswell B.V.')).toBeDefined();
  expect(dialog.getByText('Reyes Lamps')).toBeDefined();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(query()).toEqual({}));
});

test.each([
  ['Pending', true],
  ['Paid', false],
  ['Void', false],
] as const)('an opened invoice that is %s can be paid: %s', async (status, open_) => {
  open({ 'invoices.find': () => ({ ...FOUND, status }) }, `/admin/invoices?invoice=${OPEN.number}`);
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('table');
  expect(dialog.queryByRole('button', { name: 'Record payment' }) !== null).toBe(open_);
  expect(dialog.queryByRole('button', { name: 'Void…' }) !== null).toBe(open_);
  expect(dialog.getByRole('button', { name: 'View or print PDF' })).toBeDefined();
});

test('an unknown invoice is said to be unknown', async () => {
  open(
    {
      'invoices.find': () => {
        throw refusal('NOT_FOUND', 'No such invoice.', 404);
      },
    },
    '/admin/invoices?invoice=INV-1',
  );
  expect(await screen.findByText('We couldn’t find this invoice.')).toBeDefined();
});

test('an invoice shows its payment reminders until it is paid', async () => {
  const payment_reminders = [
    { level: 1, name: 'Payment reminder', sent_at: new Date('2026-11-20T07:20:00Z') },
  ];
  open(
    { 'invoices.find': () => ({ ...FOUND, status: 'Overdue', payment_reminders }) },
    `/admin/invoices?invoice=${OPEN.number}`,
  );
  const dialog = within(await screen.findByRole('dialog', { name: new RegExp(OPEN.number) }));
  expect(await dialog.findByText(/^Payment reminder, sent on/)).toBeDefined();
});

test('an invoice lists its credit notes and what remains due', async () => {
  const credited = {
    ...FOUND,
    credited: usd(100_00),
    due: usd(2_660_50),
    credit_notes: [{ number: 'CN-2026-00001', amount: usd(100_00), issued_at: NOW }],
  };
  open({ 'invoices.find': () => credited }, `/admin/invoices?invoice=${OPEN.number}`);
  const dialog = within(await screen.findByRole('dialog'));
  const charges = within(await dialog.findByRole('table', { name: 'Charges in USD' }));
  expect(
    charges
      .getAllByRole('row')
      .slice(3)
      .map((line) => line.textContent),
  ).toEqual(['Total$2,760.50', 'Credit note CN-2026-00001−$100.00', 'Amount due$2,660.50']);
  const link = charges.getByRole('link', { name: 'Credit note CN-2026-00001' });
  expect(link.getAttribute('href')).toBe('/admin/invoices?invoice=CN-2026-00001');
  expect(dialog.queryByRole('button', { name: 'Void…' })).toBeNull();
  expect(dialog.getByRole('button', { name: 'Credit…' })).toBeDefined();
});

test('a credit note names its invoice and its reason, and cannot be changed', async () => {
  const note = {
    ...FOUND,
    number: 'CN-2026-00001',
    kind: 'credit_note' as const,
    status: 'Issued' as const,
    credits_invoice: OPEN.number,
    reason: 'Wrong rate',
    due: usd(0),
  };
  open({ 'invoices.find': () => note }, '/admin/invoices?invoice=CN-2026-00001');
  const dialog = within(await screen.findByRole('dialog', { name: 'Credit note CN-2026-00001' }));
  expect(dialog.getByRole('link', { name: OPEN.number })).toBeDefined();
  expect(dialog.getByRole('heading', { name: 'Reason for the credit' })).toBeDefined();
  expect(dialog.getByText('Wrong rate')).toBeDefined();
  expect(dialog.getByText('Total credit')).toBeDefined();
  expect(dialog.queryByText('Terms')).toBeNull();
  for (const name of ['Void…', 'Credit…', 'Record payment'])
    expect(dialog.queryByRole('button', { name })).toBeNull();
});
