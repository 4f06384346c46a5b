import { isPermitted } from '#domain/people/access.ts';
import { ownOrganisation, signedIn } from '../api/call-context.ts';
import { creditBalancesOf } from '../invoices/open-invoices.ts';
import { amountsDueOf, overdueInvoicesOf } from './amounts-due.ts';
import { openOffersOf } from './open-offers.ts';
import { operations } from './operations.ts';
import { shipmentAttentionOf } from './shipment-attention.ts';

export const attention = operations.attention.handler(async ({ context }) => {
  const person = signedIn(context);
  const organisation_id = ownOrganisation(context);
  const { db } = context.database;
  const now = context.now();
  const { timeZones } = context.geography;
  const seesShipments = isPermitted(person, 'view');
  const seesAmounts = isPermitted(person, 'money');
  const [shipments, due, credit_balances, overdue, offers] = await Promise.all([
    seesShipments ? shipmentAttentionOf(db, organisation_id, { now, timeZones }) : null,
    seesAmounts ? amountsDueOf(db, organisation_id, now) : null,
    seesAmounts ? creditBalancesOf(db, organisation_id) : [],
    seesAmounts ? overdueInvoicesOf(db, organisation_id, now) : [],
    isPermitted(person, 'book') ? openOffersOf(db, person, now) : { count: 0, offers: [] },
  ]);
  const open = offers.offers.map((offer) =>
    seesAmounts ? offer : { ...offer, offered_cents: null, offered_total: null },
  );
  return {
    shipments,
    due: due && { ...due, credit_balances },
    offers: offers.count,
    waiting: [...overdue, ...open],
  };
});
