import * as z from 'zod';
import { DOCUMENT_TYPES } from '../milestones/document-type.ts';
import { EVENT_TYPES, type EventType } from '../milestones/milestone-codes.ts';
import { DCSA_CODES } from './event-codes.ts';

export const COMPARISONS = ['gte', 'gt', 'lte', 'lt', 'eq'] as const;

const DEFAULT_LIMIT = 100;
const MAX_LIMIT = 1_000;

/** Comma-separated values; a repeated parameter means the same. */
const oneOrMore = <Value extends string>(values: readonly Value[]) =>
  z
    .union([z.string(), z.array(z.string())])
    .transform((given) => String(given).split(','))
    .pipe(z.array(z.enum(values, { error: `Use one or more of ${values.join(', ')}.` })))
    .optional();

const text = (longest: number) =>
  z
    .string({ error: 'Send this parameter once.' })
    .trim()
    .min(1, 'Send a value.')
    .max(longest, `At most ${longest} characters.`)
    .regex(/^\P{Cc}*$/u, 'Send no control characters.');

/** A plus sign that was not encoded arrives as a space. */
const moment = z
  .string({ error: 'Send this parameter once.' })
  .transform((given) => given.replace(/ (?=\d\d:\d\d$)/, '+'))
  .pipe(z.iso.datetime({ offset: true, error: 'Send a date and time with an offset, as in RFC 3339.' }))
  .transform((given) => new Date(given))
  .refine(
    (date) => date.getUTCFullYear() >= 1000 && date.getUTCFullYear() <= 9998,
    'Send a year from 1000 to 9998.',
  )
  .optional();

const SORT = /^(eventCreatedDateTime|eventDateTime)(?::(ASC|DESC))?$/i;

/** The parameters of `GET /v2/events`. */
export const EventQuery = z
  .strictObject({
    eventType: oneOrMore(EVENT_TYPES),
    shipmentEventTypeCode: oneOrMore(DCSA_CODES.SHIPMENT),
    transportEventTypeCode: oneOrMore(DCSA_CODES.TRANSPORT),
    equipmentEventTypeCode: oneOrMore(DCSA_CODES.EQUIPMENT),
    documentTypeCode: oneOrMore(DOCUMENT_TYPES),
    carrierBookingReference: text(35).optional(),
    transportDocumentReference: text(20).optional(),
    equipmentReference: text(15).optional(),
    transportCallID: text(100).optional(),
    vesselIMONumber: text(7)
      .regex(/^\d{7}$/, 'An IMO number has seven digits.')
      .optional(),
    exportVoyageNumber: text(50).optional(),
    carrierServiceCode: text(5).optional(),
    UNLocationCode: text(5)
      .toUpperCase()
      .regex(/^[A-Z]{2}[A-Z2-9]{3}$/, 'A UN/LOCODE has a country code and three more characters.')
      .optional(),
    // Deprecated in 2.2.
    bookingReference: text(35).optional(),
    transportDocumentID: z.uuid('Send a UUID.').optional(),
    carrierVoyageNumber: text(50).optional(),
    scheduleID: z.uuid('Send a UUID.').optional(),
    eventCreatedDateTime: moment,
    'eventCreatedDateTime:gte': moment,
    'eventCreatedDateTime:gt': moment,
    'eventCreatedDateTime:lte': moment,
    'eventCreatedDateTime:lt': moment,
    'eventCreatedDateTime:eq': moment,
    limit: z
      .string({ error: 'Send this parameter once.' })
      .regex(/^0*[1-9]\d{0,8}$/, 'The limit is a whole number from 1.')
      .transform((given) => Math.min(Number(given), MAX_LIMIT))
      .default(DEFAULT_LIMIT),
    sort: z
      .string({ error: 'Send this parameter once.' })
      .regex(SORT, 'Sort by eventCreatedDateTime or eventDateTime, followed by :ASC or :DESC.')
      .default('eventCreatedDateTime')
      .transform((given) => {
        const [, field = '', direction = 'ASC'] = SORT.exec(given) ?? [];
        return {
          by: field.toLowerCase() === 'eventdatetime' ? ('occurred' as const) : ('created' as const),
          direction: direction.toUpperCase() === 'DESC' ? ('desc' as const) : ('asc' as const),
        };
      }),
  })
  .superRefine((query, context) => {
    for (const type of EVENT_TYPES) {
      const name = CODE_PARAMETERS[type];
      if (query[name] && query.eventType && !query.eventType.includes(type))
        context.addIssue({
          code: 'custom',
          path: [name],
          message: `${name} needs the eventType ${type}.`,
        });
    }
  });
export type EventQuery = z.infer<typeof EventQuery>;

export const CODE_PARAMETERS = {
  SHIPMENT: 'shipmentEventTypeCode',
  TRANSPORT: 'transportEventTypeCode',
  EQUIPMENT: 'equipmentEventTypeCode',
} as const satisfies Record<EventType, string>;

/** Parameters of calls at a port or terminal, which shipment events have none of. */
const CALL_PARAMETERS = [
  'transportCallID',
  'vesselIMONumber',
  'exportVoyageNumber',
  'carrierVoyageNumber',
  'UNLocationCode',
] as const;

/** The types that can match. Contradicting filters leave none. */
export function matchingTypes(query: EventQuery): EventType[] {
  // Carriers’ services and schedules are not recorded.
  if (query.carrierServiceCode || query.scheduleID) return [];
  const named = EVENT_TYPES.filter((type) => query[CODE_PARAMETERS[type]]);
  if (named.length > 1) return [];
  return EVENT_TYPES.filter(
    (type) =>
      (query.eventType?.includes(type) ?? true) &&
      (named.length === 0 || named.includes(type)) &&
      (type === 'SHIPMENT' || !query.documentTypeCode) &&
      (type !== 'SHIPMENT' || CALL_PARAMETERS.every((name) => !query[name])),
  );
}
