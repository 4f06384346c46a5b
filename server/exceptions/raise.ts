import { signedIn } from '../api/call-context.ts';
import { checkOwner } from '../people/check-owner.ts';
import { lockNumber } from '../shipment-records/lock-number.ts';
import { publishShipmentChanged } from '../shipment-records/publish-changed.ts';
import { insertException } from './exceptions-table.ts';
import { operations } from './operations.ts';
import { presentChanged } from './present.ts';
import { recordExceptionEvent } from './record-exception-event.ts';

export const raise = operations.raise.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const { tracking_number: typed, ...fields } = input;
    const by = signedIn(context);
    const shipment = await lockNumber(transaction, context, typed);
    if (!shipment) throw errors.NOT_FOUND();
    await checkOwner(transaction, fields.owner_id);
    const raised = await insertException(transaction, {
      ...fields,
      shipment_id: shipment.id,
      raised_by: by.user_id,
      raised_at: context.now(),
    });
    if (!raised) throw errors.ALREADY_OPEN();
    await recordExceptionEvent(transaction, context.now(), 'exception.raised', {
      shipment,
      exception: raised,
    });
    await publishShipmentChanged(transaction, context.broadcast, shipment, {
      by,
      action: 'exceptions.raise',
      detail: { exception: raised.id, code: raised.code, object: raised.object },
    });
    return presentChanged(transaction, shipment, raised.id);
  }),
);
