import { changesBetween } from '#domain/shipments/changes.ts';
import { signedIn } from '../api/call-context.ts';
import { matches } from '../api/if-match.ts';
import { checkOwner } from '../people/check-owner.ts';
import { publishShipmentChanged } from '../shipment-records/publish-changed.ts';
import { updateException } from './exceptions-table.ts';
import { lockException } from './lock-exception.ts';
import { operations } from './operations.ts';
import { presentChanged } from './present.ts';
import { recordExceptionEvent } from './record-exception-event.ts';

export const change = operations.change.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const { id, ...fields } = input;
    const locked = await lockException(transaction, context, id);
    if (!locked) throw errors.NOT_FOUND();
    const { exception, shipment } = locked;
    if (exception.resolved_at) throw errors.RESOLVED();
    if (matches(context.requestHeaders, exception.version) === false) throw errors.PRECONDITION_FAILED();
    await checkOwner(transaction, fields.owner_id, { present: exception.owner_id });
    const comparable = ({ blocks, ...others }: Partial<typeof exception>) => ({
      ...others,
      ...(blocks && { blocks: blocks.join(', ') }),
    });
    const changes = changesBetween(comparable(exception), comparable(fields));
    if (Object.keys(changes).length > 0) {
      await updateException(transaction, id, fields);
      // The customer is notified with the first text for them.
      if (exception.customer_text === '' && fields.customer_text)
        await recordExceptionEvent(transaction, context.now(), 'exception.raised', {
          shipment,
          exception: { ...exception, customer_text: fields.customer_text },
        });
      await publishShipmentChanged(transaction, context.broadcast, shipment, {
        by: signedIn(context),
        action: 'exceptions.change',
        detail: { exception: id, code: exception.code, object: exception.object, changes },
      });
    }
    return presentChanged(transaction, shipment, id);
  }),
);
