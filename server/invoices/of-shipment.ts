import { normaliseTrackingNumber } from '#domain/shipments/tracking-number.ts';
import { operations } from '../api/operations.ts';
import { findInvoiceOfShipment } from './invoice-rows.ts';

export const ofShipment = operations.invoices.ofShipment.handler(async ({ input, context }) => ({
  invoice:
    (await findInvoiceOfShipment(
      context.database.db,
      normaliseTrackingNumber(input.tracking_number),
      context.now(),
    )) ?? null,
}));
