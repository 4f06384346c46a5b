import { INTERNAL_BY_STAFF } from '#domain/messages/message.ts';
import { signedIn } from '../api/call-context.ts';
import { fieldIssue } from '../api/errors/field-issue.ts';
import { shipmentFor } from '../shipment-records/shipment-for.ts';
import { operations } from './operations.ts';
import { postMessage } from './post-message.ts';
import { sideOf } from './side-of.ts';

export const send = operations.send.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const person = signedIn(context);
    const { text, internal = false } = input;
    if (internal && sideOf(person) === 'customer') throw fieldIssue('internal', INTERNAL_BY_STAFF);
    const shipment = await shipmentFor(transaction, person, input.tracking_number);
    if (!shipment) throw errors.NOT_FOUND();
    const posted = await postMessage(transaction, context, { person, shipment, text, internal });
    if (!posted) throw new Error('A new id was taken.');
    return posted;
  }),
);
