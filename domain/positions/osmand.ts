import * as z from 'zod';
import type { ReportedPosition } from './reported-position.ts';

/** What the apps OsmAnd and Traccar Client send, and programs that speak like them. */
export interface OsmAndReport {
  /** They call it the identifier of the device. */
  key: string;
  position: ReportedPosition;
}

type Fields = Record<string, unknown>;

const KMH_PER_KNOT = 1.852;
const KMH_PER_METRE_PER_SECOND = 3.6;
/** Seconds since 1970 stay below it until 2038, milliseconds have been above it since January 1970. */
const SECONDS_BELOW = 2 ** 31;

/** What Traccar Client sends since version 9. Speed and course are negative where the phone does not know. */
const Json = z.object({
  device_id: z.string(),
  location: z.object({
    timestamp: z.string().optional(),
    coords: z.object({
      latitude: z.number(),
      longitude: z.number(),
      speed: z.number().nullish(),
      heading: z.number().nullish(),
    }),
  }),
});

/**
 * A position as the OsmAnd protocol of Traccar has it: fields of a query or a form, or JSON. Null for what is none;
 * whether it is one that can be kept is not asked here.
 */
export function readOsmAnd(sent: Fields, now: Date): OsmAndReport | null {
  return 'location' in sent && typeof sent.location === 'object'
    ? readJson(sent, now)
    : readFields(sent, now);
}

/** More are not sent at once by any app. */
const MOST_REPORTS = 1_000;

/**
 * What was sent as single reports. Apps that were offline send what they have kept: the JSON form with a list of
 * locations, or a list of whole reports. Null where there are too many.
 */
export function splitReports(body: unknown): Fields[] | null {
  const sent = Array.isArray(body) ? body : [body];
  const reports = sent.flatMap((one: unknown) => {
    const fields = fieldsOf(one);
    return Array.isArray(fields.location)
      ? fields.location.map((location) => ({ ...fields, location }))
      : [fields];
  });
  return reports.length > MOST_REPORTS ? null : reports;
}

function fieldsOf(sent: unknown): Fields {
  return typeof sent === 'object' && sent !== null && !Array.isArray(sent) ? (sent as Fields) : {};
}

/** The identifier, also where nothing else of it can be read. */
export function readIdentifier(sent: Fields): string | null {
  const id = sent.id ?? sent.deviceid ?? sent.device_id;
  return typeof id === 'string' ? id : null;
}

function readFields(sent: Fields, now: Date): OsmAndReport | null {
  const key = readIdentifier(sent);
  const [latitude, longitude] =
    typeof sent.location === 'string'
      ? sent.location.split(',').map(numberIn)
      : [numberIn(sent.lat), numberIn(sent.lon)];
  const taken_at = sent.timestamp === undefined ? now.getTime() : momentIn(sent.timestamp);
  if (key === null || latitude === undefined || longitude === undefined || taken_at === undefined)
    return null;
  const knots = numberIn(sent.speed);
  const heading = numberIn(sent.bearing ?? sent.heading);
  return {
    key,
    position: {
      latitude,
      longitude,
      taken_at,
      ...(knots !== undefined && knots >= 0 && { speed: knots * KMH_PER_KNOT }),
      ...(heading !== undefined && heading >= 0 && { heading }),
    },
  };
}

function readJson(sent: Fields, now: Date): OsmAndReport | null {
  const { data } = Json.safeParse(sent);
  if (!data) return null;
  const { timestamp, coords } = data.location;
  const taken_at = timestamp === undefined ? now.getTime() : momentIn(timestamp);
  if (taken_at === undefined) return null;
  const { latitude, longitude, speed, heading } = coords;
  return {
    key: data.device_id,
    position: {
      latitude,
      longitude,
      taken_at,
      ...(typeof speed === 'number' && speed >= 0 && { speed: speed * KMH_PER_METRE_PER_SECOND }),
      ...(typeof heading === 'number' && heading >= 0 && { heading }),
    },
  };
}

function numberIn(text: unknown): number | undefined {
  if (typeof text !== 'string' || !/^ *[-+]?\d+(?:\.\d*)?(?:e[-+]?\d+)? *$/i.test(text)) return undefined;
  return Number(text);
}

/** Milliseconds of seconds, milliseconds, ISO 8601, or '2026-11-21 09:30:00' in UTC. */
function momentIn(text: unknown): number | undefined {
  if (typeof text !== 'string') return undefined;
  if (/^\d{1,16}$/.test(text)) return Number(text) < SECONDS_BELOW ? Number(text) * 1_000 : Number(text);
  const iso = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text) ? `${text.replace(' ', 'T')}Z` : text;
  const ms = /^\d{4}-\d\d-\d\dT/.test(iso) ? Date.parse(iso) : Number.NaN;
  return Number.isNaN(ms) ? undefined : ms;
}
