import { isActive } from '#domain/shipments/is-active.ts';
import { signedIn } from '../api/call-context.ts';
import { findLatest } from '../positions/latest-positions-table.ts';
import { lockNumber } from '../shipment-records/lock-number.ts';
import { readerOf } from '../shipment-records/reader.ts';
import { recordFixes } from '../tracking/record-fixes.ts';
import { auditDevice } from './audit-device.ts';
import { writeDeviceAssignment } from './device-assignments-table.ts';
import { lockDevice } from './devices-table.ts';
import { operations } from './operations.ts';

/** Assigns the device to the shipment and judges its latest position at once. */
export const follow = operations.follow.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    // Locks the device before the shipment, in the same order as recording positions.
    const device = await lockDevice(transaction, input.id, readerOf(signedIn(context)));
    if (!device) throw errors.NOT_FOUND();
    if (device.revoked_at) throw errors.REVOKED();
    const shipment = await lockNumber(transaction, context, input.tracking_number);
    if (!shipment) throw errors.NO_SHIPMENT();
    if (!isActive(shipment.status)) throw errors.ENDED();
    const { tracking_number } = shipment;
    await writeDeviceAssignment(transaction, {
      shipment_id: shipment.id,
      device_id: device.id,
      since: context.now(),
    });
    const latest = await findLatest(transaction, device.id);
    if (latest) {
      const { vehicle_identifier } = device;
      const fixes = [{ ...latest, taken_ms: latest.taken_at.getTime() }];
      const report = { device_id: device.id, vehicle_identifier, fixes, pending: null };
      await recordFixes(transaction, context, new Map([[shipment.id, report]]));
    }
    await auditDevice(transaction, signedIn(context), 'follow', device, { tracking_number });
    return { tracking_number };
  }),
);
