import type { Transaction } from '../database/pool/connection.ts';
import { notify } from '../notifications/notify.ts';
import { money } from '../pdf/pdf-messages.ts';
import type { ShipmentRecord } from '../shipment-records/shipments-table.ts';
import type { ShipmentsContext } from './operations.ts';
import { isPriceCorrection, priceConfirmedMail } from './price-mails.ts';

export type Priced = Pick<
  ShipmentRecord,
  | 'tracking_number'
  | 'cost_cents'
  | 'currency'
  | 'price_status'
  | 'price_note'
  | 'insurance_required'
  | 'cargo_value_cents'
>;

/** Notifies the client that their booking is confirmed or its confirmed price has changed. */
export async function notifyPrice(
  transaction: Transaction,
  context: ShipmentsContext,
  before: ShipmentRecord,
  after: ShipmentRecord,
): Promise<void> {
  const { user_id, tracking_number, currency, price_note } = after;
  if (user_id === null) return;
  const price = money(after.cost_cents, currency);
  const isCorrection = isPriceCorrection(before, after);
  await notify(
    transaction,
    context,
    {
      user_id,
      kind: 'booking_confirmed',
      type: isCorrection ? 'info' : 'success',
      title: isCorrection ? 'Price corrected' : 'Booking confirmed',
      message: [
        isCorrection
          ? `The price of ${tracking_number} is now ${price} instead of ${money(before.cost_cents, currency)}.`
          : `${tracking_number} is confirmed for ${price}.`,
        price_note,
      ]
        .filter(Boolean)
        .join(' '),
      related_id: tracking_number,
      related_type: 'shipment',
    },
    priceConfirmedMail(before, after, context),
  );
}
