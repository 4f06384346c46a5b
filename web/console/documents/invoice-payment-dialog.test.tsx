import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { invoiceRow } from '#web/gallery/fixtures.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { refusal, serve } from '#web/server-for-tests.ts';
import { dismissToast, shownToasts } from '#web/ui/overlays/toast.ts';
import { InvoicePaymentDialog } from './invoice-payment-dialog.tsx';

beforeEach(() => {
  for (const { id } of shownToasts()) dismissToast(id);
});

test('the amount is in the currency of the invoice', async () => {
  const invoice = invoiceRow({ amount_cents: 276_050, currency: 'EUR' });
  serve({ 'invoices.recordPayment': () => ({ number: invoice.number }) });
  const onClose = vi.fn();
  const { user } = renderPiece(<InvoicePaymentDialog invoice={invoice} onClose={onClose} />);
  expect(screen.getByRole('dialog').textContent).toContain(`${invoice.number}, €2,760.50`);
  await user.click(screen.getByRole('button', { name: 'Record payment' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(shownToasts()).toMatchObject([{ description: `${invoice.number}: €2,760.50` }]);
});

test('a part payment says what stays due, and a typed amount reaches the server', async () => {
  const sent = vi.fn();
  serve({
    'invoices.recordPayment': (input) => {
      sent(input);
      return { number: 'INV-2026-000042' };
    },
  });
  const { user } = renderPiece(<InvoicePaymentDialog invoice={invoiceRow()} onClose={vi.fn()} />);
  const amount = screen.getByLabelText(/^Amount/);
  await user.clear(amount);
  await user.click(screen.getByRole('button', { name: 'Record payment' }));
  expect(screen.getByText('Enter an amount above 0.')).toBeTruthy();
  await user.type(amount, '1,000');
  expect(screen.getByText('$1,760.50 of the invoice remains due.')).toBeTruthy();
  await user.type(screen.getByLabelText(/^Reference/), 'SEPA 1');
  await user.click(screen.getByRole('button', { name: 'Record payment' }));
  await waitFor(() =>
    expect(sent).toHaveBeenCalledWith({
      number: 'INV-2026-000042',
      amount: { amount: 1_000_00, currency: 'USD' },
      reference: 'SEPA 1',
    }),
  );
});

test.each(['12a', '12.345'])(
  'an amount that can’t be read says nothing of what stays due: %s',
  async (typed) => {
    serve({});
    const { user } = renderPiece(<InvoicePaymentDialog invoice={invoiceRow()} onClose={vi.fn()} />);
    const amount = screen.getByLabelText(/^Amount/);
    await user.clear(amount);
    await user.type(amount, typed);
    expect(screen.queryByText(/remains due/)).toBeNull();
  },
);

test('the confirmation names the amount that was sent, also if another is typed meanwhile', async () => {
  const sent = Promise.withResolvers<{ number: string }>();
  serve({ 'invoices.recordPayment': () => sent.promise });
  const { user } = renderPiece(<InvoicePaymentDialog invoice={invoiceRow()} onClose={vi.fn()} />);
  await user.click(screen.getByRole('button', { name: 'Record payment' }));
  await user.type(screen.getByLabelText(/^Amount/), '9');
  sent.resolve({ number: 'INV-2026-000042' });
  await waitFor(() => expect(shownToasts()).toHaveLength(1));
  expect(shownToasts()).toMatchObject([{ description: 'INV-2026-000042: $2,760.50' }]);
});

test('an amount that the server would refuse is refused at its field', async () => {
  const calls = serve({ 'invoices.recordPayment': () => ({ number: 'INV-2026-000042' }) });
  const { user } = renderPiece(<InvoicePaymentDialog invoice={invoiceRow()} onClose={vi.fn()} />);
  const amount = screen.getByLabelText(/^Amount/);
  await user.clear(amount);
  await user.type(amount, '2000000000');
  await user.click(screen.getByRole('button', { name: 'Record payment' }));
  expect(await screen.findByText('The amount is too large.')).toBeTruthy();
  expect(calls).toEqual([]);
});

test.each(['IN_FUTURE', 'BEFORE_ISSUE'])('a day that is %s is refused at its field', async (code) => {
  serve({
    'invoices.recordPayment': () => {
      throw refusal(code, 'Not on this day.', 422);
    },
  });
  const { user } = renderPiece(<InvoicePaymentDialog invoice={invoiceRow()} onClose={vi.fn()} />);
  await user.click(screen.getByRole('button', { name: 'Record payment' }));
  await screen.findAllByText('Not on this day.');
  expect(screen.getByLabelText('Paid on').getAttribute('aria-invalid')).toBe('true');
});

test('without a company, more than is due is refused before it is sent', async () => {
  const calls = serve({ 'invoices.recordPayment': () => ({ number: 'INV-2026-000042' }) });
  const invoice = invoiceRow({ organisation_id: null });
  const { user } = renderPiece(<InvoicePaymentDialog invoice={invoice} onClose={vi.fn()} />);
  expect(
    screen.getByText('At most the amount due. Without a company, nothing can be on account.'),
  ).toBeTruthy();
  const amount = screen.getByLabelText(/^Amount/);
  await user.clear(amount);
  await user.type(amount, '3000');
  await user.click(screen.getByRole('button', { name: 'Record payment' }));
  expect(await screen.findByText('Enter an amount up to $2,760.50.')).toBeTruthy();
  expect(calls).toEqual([]);
});

test('more than is due is credited to the account', async () => {
  const { user } = renderPiece(<InvoicePaymentDialog invoice={invoiceRow()} onClose={vi.fn()} />);
  const amount = screen.getByLabelText(/^Amount/);
  await user.clear(amount);
  await user.type(amount, '3000');
  expect(screen.getByText('$239.50 more than is due: it is credited to the company’s account.')).toBeTruthy();
});
