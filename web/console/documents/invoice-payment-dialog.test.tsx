import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { invoiceRow } from '#web/gallery/fixtures.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { serve } from '#web/server-for-tests.ts';
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
