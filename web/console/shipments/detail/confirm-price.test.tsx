import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { setOnline } from '#web/browser-for-tests.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { refusal, serve } from '#web/server-for-tests.ts';
import { ConfirmPriceDialog } from './confirm-price-dialog.tsx';

const ORGANISATION = {
  id: '01900000-0000-7000-8000-0000000000c1',
  name: 'Kestrel Line',
  credit_status: 'hold' as const,
};
const SHIPMENT = {
  tracking_number: 'GS123456782',
  version: 3,
  cost_cents: 125_050,
  currency: 'USD',
  price_note: '',
  insurance_required: false,
  cargo_value_cents: null,
  price_status: 'indicative' as const,
  organisation: ORGANISATION,
};
const CREDIT = {
  ...ORGANISATION,
  credit_limit_cents: 100_000,
  payment_terms_days: 14,
  currency: 'USD',
  due_cents: 90_000,
  overdue_cents: 0,
  unbilled_cents: 0,
  used_cents: 90_000,
  available_cents: 10_000,
  other_currencies: [],
};

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  setOnline(true);
});

test('a booking of a company on hold is confirmed with a reason', async () => {
  const calls = serve({
    'organisations.credit': () => CREDIT,
    'shipments.confirm': ({ credit_reason }: { credit_reason: string }) => {
      if (credit_reason === '')
        throw refusal('CREDIT_HOLD', 'This company’s credit is on hold. Enter a reason to go on.');
      return { ...SHIPMENT, status: 'confirmed', price: { amount: 125_050, currency: 'USD' } };
    },
  });
  const onClose = vi.fn();
  const { user } = renderPiece(<ConfirmPriceDialog shipment={SHIPMENT} onClose={onClose} />);
  const confirm = screen.getByRole('button', { name: 'Confirm booking' });
  const reason = await screen.findByLabelText<HTMLInputElement>('Reason to go on');
  await user.click(confirm);
  await waitFor(() => expect(reason.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByText('This company’s credit is on hold. Enter a reason to go on.')).toBeDefined();
  await user.type(reason, 'Paid today');
  await user.click(confirm);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(calls.at(-1)?.input).toMatchObject({ credit_reason: 'Paid today', version: 3 });
});

test('a confirmed price is corrected without looking at the credit', async () => {
  const calls = serve({});
  renderPiece(
    <ConfirmPriceDialog shipment={{ ...SHIPMENT, price_status: 'confirmed' }} onClose={() => {}} />,
  );
  expect(await screen.findByLabelText(/^Price/)).toBeDefined();
  expect(calls).toEqual([]);
});
