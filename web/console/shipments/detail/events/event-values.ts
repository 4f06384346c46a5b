import type * as z from 'zod';
import type { StaffShipment } from '#contract/shipments/staff.ts';
import { EventChange } from '#domain/tracking/event-change.ts';
import { type ImpliedStatus, impliedStatus } from '#domain/tracking/implied-status.ts';
import { NewEvent } from '#domain/tracking/new-event.ts';
import { type Controls, issueMessages } from '#web/forms/field-messages.ts';
import { degreesOf, type PlaceValues, readDegrees } from '../stops/place-values.ts';
import { minuteOf } from './minute-of.ts';

export type StaffEvent = StaffShipment['events'][number];

/** The values of the controls of a tracking event. */
export type EventValues = PlaceValues & {
  status: StaffEvent['status'] | '';
  location: string;
  description: string;
  /** Local date and time of the control; '' is now. */
  when: string;
  /** 'yes' if the goods were loaded on board. */
  loaded: string;
  /** Whether the shipment gets the event's status: 'yes', 'no', or '' for the suggestion. */
  set_status: string;
};

export const EMPTY_EVENT = {
  status: '',
  location: '',
  description: '',
  latitude: '',
  longitude: '',
  when: '',
  placed: '',
  loaded: '',
  set_status: '',
} satisfies EventValues as EventValues & Record<string, string>;

export type EventFormValues = typeof EMPTY_EVENT;

/** The values of the controls when an event is edited. */
export function valuesOfEvent(event: StaffEvent): EventFormValues {
  const isPlaced = event.latitude !== 0 || event.longitude !== 0;
  const degrees = isPlaced ? degreesOf(event) : { latitude: '', longitude: '' };
  return {
    ...EMPTY_EVENT,
    ...degrees,
    status: event.status,
    location: event.location,
    description: event.description ?? '',
    when: minuteOf(event.occurred_at),
    // Coordinates came from the name, so another name clears them.
    placed: isPlaced ? event.location : '',
    loaded: event.loaded ? 'yes' : '',
  };
}

/** The event for the schema, valid or not. */
export function eventOf({ status, location, description, latitude, longitude, when, loaded }: EventValues) {
  return {
    status: status as NewEvent['status'],
    location,
    description,
    latitude: readDegrees(latitude),
    longitude: readDegrees(longitude),
    loaded: loaded === 'yes',
    occurred_at: when === '' ? undefined : new Date(when),
  };
}

/** The changed fields. Cleared coordinates are looked up by location again. */
export function eventChangeOf(values: EventValues, before: EventValues) {
  const { latitude, longitude, ...event } = eventOf(values);
  const differs = (...fields: (keyof EventValues)[]) =>
    fields.some((field) => values[field] !== before[field]);
  const isPlaceEmpty = latitude === undefined && longitude === undefined;
  return {
    ...(differs('status') && { status: event.status }),
    ...(differs('location') && { location: event.location }),
    ...(differs('description') && { description: event.description }),
    ...(differs('loaded') && { loaded: event.loaded }),
    ...(differs('when') && { occurred_at: event.occurred_at }),
    ...(differs('latitude', 'longitude') &&
      (isPlaceEmpty ? { latitude: null, longitude: null } : { latitude, longitude })),
  };
}

export const EVENT_CONTROLS: Controls = { occurred_at: 'when' };
const DEGREES: Record<string, string> = {
  latitude: 'A number from −90 to 90.',
  longitude: 'A number from −180 to 180.',
};

type Broken = Partial<Record<keyof EventValues, string>>;

export function validateEvent(values: EventValues, now = new Date()): Broken {
  return { ...brokenTime(values, now), ...brokenBy(NewEvent.safeParse(eventOf(values)).error) };
}

export function validateEventChange(values: EventValues, before: EventValues, now = new Date()): Broken {
  return {
    ...(values.when === '' ? { when: 'Enter when it happened.' } : brokenTime(values, now)),
    ...brokenBy(EventChange.safeParse(eventChangeOf(values, before)).error),
  };
}

function brokenTime({ when }: EventValues, now: Date): Broken {
  return when !== '' && new Date(when) > now
    ? { when: 'This is in the future. Enter when it happened.' }
    : {};
}

function brokenBy(refusal: z.ZodError | undefined): Broken {
  const issues = refusal?.issues.map(({ path, message, code }) => ({
    path,
    message: (code === 'custom' ? undefined : DEGREES[String(path[0])]) ?? message,
  }));
  return issueMessages(issues, EVENT_CONTROLS);
}

/** Whether to change the shipment's status, and the offer to show; null if there is nothing to change. */
export function statusOffer(
  shipment: Pick<StaffShipment, 'status' | 'events'>,
  { status, when, set_status }: EventValues,
  now = new Date(),
): (ImpliedStatus & { chosen: boolean }) | null {
  if (status === '') return null;
  const occurred_at = when === '' ? now : new Date(when);
  const implied = impliedStatus(shipment, { status, occurred_at });
  return implied && { ...implied, chosen: set_status === '' ? implied.suggested : set_status === 'yes' };
}
