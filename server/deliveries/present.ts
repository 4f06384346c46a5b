import type { Delivery } from '#contract/shipments/deliveries.ts';
import type { ShipmentRecord } from '../shipment-records/shipments-table.ts';
import type { DeliveryRecord } from './deliveries-table.ts';
import type { DeliveriesContext } from './operations.ts';

export function presentDelivery(
  { geography }: Pick<DeliveriesContext, 'geography'>,
  {
    tracking_number,
    destination_city,
    destination_country,
  }: Pick<ShipmentRecord, 'tracking_number' | 'destination_city' | 'destination_country'>,
  record: DeliveryRecord | undefined,
): Delivery {
  return {
    tracking_number,
    time_zone: geography.timeZones.ofTown(destination_city, destination_country),
    appointment: appointmentOf(record),
    proof: proofOf(record),
    version: record?.version ?? 0,
  };
}

export function appointmentOf(record: DeliveryRecord | undefined): Delivery['appointment'] {
  if (!record?.appointment_state || !record.window_from || !record.window_until) return null;
  const { appointment_state, window_from, window_until, contact, phone, reference } = record;
  return {
    state: appointment_state,
    window_from,
    window_until,
    contact,
    phone,
    reference,
    remarks: record.appointment_remarks,
  };
}

export function proofOf(record: DeliveryRecord | undefined): Delivery['proof'] {
  if (!record?.delivered_at || !record.recorded_at) return null;
  const { delivered_at, signed_by, short_pieces, damaged_pieces, delivery_remarks, recorded_at } = record;
  return { delivered_at, signed_by, short_pieces, damaged_pieces, remarks: delivery_remarks, recorded_at };
}
