import { signedIn } from '../api/call-context.ts';
import { lockShipmentFor } from '../shipment-records/shipment-for.ts';
import { lockAmendment } from './amendments-table.ts';
import { decide } from './decide.ts';
import { operations } from './operations.ts';

export const decline = operations.decline.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const amendment = await lockAmendment(transaction, input.id);
    const shipment =
      amendment && (await lockShipmentFor(transaction, signedIn(context), amendment.shipment_id));
    if (!amendment || !shipment) throw errors.NOT_FOUND();
    if (amendment.status !== 'requested') throw errors.DECIDED();
    const decision = { status: 'declined', answer: input.reason ?? '' } as const;
    return decide(transaction, context, { amendment, shipment }, decision);
  }),
);
