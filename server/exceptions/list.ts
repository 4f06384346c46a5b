import { isStaff } from '#domain/people/role.ts';
import { signedIn } from '../api/call-context.ts';
import { shipmentFor } from '../shipment-records/shipment-for.ts';
import { listExceptions } from './exceptions-table.ts';
import { operations } from './operations.ts';
import { ofCustomer, presentException } from './present.ts';

/** Customers see those with a text for them. */
export const list = operations.list.handler(async ({ input, context, errors }) => {
  const { db } = context.database;
  const person = signedIn(context);
  const shipment = await shipmentFor(db, person, input.tracking_number);
  if (!shipment) throw errors.NOT_FOUND();
  const rows = await listExceptions(db, shipment.id);
  const all = rows.map((row) => presentException(row, shipment.tracking_number));
  return {
    exceptions: isStaff(person.role)
      ? all
      : all.filter(({ customer_text }) => customer_text !== '').map(ofCustomer),
  };
});
