import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { setOnline } from '#web/browser-for-tests.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { refusal, serve } from '#web/server-for-tests.ts';
import { ConfirmRowDialog } from './confirm-row-dialog.tsx';

const SHIPMENT = {
  tracking_number: 'GS123456782',
  version: 3,
  cost_cents: 125_050,
  currency: 'USD',
  price_note: '',
  insurance_required: false,
  cargo_value_cents: null,
  price_status: 'indicative',
  organisation: null,
};

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  setOnline(true);
});

/** Opens the dialog of a row. `change` changes the shipment elsewhere. */
async function open() {
  let stored = SHIPMENT;
  const confirmations: { version: number; price: { amount: number } }[] = [];
  serve({
    'shipments.record': () => stored,
    'shipments.confirm': (confirmation: (typeof confirmations)[number]) => {
      confirmations.push(confirmation);
      if (confirmation.version !== stored.version)
        throw refusal('VERSION_CONFLICT', 'Someone else changed this shipment.');
      return { ...stored, status: 'confirmed', version: stored.version + 1, price: confirmation.price };
    },
  });
  const onClose = vi.fn();
  const { user, client } = renderPiece(
    <ConfirmRowDialog number={SHIPMENT.tracking_number} onClose={onClose} />,
  );
  const price = await screen.findByLabelText<HTMLInputElement>(/^Price/);
  return {
    user,
    price,
    onClose,
    confirm: () => user.click(screen.getByRole('button', { name: 'Confirm booking' })),
    confirmed: () => confirmations.map(({ version, price: { amount } }) => [version, amount]),
    change: (changed: Partial<typeof SHIPMENT>) => {
      stored = { ...stored, ...changed, version: stored.version + 1 };
      return client.refetchQueries();
    },
  };
}

test('a newer price replaces the one that was loaded before, and is the one that is confirmed', async () => {
  const { price, onClose, confirm, confirmed, change } = await open();
  expect(price.value).toBe('1250.50');
  await change({ cost_cents: 140_000 });
  await waitFor(() => expect(price.value).toBe('1400.00'));
  await confirm();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(confirmed()).toEqual([[4, 140_000]]);
});

test('a price that someone else changed is shown before a typed one becomes binding', async () => {
  const { user, price, onClose, confirm, confirmed, change } = await open();
  await user.clear(price);
  await user.type(price, '1300');
  await change({ cost_cents: 140_000 });
  expect((await screen.findByRole('listitem')).textContent).toBe('Price is now 1400.00; you entered 1300');
  await confirm();
  await waitFor(() => expect(confirmed()).toEqual([[3, 130_000]]));
  await user.click(await screen.findByRole('button', { name: 'Load the newer version' }));
  expect(screen.getByText('Indicative: $1,400.00')).toBeDefined();
  await confirm();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(confirmed()).toEqual([
    [3, 130_000],
    [4, 130_000],
  ]);
});

test('another change of the shipment keeps what was typed, and the price can be confirmed', async () => {
  const { user, price, onClose, confirm, confirmed, change } = await open();
  await user.clear(price);
  await user.type(price, '1300');
  await change({ insurance_required: true });
  await screen.findByText('Insurance.');
  expect(price.value).toBe('1300');
  await confirm();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(confirmed()).toEqual([[4, 130_000]]);
});
