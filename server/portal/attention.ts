import { signedIn } from '../api/call-context.ts';
import { amountsDueOf, overdueInvoicesOf } from './amounts-due.ts';
import { openOffersOf } from './open-offers.ts';
import { operations } from './operations.ts';
import { shipmentAttentionOf } from './shipment-attention.ts';

export const attention = operations.attention.handler(async ({ context }) => {
  const { user_id, email, email_verified } = signedIn(context);
  const { db } = context.database;
  const now = context.now();
  const { timeZones } = context.geography;
  const [shipments, due, overdue, offers] = await Promise.all([
    shipmentAttentionOf(db, user_id, { now, timeZones }),
    amountsDueOf(db, user_id, now),
    overdueInvoicesOf(db, user_id, now),
    // Quotes are matched by e-mail, so the address must be verified.
    email_verified ? openOffersOf(db, email, now) : { count: 0, offers: [] },
  ]);
  return { shipments, due, offers: offers.count, waiting: [...overdue, ...offers.offers] };
});
