import { lockNumber } from '../shipment-records/lock-number.ts';
import { addCharge } from './add-charge.ts';
import { operations } from './operations.ts';
import { presentCharge } from './present-charge.ts';

export const add = operations.add.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const shipment = await lockNumber(transaction, context, input.tracking_number);
    if (!shipment) throw errors.NOT_FOUND();
    const added = await addCharge(transaction, context, shipment, input);
    return presentCharge(added, shipment.currency);
  }),
);
