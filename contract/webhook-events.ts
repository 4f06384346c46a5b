import * as z from 'zod';
import { DOCUMENT_TYPES } from '#domain/documents/document-type.ts';
import {
  CLASSIFIERS,
  EMPTY_INDICATORS,
  MILESTONE_SOURCES,
  OBJECT_KINDS,
} from '#domain/milestones/milestone.ts';
import { Money } from '#domain/money/money.ts';
import { TRANSPORT_MODES } from '#domain/routing/transport-mode.ts';
import { ESTIMATE_SOURCES } from '#domain/shipments/delivery-estimate.ts';
import { ShipmentStatus } from '#domain/shipments/status.ts';
import { type EventType, TEST_EVENT } from '#domain/webhooks/event-type.ts';

const tracking_number = z.string();
const Town = z.object({ city: z.string(), country: z.string() });

const Milestone = z.object({
  tracking_number,
  milestone_id: z.uuid(),
  object: z.object({
    kind: z.enum(OBJECT_KINDS),
    leg_sequence: z.number().int().optional(),
    equipment_number: z.string().optional(),
  }),
  code: z.string(),
  classifier: z.enum(CLASSIFIERS),
  occurred_at: z.date(),
  unlocode: z.string(),
  facility: z.string(),
  empty_indicator: z.enum(EMPTY_INDICATORS).optional(),
  source: z.enum(MILESTONE_SOURCES),
  source_reference: z.string(),
});

const Exception = z.object({
  tracking_number,
  status: ShipmentStatus,
  /** `delay`, `customs_hold` and others. */
  kind: z.string(),
  /** For people. Absent where a rule has found a delay. */
  text: z.string().optional(),
});

const Document = z.object({
  tracking_number,
  document_type: z.enum(DOCUMENT_TYPES),
  document_number: z.string(),
  version: z.number().int(),
});

const Invoice = z.object({ tracking_number, number: z.string(), total: Money });

const InvoicePayment = Invoice.extend({
  payment_id: z.uuid(),
  received_at: z.date(),
  reference: z.string(),
  /** What of the payment pays the invoice. */
  amount: Money,
  /** What is still to be paid of the invoice. */
  due: Money,
});

const DecidedAmendment = z.object({
  tracking_number,
  amendment_id: z.uuid(),
  /** What it would have changed or has changed: names of fields. */
  fields: z.array(z.string()),
  answer: z.string(),
  decided_at: z.date(),
});

/** The `data` of each event that endpoints receive. Fields are added, never removed. */
export const EVENT_DATA = {
  'shipment.created': z.object({
    tracking_number,
    status: ShipmentStatus,
    transport_mode: z.enum(TRANSPORT_MODES).nullable(),
    origin: Town,
    destination: Town,
    estimated_delivery_date: z.date().nullable(),
  }),
  'shipment.status_changed': z.object({
    tracking_number,
    status: ShipmentStatus,
    former_status: ShipmentStatus,
    location: z.string(),
    occurred_at: z.date(),
  }),
  'shipment.estimate_changed': z.object({
    tracking_number,
    status: ShipmentStatus,
    estimated_delivery_date: z.date().nullable(),
    former_estimated_delivery_date: z.date().nullable(),
    reason: z.string().nullable(),
    source: z.enum(ESTIMATE_SOURCES),
  }),
  'milestone.recorded': Milestone,
  'milestone.retracted': Milestone.extend({ reason: z.string() }),
  'exception.raised': Exception.extend({
    days_late: z.number().int().optional(),
    promised_delivery_date: z.date().optional(),
    estimated_delivery_date: z.date().nullable().optional(),
    reason: z.string().nullable().optional(),
  }),
  'exception.resolved': Exception,
  'document.issued': Document,
  'document.voided': Document.extend({ reason: z.string() }),
  'price.confirmed': z.object({
    tracking_number,
    status: ShipmentStatus,
    total: Money,
    /** What it was before, confirmed or not. */
    former_total: Money,
    note: z.string(),
  }),
  'invoice.issued': Invoice.extend({ due_at: z.date() }),
  'invoice.payment_recorded': InvoicePayment,
  'invoice.paid': Invoice.extend({ paid: Money, paid_at: z.date() }),
  'invoice.payment_reversed': InvoicePayment.extend({ reason: z.string() }),
  'invoice.voided': Invoice.extend({ voided_at: z.date() }),
  'invoice.credited': Invoice.extend({ credit_note: z.string(), credited_at: z.date() }),
  'invoice.refunded': Invoice.extend({
    credit_note: z.string(),
    refunded_at: z.date(),
    reference: z.string(),
  }),
  'quote.answered': z.object({
    reference: z.string(),
    valid_until: z.date(),
    options: z.number().int().optional(),
  }),
  'quote.accepted': z.object({ reference: z.string(), tracking_number }),
  'amendment.approved': DecidedAmendment,
  'amendment.declined': DecidedAmendment,
  'message.created': z.object({ tracking_number, side: z.enum(['customer', 'staff']), text: z.string() }),
} as const satisfies Record<EventType, z.ZodObject>;

export type EventData<Type extends EventType> = z.input<(typeof EVENT_DATA)[Type]>;

/** The body of a delivery. */
export function eventBody(type: EventType | typeof TEST_EVENT) {
  const data = type === TEST_EVENT ? z.object({ webhook_id: z.uuid() }) : EVENT_DATA[type];
  return z.object({ type: z.literal(type), timestamp: z.date(), data });
}
