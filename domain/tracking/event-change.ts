import * as z from 'zod';
import { Point } from '../places/place.ts';
import type { ShipmentStatus } from '../shipments/status.ts';
import { NewEvent } from './new-event.ts';

/** A correction of a tracking event; omitted fields stay. Null coordinates are looked up by the location. */
export const EventChange = z
  .object({
    ...z.object(NewEvent.shape).partial().shape,
    latitude: Point.shape.latitude.nullish(),
    longitude: Point.shape.longitude.nullish(),
    loaded: z.boolean().optional(),
  })
  .refine(({ latitude, longitude }) => typeof latitude === typeof longitude, {
    error: 'Give latitude and longitude, or neither.',
    path: ['longitude'],
  });
export type EventChange = z.infer<typeof EventChange>;
export type EventChangeInput = z.input<typeof EventChange>;

interface RecordedEvent extends Point {
  status: ShipmentStatus;
  location: string;
  description: string | null;
  loaded: boolean;
  occurred_at: Date;
  /** Minutes ahead of UTC; null if not reported. */
  utc_offset: number | null;
}

/**
 * The corrected event. A new location takes its coordinates from `placeOf` unless they are given; an unknown place
 * has none (0/0).
 */
export function changedEvent(
  event: RecordedEvent,
  { occurred_at: moment, latitude, longitude, ...change }: EventChange,
  placeOf: (location: string) => Point | null,
): RecordedEvent {
  const location = change.location ?? event.location;
  const isPlaceOpen = latitude === null || (latitude === undefined && location !== event.location);
  const point =
    typeof latitude === 'number' && typeof longitude === 'number'
      ? { latitude, longitude }
      : isPlaceOpen
        ? (placeOf(location) ?? { latitude: 0, longitude: 0 })
        : { latitude: event.latitude, longitude: event.longitude };
  return {
    status: change.status ?? event.status,
    location,
    description: change.description === undefined ? event.description : change.description || null,
    loaded: change.loaded ?? event.loaded,
    ...point,
    occurred_at: moment?.at ?? event.occurred_at,
    utc_offset: moment ? moment.utc_offset : event.utc_offset,
  };
}
