import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPiece } from '#web/render-for-tests.tsx';
import { serve } from '#web/server-for-tests.ts';
import { ReversePaymentDialog } from './reverse-payment-dialog.tsx';

const payment = {
  id: '01900000-0000-7000-8000-000000000009',
  total: { amount: 420_00, currency: 'USD' },
  received_at: new Date('2026-11-12T12:00:00Z'),
  reference: 'SEPA 4',
};

test('a reversal names the payment and needs a reason', async () => {
  const sent = vi.fn();
  serve({
    'invoices.reversePayment': (input) => {
      sent(input);
      return { id: payment.id, reversed_at: new Date() };
    },
  });
  const onClose = vi.fn();
  const { user } = renderPiece(<ReversePaymentDialog payment={payment} onClose={onClose} />);
  expect(screen.getByRole('dialog').textContent).toContain('$420.00 of');
  await user.click(screen.getByRole('button', { name: 'Reverse payment' }));
  expect(screen.getByText('Enter a reason.')).toBeTruthy();
  await user.type(screen.getByLabelText('Reason'), 'Returned');
  await user.click(screen.getByRole('button', { name: 'Reverse payment' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toHaveBeenCalledWith({ id: payment.id, reason: 'Returned' });
});
