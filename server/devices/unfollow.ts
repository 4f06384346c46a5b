import { signedIn } from '../api/call-context.ts';
import { lockNumber } from '../shipment-records/lock-number.ts';
import { readerOf } from '../shipment-records/reader.ts';
import { auditDevice } from './audit-device.ts';
import { deleteDeviceAssignment } from './device-assignments-table.ts';
import { lockDevice } from './devices-table.ts';
import { operations } from './operations.ts';

export const unfollow = operations.unfollow.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const device = await lockDevice(transaction, input.id, readerOf(signedIn(context)));
    const shipment = await lockNumber(transaction, context, input.tracking_number);
    if (!shipment) throw errors.NO_SHIPMENT();
    const followed = { shipment_id: shipment.id, device_id: input.id };
    if (!device || !(await deleteDeviceAssignment(transaction, followed))) throw errors.NOT_FOLLOWING();
    const { tracking_number } = shipment;
    await auditDevice(transaction, signedIn(context), 'unfollow', device, { tracking_number });
    return {};
  }),
);
