import { isActive } from '#domain/shipments/is-active.ts';
import { signedIn } from '../api/call-context.ts';
import { once } from '../api/once.ts';
import { operations } from '../api/operations.ts';
import { findLatest } from '../positions/latest-positions-table.ts';
import { lockNumber } from '../shipments/lock-number.ts';
import { recordPosition } from '../tracking/record-position.ts';
import { lockDevice } from './devices-table.ts';
import { writeFollowed } from './followed-devices-table.ts';
import { noteDeed } from './note-deed.ts';

/** From here on the shipment is where the device is, which counts at once. */
export const follow = operations.devices.follow.handler(({ input, context, errors }) =>
  once(context, 'devices.follow', input, async (transaction) => {
    // The device before the shipment, as those do who record positions.
    const device = await lockDevice(transaction, input.id);
    if (!device) throw errors.NOT_FOUND();
    if (device.revoked_at) throw errors.REVOKED();
    const shipment = await lockNumber(transaction, input.tracking_number);
    if (!shipment) throw errors.NO_SHIPMENT();
    if (!isActive(shipment.status)) throw errors.ENDED();
    const { tracking_number } = shipment;
    await writeFollowed(transaction, {
      shipment_id: shipment.id,
      device_id: device.id,
      since: context.now(),
    });
    const latest = await findLatest(transaction, device.id);
    if (latest)
      await recordPosition(transaction, context.broadcast, shipment.id, {
        latitude: latest.latitude,
        longitude: latest.longitude,
        speed: latest.speed ?? 0,
        ...(latest.heading !== null && { heading: latest.heading }),
        vehicle_identifier: device.vehicle_identifier,
        taken_at: latest.taken_at,
      });
    await noteDeed(transaction, signedIn(context), 'follow', device, { tracking_number });
    return { tracking_number };
  }),
);
