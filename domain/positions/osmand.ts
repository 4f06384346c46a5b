import * as z from 'zod';
import type { ReportedPosition } from './reported-position.ts';

/** The protocol of OsmAnd, Traccar Client and compatible apps. */
interface OsmAndReport {
  /** The app’s device identifier. */
  key: string;
  position: ReportedPosition;
}

type Fields = Record<string, unknown>;

const KMH_PER_KNOT = 1.852;
const KMH_PER_METRE_PER_SECOND = 3.6;
/** Separates seconds since 1970 (below it until 2038) from milliseconds (above it since January 1970). */
const SECONDS_BELOW = 2 ** 31;

/** What Traccar Client sends since version 9. Unknown speed and course are negative. */
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
 * Parses a position of Traccar’s OsmAnd protocol: fields of a query or a form, or JSON. Null if there is none. Does not
 * check whether the values are acceptable.
 */
export function readOsmAnd(sent: Fields, now: Date): OsmAndReport | null {
  return 'location' in sent && typeof sent.location === 'object'
    ? readJson(sent, now)
    : readFields(sent, now);
}

/** No app sends more at once. */
const MAX_REPORTS = 1_000;

/**
 * Splits a request into single reports. After being offline, apps send their backlog as JSON with a list of locations
 * or as a list of whole reports. Null if there are too many.
 */
export function splitReports(body: unknown): Fields[] | null {
  const sent = Array.isArray(body) ? body : [body];
  const reports = sent.flatMap((one: unknown) => {
    const fields = fieldsOf(one);
    return Array.isArray(fields.location)
      ? fields.location.map((location) => ({ ...fields, location }))
      : [fields];
  });
  return reports.length > MAX_REPORTS ? null : reports;
}

function fieldsOf(sent: unknown): Fields {
  return typeof sent === 'object' && sent !== null && !Array.isArray(sent) ? (sent as Fields) : {};
}

/** The identifier, even if nothing else is readable. */
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

/** Parses seconds, milliseconds, ISO 8601 or '2026-11-21 09:30:00' in UTC to milliseconds. */
function momentIn(text: unknown): number | undefined {
  if (typeof text !== 'string') return undefined;
  if (/^\d{1,16}$/.test(text)) return Number(text) < SECONDS_BELOW ? Number(text) * 1_000 : Number(text);
  const iso = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text) ? `${text.replace(' ', 'T')}Z` : text;
  const ms = /^\d{4}-\d\d-\d\dT/.test(iso) ? Date.parse(iso) : Number.NaN;
  return Number.isNaN(ms) ? undefined : ms;
}
