import { ORPCError } from '@orpc/client';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Payment } from '#contract/invoices/payments.ts';
import { setOnline } from '#web/browser-for-tests.ts';
import { daysAhead, hoursAgo, invoiceRow, NOW } from '#web/gallery/fixtures.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { lost, refusal, serve } from '#web/server-for-tests.ts';
import { CompanyPayments } from './company-payments.tsx';

const ID = '01900000-0000-7000-8000-0000000000c1';
const usd = (amount: number) => ({ amount, currency: 'USD' });
const PAYMENT: Payment = {
  id: '01900000-0000-7000-8000-0000000000c2',
  amount: usd(500_00),
  on_account: usd(120_00),
  refunded: usd(0),
  received_at: hoursAgo(48),
  reference: 'SEPA 7',
  created_at: hoursAgo(40),
  recorded_by: 'Dana Reed',
  reversed_at: null,
  reversal_reason: null,
  allocations: [{ number: 'INV-2026-00001', amount: usd(380_00) }],
  refunds: [],
};
const REFUND = {
  id: '01900000-0000-7000-8000-0000000000c3',
  amount: usd(50_00),
  refunded_at: hoursAgo(24),
  reference: 'SEPA 9',
  reason: 'Paid twice',
  reversed_at: null,
  reversal_reason: null,
};
const OLDER = invoiceRow({ number: 'INV-2026-00007', amount_cents: 100_00, due_at: daysAhead(3) });
const NEWER = invoiceRow({ number: 'INV-2026-00008', amount_cents: 50_00, due_at: daysAhead(20) });

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  setOnline(true);
});

function render(responses: Parameters<typeof serve>[0] = {}) {
  const calls = serve({
    'invoices.payments': () => ({ payments: [PAYMENT], next: null, on_account: [usd(120_00)] }),
    'invoices.list': () => ({
      invoices: [NEWER, OLDER].map((row) => ({ ...row, client: 'Acme' })),
      next: null,
      totals: null,
    }),
    ...responses,
  });
  const piece = <CompanyPayments organisation_id={ID} company={{ name: 'Acme', currency: 'USD' }} />;
  return { ...renderPiece(piece), calls };
}
const sent = (calls: ReturnType<typeof serve>, name: string) =>
  calls.find(({ operation }) => operation === name)?.input;

test('payments show what they pay and what is on account', async () => {
  render();
  const list = within(await screen.findByRole('list', { name: 'Payments' }));
  for (const text of ['$500.00', 'SEPA 7', '$380.00', '$120.00', 'Recorded by Dana Reed'])
    expect(list.getByText(text)).toBeDefined();
  expect(screen.getByText(/^On account:/).textContent).toContain('$120.00');
});

test('a payment is suggested oldest first, and its parts can be changed', async () => {
  const { user, calls } = render({
    'invoices.receivePayment': () => ({ id: PAYMENT.id, allocated: usd(130_00), on_account: usd(0) }),
  });
  await screen.findByText('SEPA 7');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Record payment' }).hasAttribute('disabled')).toBe(false),
  );
  await user.click(screen.getByRole('button', { name: 'Record payment' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByLabelText('Amount'), '130');
  const part = (number: string) => dialog.getByLabelText(`${number}, in USD`) as HTMLInputElement;
  expect([part('INV-2026-00007').value, part('INV-2026-00008').value]).toEqual(['100.00', '30.00']);
  expect(dialog.getByText('$130.00 of $130.00 allocated, $0.00 on account.')).toBeDefined();
  await user.clear(part('INV-2026-00007'));
  await user.type(part('INV-2026-00007'), '20');
  expect(dialog.getByText('$50.00 of $130.00 allocated, $80.00 on account.')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Record payment' }));
  await waitFor(() =>
    expect(sent(calls, 'invoices.receivePayment')).toMatchObject({
      id: ID,
      amount: usd(130_00),
      allocations: [
        { number: 'INV-2026-00007', amount: usd(20_00) },
        { number: 'INV-2026-00008', amount: usd(30_00) },
      ],
    }),
  );
});

test('what is on account is allocated', async () => {
  const { user, calls } = render({
    'invoices.allocatePayment': () => ({ id: PAYMENT.id, allocated: usd(500_00), on_account: usd(0) }),
  });
  await screen.findByText('SEPA 7');
  const button = screen.getByRole('button', { name: /^Allocate…/ });
  await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));
  await user.click(button);
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Allocate' }));
  await waitFor(() =>
    expect(sent(calls, 'invoices.allocatePayment')).toEqual({
      id: PAYMENT.id,
      allocations: [
        { number: 'INV-2026-00007', amount: usd(100_00) },
        { number: 'INV-2026-00008', amount: usd(20_00) },
      ],
    }),
  );
});

test('what is on account is refunded with a reason, and never more', async () => {
  const { user, calls } = render({
    'invoices.refundPayment': () => ({
      id: PAYMENT.id,
      refund_id: REFUND.id,
      refunded: usd(100_00),
      on_account: usd(20_00),
    }),
  });
  await screen.findByText('SEPA 7');
  await user.click(screen.getByRole('button', { name: /^Refund…/ }));
  const dialog = within(screen.getByRole('dialog', { name: 'Record refund' }));
  const amount = dialog.getByRole<HTMLInputElement>('textbox', { name: /^Amount/ });
  expect(amount.value).toBe('120.00');
  await user.clear(amount);
  await user.type(amount, '120.01');
  await user.click(dialog.getByRole('button', { name: 'Record refund' }));
  expect(dialog.getAllByText('Enter an amount up to $120.00.')).not.toHaveLength(0);
  expect(dialog.getAllByText('Enter a reason.')).not.toHaveLength(0);
  await user.clear(amount);
  await user.type(amount, '100');
  await user.type(dialog.getByRole('textbox', { name: /^Reference/ }), 'SEPA 9');
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Paid twice');
  await user.click(dialog.getByRole('button', { name: 'Record refund' }));
  await waitFor(() =>
    expect(sent(calls, 'invoices.refundPayment')).toEqual({
      id: PAYMENT.id,
      amount: usd(100_00),
      reference: 'SEPA 9',
      reason: 'Paid twice',
    }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a day before the payment is refused at its field', async () => {
  const { user } = render({
    'invoices.refundPayment': () => {
      throw refusal('BEFORE_PAYMENT', 'The refund date can’t be before the date of the payment.', 422);
    },
  });
  await screen.findByText('SEPA 7');
  await user.click(screen.getByRole('button', { name: /^Refund…/ }));
  const dialog = within(screen.getByRole('dialog', { name: 'Record refund' }));
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Paid twice');
  await user.click(dialog.getByRole('button', { name: 'Record refund' }));
  await dialog.findAllByText('The refund date can’t be before the date of the payment.');
  expect(dialog.getByLabelText('Refunded on').getAttribute('aria-invalid')).toBe('true');
});

test('a refund is listed and reversed; its payment can’t be reversed before', async () => {
  const refunded = { ...PAYMENT, refunded: usd(50_00), on_account: usd(70_00), refunds: [REFUND] };
  const { user, calls } = render({
    'invoices.payments': () => ({ payments: [refunded], next: null, on_account: [usd(70_00)] }),
    'invoices.reversePaymentRefund': () => ({
      id: PAYMENT.id,
      refund_id: REFUND.id,
      refunded: usd(0),
      on_account: usd(120_00),
    }),
  });
  const list = within(await screen.findByRole('list', { name: /^Refunds of \$500\.00/ }));
  expect(list.getByRole('listitem').textContent).toMatch(/\$50\.00 refunded on .*, SEPA 9: Paid twice/);
  const reverse = screen.getByRole('button', { name: /^Reverse…/ });
  expect(reverse.getAttribute('aria-label')).toMatch(/^Reverse… Refund of \$50\.00 of .*, SEPA 9$/);
  await user.click(reverse);
  const dialog = within(screen.getByRole('dialog', { name: 'Reverse this refund?' }));
  await user.type(dialog.getByLabelText('Reason'), 'Returned');
  await user.click(dialog.getByRole('button', { name: 'Reverse refund' }));
  await waitFor(() =>
    expect(sent(calls, 'invoices.reversePaymentRefund')).toEqual({
      id: PAYMENT.id,
      refund_id: REFUND.id,
      reason: 'Returned',
    }),
  );
});

test('each button names its payment', async () => {
  const other = { ...PAYMENT, id: REFUND.id, reference: 'SEPA 8' };
  render({ 'invoices.payments': () => ({ payments: [PAYMENT, other], next: null, on_account: [] }) });
  await screen.findByText('SEPA 7');
  const names = screen
    .getAllByRole('button', { name: /^(Allocate|Refund|Reverse)…/ })
    .map((button) => button.getAttribute('aria-label'));
  expect(new Set(names).size).toBe(6);
  expect(names.filter((name) => name?.endsWith(', SEPA 8'))).toHaveLength(3);
});

test('no payments, a failed load and being offline say so', async () => {
  render({ 'invoices.payments': () => ({ payments: [], next: null, on_account: [] }) });
  expect(await screen.findByText('No payments yet.')).toBeDefined();
  setOnline(false);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Record payment' }).hasAttribute('disabled')).toBe(true),
  );
});

test('payments that can’t be loaded say so', async () => {
  render({ 'invoices.payments': () => lost() });
  expect(await screen.findByText('The payments could not be loaded.')).toBeDefined();
});

test('the oldest invoices are suggested first, also where they are on a later page', async () => {
  const { user } = render({
    'invoices.list': ({ after }: { after?: string }) => ({
      invoices: [{ ...(after ? OLDER : NEWER), client: 'Acme' }],
      next: after ? null : 'older',
      totals: null,
    }),
  });
  await screen.findByText('SEPA 7');
  const button = screen.getByRole('button', { name: /^Allocate…/ });
  await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));
  await user.click(button);
  const part = screen.getByLabelText<HTMLInputElement>('INV-2026-00007, in USD');
  expect(part.value).toBe('100.00');
});

test('open invoices that can’t be loaded say so', async () => {
  render({ 'invoices.list': () => lost() });
  expect(await screen.findByText('The open invoices could not be loaded.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeDefined();
});

test('what the server refuses of the whole allocation is shown', async () => {
  const { user } = render({
    'invoices.allocatePayment': () => {
      throw new ORPCError('UNPROCESSABLE_CONTENT', {
        status: 422,
        message: 'Some fields are invalid.',
        data: { issues: [{ path: 'allocations', message: 'Allocate at most $20.00.' }] },
      });
    },
  });
  await screen.findByText('SEPA 7');
  const button = screen.getByRole('button', { name: /^Allocate…/ });
  await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));
  await user.click(button);
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Allocate' }));
  expect(await screen.findByText('Allocate at most $20.00.')).toBeDefined();
});
