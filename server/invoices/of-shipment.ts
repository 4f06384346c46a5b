import { normaliseTrackingNumber } from '#domain/shipments/tracking-number.ts';
import { findInvoiceOfShipment } from './invoice-rows.ts';
import { operations } from './operations.ts';

export const ofShipment = operations.ofShipment.handler(async ({ input, context }) => ({
  invoice:
    (await findInvoiceOfShipment(
      context.database.db,
      normaliseTrackingNumber(input.tracking_number),
      context.now(),
    )) ?? null,
}));
