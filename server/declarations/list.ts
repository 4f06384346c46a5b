import { isStaff } from '#domain/people/role.ts';
import { signedIn } from '../api/call-context.ts';
import { shipmentFor } from '../shipment-records/shipment-for.ts';
import { operations } from './operations.ts';
import { ofCustomer, presentDeclarations } from './present.ts';

/** Customers see those that are lodged. */
export const list = operations.list.handler(async ({ input, context, errors }) => {
  const { db } = context.database;
  const person = signedIn(context);
  const shipment = await shipmentFor(db, person, input.tracking_number);
  if (!shipment) throw errors.NOT_FOUND();
  const all = await presentDeclarations(db, context, shipment);
  return {
    declarations: isStaff(person.role) ? all : all.filter(({ state }) => state !== 'draft').map(ofCustomer),
  };
});
