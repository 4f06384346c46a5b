import { signedIn } from '../api/call-context.ts';
import { publishShipmentChanged } from '../shipment-records/publish-changed.ts';
import { updateException } from './exceptions-table.ts';
import { lockException } from './lock-exception.ts';
import { operations } from './operations.ts';
import { presentChanged } from './present.ts';
import { recordExceptionEvent } from './record-exception-event.ts';

export const resolve = operations.resolve.handler(({ input: { id, resolution }, context, errors }) =>
  context.write(async (transaction) => {
    const by = signedIn(context);
    const locked = await lockException(transaction, context, id);
    if (!locked) throw errors.NOT_FOUND();
    const { exception, shipment } = locked;
    if (exception.resolved_at) throw errors.RESOLVED();
    const now = context.now();
    await updateException(transaction, id, { resolution, resolved_by: by.user_id, resolved_at: now });
    await recordExceptionEvent(transaction, now, 'exception.resolved', { shipment, exception });
    await publishShipmentChanged(transaction, context.broadcast, shipment, {
      by,
      action: 'exceptions.resolve',
      detail: { exception: id, code: exception.code, object: exception.object, reason: resolution },
    });
    return presentChanged(transaction, shipment, id);
  }),
);
