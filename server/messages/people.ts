import { INTERNAL_BY_STAFF } from '#domain/messages/message.ts';
import { signedIn } from '../api/call-context.ts';
import { fieldIssue } from '../api/errors/field-issue.ts';
import { shipmentFor } from '../shipment-records/shipment-for.ts';
import { findMentionable } from './mentionable-people.ts';
import { operations } from './operations.ts';
import { sideOf } from './side-of.ts';

export const people = operations.people.handler(async ({ input, context, errors }) => {
  const { db } = context.database;
  const person = signedIn(context);
  const { q, internal } = input;
  if (internal && sideOf(person) === 'customer') throw fieldIssue('internal', INTERNAL_BY_STAFF);
  const shipment = await shipmentFor(db, person, input.tracking_number);
  if (!shipment) throw errors.NOT_FOUND();
  const { organisation_id, branch_id } = shipment;
  const found = await findMentionable(
    db,
    { organisation_id, branch_id, internal, user_id: person.user_id },
    q,
  );
  return { people: found };
});
