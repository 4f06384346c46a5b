import { NewEvent } from '#domain/tracking/new-event.ts';
import { type PlaceValues, readDegrees } from './place-values.ts';

/** What stands in the controls of a new tracking event. */
export type EventValues = PlaceValues & {
  status: NewEvent['status'] | '';
  location: string;
  description: string;
  /** Local time as its control holds it; '' is now. */
  when: string;
  /** 'yes' where the goods were loaded on board. */
  loaded: string;
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
} satisfies EventValues as EventValues & Record<string, string>;

/** The event as the server reads it, valid or not. */
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

const FIELDS: Record<string, keyof EventValues> = { occurred_at: 'when' };
const DEGREES: Record<string, string> = {
  latitude: 'A number from −90 to 90.',
  longitude: 'A number from −180 to 180.',
};

export function brokenEvent(
  values: EventValues,
  now = new Date(),
): Partial<Record<keyof EventValues, string>> {
  const broken: Partial<Record<keyof EventValues, string>> = {};
  if (values.when !== '' && new Date(values.when) > now)
    broken.when = 'This is in the future. Enter when it happened.';
  for (const { path, message, code } of NewEvent.safeParse(eventOf(values)).error?.issues ?? []) {
    const name = String(path[0]);
    broken[FIELDS[name] ?? (name as keyof EventValues)] ??=
      (code === 'custom' ? undefined : DEGREES[name]) ?? message;
  }
  return broken;
}
