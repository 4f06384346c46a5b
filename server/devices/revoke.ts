import { signedIn } from '../api/call-context.ts';
import { readerOf } from '../shipment-records/reader.ts';
import { auditDevice } from './audit-device.ts';
import { deleteAssignmentsOf } from './device-assignments-table.ts';
import { lockDevice, revokeDevice } from './devices-table.ts';
import { operations } from './operations.ts';

export const revoke = operations.revoke.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const device = await lockDevice(transaction, input.id, readerOf(signedIn(context)));
    if (!device) throw errors.NOT_FOUND();
    if (device.revoked_at) return {};
    await revokeDevice(transaction, device.id, context.now());
    const shipments = await deleteAssignmentsOf(transaction, device.id);
    await auditDevice(transaction, signedIn(context), 'revoke', device, { shipments });
    return {};
  }),
);
