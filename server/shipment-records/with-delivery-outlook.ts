import type { DeliveryDates, DeliveryOutlook } from '#domain/tracking/delivery-outlook.ts';
import { deliveryOutlook } from '#domain/tracking/delivery-outlook.ts';
import type { Geography } from '../geography/geography.ts';

type Row = DeliveryDates & { destination_city: string; destination_country: string };

/** Replaces the dates of a row with its delivery outlook. */
export function withDeliveryOutlook<Read extends Row>(
  { timeZones }: Pick<Geography, 'timeZones'>,
  now: Date,
  row: Read,
): Read & DeliveryOutlook & { destination_time_zone: string } {
  const destination_time_zone = timeZones.ofTown(row.destination_city, row.destination_country);
  return { ...row, ...deliveryOutlook(row, destination_time_zone, now), destination_time_zone };
}
