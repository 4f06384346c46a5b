import type { Transaction } from '../database/pool/connection.ts';
import { pricesExcludeVat } from '../legal-entities/legal-entities-table.ts';
import { notifyMembers, notifyWithPrice } from '../notifications/notify-members.ts';
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
  const { organisation_id, tracking_number, currency, price_note } = after;
  const price = money(after.cost_cents, currency);
  const isCorrection = isPriceCorrection(before, after);
  const notification = {
    kind: 'booking_confirmed',
    type: isCorrection ? 'info' : 'success',
    related_id: tracking_number,
    related_type: 'shipment',
  } as const;
  const priced = {
    notification: {
      ...notification,
      title: isCorrection ? 'Price corrected' : 'Booking confirmed',
      message: [
        isCorrection
          ? `The price of ${tracking_number} is now ${price} instead of ${money(before.cost_cents, currency)}.`
          : `${tracking_number} is confirmed for ${price}.`,
        price_note,
      ]
        .filter(Boolean)
        .join(' '),
    },
    mail: priceConfirmedMail(before, after, {
      ...context,
      excludesVat: await pricesExcludeVat(transaction),
    }),
  };
  if (isCorrection)
    return notifyMembers(transaction, context, { organisation_id, permission: 'money' }, priced);
  await notifyWithPrice(
    transaction,
    context,
    { organisation_id, permission: 'view' },
    {
      priced,
      unpriced: {
        notification: {
          ...notification,
          title: 'Booking confirmed',
          message: `${tracking_number} is confirmed.`,
        },
      },
    },
  );
}
