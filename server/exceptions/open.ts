import { signedIn } from '../api/call-context.ts';
import { readerOf } from '../shipment-records/reader.ts';
import { listOpenExceptions } from './open-exception-rows.ts';
import { operations } from './operations.ts';
import { presentException } from './present.ts';

export const open = operations.open.handler(async ({ input, context }) => {
  const person = signedIn(context);
  const { page, next } = await listOpenExceptions(context.database.db, {
    ...input,
    user_id: person.user_id,
    reader: readerOf(person),
  });
  const { timeZones } = context.geography;
  const exceptions = page.map(({ shipment: { destination_country, ...shipment }, ...listed }) => ({
    ...presentException(listed, shipment.tracking_number),
    ...shipment,
    time_zone: timeZones.ofTown(shipment.destination_city, destination_country),
  }));
  return { exceptions, next };
});
