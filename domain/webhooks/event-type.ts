import * as z from 'zod';

/** What an endpoint can subscribe to, in the order of the documentation. */
export const EVENT_TYPES = [
  'shipment.created',
  'shipment.status_changed',
  'shipment.estimate_changed',
  'milestone.recorded',
  'milestone.retracted',
  'exception.raised',
  'exception.resolved',
  'document.issued',
  'document.voided',
  'price.confirmed',
  'invoice.issued',
  'invoice.payment_recorded',
  'invoice.paid',
  'invoice.payment_reversed',
  'invoice.voided',
  'invoice.credited',
  'invoice.refunded',
  'quote.answered',
  'quote.accepted',
  'amendment.approved',
  'amendment.declined',
  'message.created',
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** The event that a test sends. It reaches every endpoint, whatever it subscribes to. */
export const TEST_EVENT = 'webhook.test';
export type SentType = EventType | typeof TEST_EVENT;

const AREAS = [...new Set(EVENT_TYPES.map(areaOf))];
/** An event type, all of an area (`shipment.*`), or all (`*`). */
const EVENT_PATTERNS: readonly string[] = ['*', ...AREAS.map((area) => `${area}.*`), ...EVENT_TYPES];

export const EventPattern = z
  .string()
  .refine(
    (pattern) => EVENT_PATTERNS.includes(pattern),
    'Use an event type, such as shipment.created, or shipment.*.',
  );

/** The patterns that match an event. */
export function patternsOf(type: EventType): string[] {
  return ['*', `${areaOf(type)}.*`, type];
}

function areaOf(type: string): string {
  return type.slice(0, type.indexOf('.'));
}
