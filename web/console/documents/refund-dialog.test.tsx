import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { invoiceRow } from '#web/gallery/fixtures.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { lost, refusal, serve } from '#web/server-for-tests.ts';
import { dismissToast, shownToasts } from '#web/ui/overlays/toast.ts';
import { RefundDialog } from './refund-dialog.tsx';

beforeEach(() => {
  for (const { id } of shownToasts()) dismissToast(id);
});

const EUR = (amount: number) => ({ amount, currency: 'EUR' });

function refund(response: (input: unknown) => unknown) {
  const calls = serve({ 'invoices.recordRefund': response });
  const onClose = vi.fn();
  const note = invoiceRow({
    number: 'CN-2026-00007',
    kind: 'credit_note',
    status: 'Issued',
    currency: 'EUR',
    refundable: EUR(30_00),
  });
  return { ...renderPiece(<RefundDialog invoice={note} onClose={onClose} />), calls, onClose };
}

const amount = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Amount/ });
const submit = () => screen.getByRole('button', { name: 'Record refund' });

test('all that is left is refunded today unless staff change it', async () => {
  const { user, calls, onClose } = refund(() => ({ number: 'CN-2026-00007', amount: EUR(30_00) }));
  expect(amount().value).toBe('30.00');
  await user.type(screen.getByRole('textbox', { name: /^Reference/ }), 'T 4711');
  await user.click(submit());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(calls.at(-1)?.input).toEqual({ number: 'CN-2026-00007', amount: EUR(30_00), reference: 'T 4711' });
  expect(shownToasts()).toMatchObject([{ description: 'CN-2026-00007: €30.00' }]);
});

test.each(['30.01', '0', 'all'])('an amount of %s is refused at its field', async (typed) => {
  const { user, calls } = refund(() => ({}));
  await user.clear(amount());
  await user.type(amount(), typed);
  await user.click(submit());
  expect(amount().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Enter an amount up to €30.00.')).toBeDefined();
  expect(calls).toEqual([]);
});

test('a day before the credit note is refused at its field', async () => {
  const { user } = refund(() => {
    throw refusal('BEFORE_ISSUE', 'The refund date can’t be before the date of the credit note.', 422);
  });
  await user.click(submit());
  await screen.findAllByText('The refund date can’t be before the date of the credit note.');
  expect(screen.getByLabelText('Refunded on').getAttribute('aria-invalid')).toBe('true');
});

test('with several errors, the focus goes to their list', async () => {
  const { user } = refund(() => ({}));
  await user.clear(amount());
  await user.clear(screen.getByLabelText('Refunded on'));
  await user.click(submit());
  const list = await screen.findByRole('alert');
  expect(list.textContent).toContain('Enter an amount up to €30.00.');
  await waitFor(() => expect(document.activeElement).toBe(list));
});

test('a refund that was not sent stays as typed', async () => {
  const { user, onClose } = refund(lost);
  await user.click(submit());
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(amount().value).toBe('30.00');
  expect(onClose).not.toHaveBeenCalled();
});
