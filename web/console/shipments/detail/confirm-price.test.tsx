import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Money } from '#domain/money/money.ts';
import { setOnline } from '#web/browser-for-tests.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { refusal, serve } from '#web/server-for-tests.ts';
import { dismissToast, shownToasts } from '#web/ui/overlays/toast.ts';
import { ConfirmPriceDialog } from './confirm-price-dialog.tsx';
import { ConfirmationDue } from './confirmation-due.tsx';
import { shipmentForTests } from './shipment-for-tests.ts';

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
        throw refusal('CREDIT_HOLD', 'This company’s credit is on hold. Enter a reason to continue.');
      return { ...SHIPMENT, status: 'confirmed', price: { amount: 125_050, currency: 'USD' } };
    },
  });
  const onClose = vi.fn();
  const { user } = renderPiece(<ConfirmPriceDialog shipment={SHIPMENT} onClose={onClose} />);
  const confirm = screen.getByRole('button', { name: 'Confirm booking' });
  const reason = await screen.findByLabelText<HTMLInputElement>('Reason to book despite the credit hold');
  await user.click(confirm);
  await waitFor(() => expect(reason.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByText('This company’s credit is on hold. Enter a reason to continue.')).toBeDefined();
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

test.each([
  ['EUR', '1250.50', 'Indicative: €1,250.50', '2.000,75', 200_075, 'GS123456782: €2,000.75'],
  ['JPY', '125050', 'Indicative: ¥125,050', '130,000', 130_000, 'GS123456782: ¥130,000'],
])('a price in %s is shown and confirmed in it', async (currency, value, hint, typed, amount, toast) => {
  for (const { id } of shownToasts()) dismissToast(id);
  const calls = serve({
    'organisations.credit': () => CREDIT,
    'shipments.confirm': ({ price }: { price: Money }) => ({ ...SHIPMENT, status: 'confirmed', price }),
  });
  const onClose = vi.fn();
  const shipment = { ...SHIPMENT, currency, price_status: 'confirmed' as const };
  const { user } = renderPiece(<ConfirmPriceDialog shipment={shipment} onClose={onClose} />);
  const price = await screen.findByLabelText<HTMLInputElement>(/^Price/);
  expect(price.value).toBe(value);
  expect(screen.getByText(hint)).toBeDefined();
  await user.clear(price);
  await user.click(screen.getByRole('button', { name: 'Confirm booking' }));
  expect((await screen.findAllByText(`Enter the price in ${currency}.`)).length).toBeGreaterThan(0);
  await user.type(price, typed);
  await user.click(screen.getByRole('button', { name: 'Confirm booking' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(calls.at(-1)?.input).toMatchObject({ price: { amount, currency } });
  expect(shownToasts()).toMatchObject([{ description: toast }]);
});

test('a booking to confirm states the price that the client sees in its currency', () => {
  serve({});
  const shipment = shipmentForTests({ currency: 'EUR', price_status: 'indicative', status: 'pending' });
  renderPiece(<ConfirmationDue shipment={shipment} locked={undefined} />);
  expect(screen.getByText('€578.20')).toBeDefined();
});
