import { normalizeTrackingNumber } from '#domain/shipments/tracking-number.ts';
import { signedIn } from '../api/call-context.ts';
import { readerOf } from '../shipment-records/reader.ts';
import { findInvoiceOfShipment } from './invoice-rows.ts';
import { operations } from './operations.ts';

export const ofShipment = operations.ofShipment.handler(async ({ input, context }) => ({
  invoice:
    (await findInvoiceOfShipment(context.database.db, {
      tracking_number: normalizeTrackingNumber(input.tracking_number),
      reader: readerOf(signedIn(context)),
      now: context.now(),
    })) ?? null,
}));
