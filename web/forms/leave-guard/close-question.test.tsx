import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { StaffShipment } from '#contract/shipments/staff.ts';
import { NewKeyDialog } from '#web/api-keys/new-key-dialog.tsx';
import { ConfirmDialog } from '#web/console/documents/issue/confirm-dialog.tsx';
import { PaymentDialog } from '#web/console/documents/payment-dialog.tsx';
import { RefundDialog } from '#web/console/documents/refund-dialog.tsx';
import { VoidDialog } from '#web/console/documents/void-dialog.tsx';
import { ConfirmPriceDialog } from '#web/console/shipments/detail/confirm-price-dialog.tsx';
import { invoiceRow, OFFER, quoteRow } from '#web/gallery/fixtures.ts';
import { DeclineDialog } from '#web/quotes/decline-dialog.tsx';
import { renderPiece } from '#web/render-for-tests.tsx';
import { serve } from '#web/server-for-tests.ts';
import { ShareLinksDialog } from '#web/share-links/share-links-dialog.tsx';
import { NewWebhookDialog } from '#web/webhooks/new-webhook-dialog.tsx';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

const NUMBER = 'GS104588210';
const BOOKING = {
  tracking_number: NUMBER,
  version: 3,
  cost_cents: 123_456,
  currency: 'USD',
  price_note: '',
  insurance_required: false,
  cargo_value_cents: null,
  price_status: 'indicative',
  organisation: null,
} as unknown as StaffShipment;

const CREDIT_NOTE = invoiceRow({
  kind: 'credit_note',
  status: 'Issued',
  currency: 'EUR',
  refundable: { amount: 30_00, currency: 'EUR' },
});

type Close = () => void;

test.each<[dialog: string, field: RegExp, node: (onClose: Close) => ReactElement]>([
  ['a new API key', /^Name/, (onClose) => <NewKeyDialog key="" organisation_id="o1" onClose={onClose} />],
  [
    'a new webhook',
    /^(Address|URL)/,
    (onClose) => <NewWebhookDialog key="" organisation_id="o1" seesPrices onClose={onClose} />,
  ],
  [
    'a document to void',
    /^Reason/,
    (onClose) => (
      <VoidDialog key="" name="Packing list" number="PL-1" onVoid={async () => {}} onClose={onClose}>
        It stays in the list.
      </VoidDialog>
    ),
  ],
  [
    'a refund to record',
    /^Reference/,
    (onClose) => <RefundDialog key="" invoice={CREDIT_NOTE} onClose={onClose} />,
  ],
  [
    'an invoice to issue',
    /^Reason/,
    (onClose) => (
      <ConfirmDialog
        key=""
        name="Invoice"
        entry={{ unconfirmed: [], over_capacity: 'The cargo is heavier than its container carries.' }}
        pending={false}
        failure={null}
        action="Issue"
        onConfirm={() => {}}
        onClose={onClose}
      />
    ),
  ],
  [
    'a price to confirm',
    /^Note to the client/,
    (onClose) => <ConfirmPriceDialog key="" shipment={BOOKING} onClose={onClose} />,
  ],
  [
    'an offer to decline',
    /^Reason/,
    (onClose) => <DeclineDialog key="" quote={quoteRow(OFFER)} onClose={onClose} onDeclined={onClose} />,
  ],
  [
    'a new share link',
    /^PIN/,
    (onClose) => <ShareLinksDialog key="" tracking_number={NUMBER} onClose={onClose} />,
  ],
])('the dialog of %s asks before what is typed is lost', async (_, label, node) => {
  serve({ 'shareLinks.list': () => ({ share_links: [] }) });
  const onClose = vi.fn();
  const { user } = renderPiece(node(onClose));
  const field = await screen.findByLabelText<HTMLInputElement>(label);
  await user.type(field, '4711');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(field.value).toBe('4711');
  expect(onClose).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

test('the dialog of a payment asks before another day is lost', async () => {
  const onClose = vi.fn();
  const { user } = renderPiece(
    <PaymentDialog
      number="INV-1"
      due={{ amount: 10_00, currency: 'USD' }}
      issued_on="2020-01-01"
      record={async () => {}}
      onClose={onClose}
    />,
  );
  const day = await screen.findByLabelText<HTMLInputElement>('Paid on');
  fireEvent.change(day, { target: { value: '2020-01-02' } });
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(day.value).toBe('2020-01-02');
  expect(onClose).not.toHaveBeenCalled();
});
