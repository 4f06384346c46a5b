import { appointmentNotice } from '#domain/deliveries/appointment-notice.ts';
import type { DeliveryAppointment } from '#domain/deliveries/delivery.ts';
import { isActive } from '#domain/shipments/is-active.ts';
import type { Transaction } from '../database/pool/connection.ts';
import { notifyMembers } from '../notifications/notify-members.ts';
import type { ShipmentRecord } from '../shipment-records/shipments-table.ts';
import type { DeliveriesContext } from './operations.ts';

/** Notifies the customer of an appointment that is confirmed, or of the change of a confirmed one, until the delivery. */
export async function notifyAppointment(
  transaction: Transaction,
  context: DeliveriesContext,
  { tracking_number, organisation_id, status, destination_city, destination_country }: ShipmentRecord,
  [before, after]: readonly [DeliveryAppointment | null, DeliveryAppointment | null],
): Promise<void> {
  const notice = appointmentNotice(before, after, {
    tracking_number,
    city: destination_city,
    time_zone: context.geography.timeZones.ofTown(destination_city, destination_country),
  });
  if (!notice || !isActive(status)) return;
  await notifyMembers(
    transaction,
    context,
    { organisation_id, permission: 'view' },
    {
      notification: {
        kind: 'delivery_appointment',
        ...notice,
        related_id: tracking_number,
        related_type: 'shipment',
      },
    },
  );
}
