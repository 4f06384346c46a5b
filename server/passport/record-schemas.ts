import * as z from 'zod';
import { Contact } from '#domain/address-book/contact.ts';
import { TemplateName } from '#domain/booking-templates/template-name.ts';
import { ShippingInstructions } from '#domain/documents/shipping-instructions.ts';
import { Signature } from '#domain/documents/signature.ts';
import { shownFileName } from '#domain/files/file-name.ts';
import type { BilledShipment, BilledTo, InvoiceIssuer } from '#domain/invoices/invoice-content.ts';
import { LineCalculation } from '#domain/invoices/line-calculation.ts';
import type { PaymentRefund } from '#domain/invoices/payment-refund.ts';
import type { Refund } from '#domain/invoices/refund.ts';
import { MessageText } from '#domain/messages/message.ts';
import { ReportedMilestone } from '#domain/milestones/milestone.ts';
import { CurrencyCode } from '#domain/money/currency.ts';
import { AppliedRate } from '#domain/money/exchange-rate.ts';
import type { BalancePayment } from '#domain/organisations/opening-balance.ts';
import { OrganisationDetails, OrganisationTerms } from '#domain/organisations/organisation.ts';
import { QUOTE_MODES } from '#domain/quotes/quote-choices.ts';
import { QuoteEstimate } from '#domain/quotes/quote-estimate.ts';
import { Position } from '#domain/routing/route-leg.ts';
import { TransportMode } from '#domain/routing/transport-mode.ts';
import { ShipmentCargoLine } from '#domain/shipment-file/cargo-line.ts';
import { Equipment } from '#domain/shipment-file/equipment.ts';
import { LegFields, Vessel } from '#domain/shipment-file/leg.ts';
import { ShipmentParty } from '#domain/shipment-file/party.ts';
import { ShipmentReference } from '#domain/shipment-file/reference.ts';
import { ShipmentDraft } from '#domain/shipments/shipment-draft.ts';
import { VatTreatment } from '#domain/vat/vat-treatment.ts';

/** Minor units, as far as JavaScript computes exactly. */
const Cents = z.int('Enter whole minor units of the currency.');
const OptionalCents = Cents.nullable();
const Percent = z.number().min(0, 'Enter 0 to 100 percent.').max(100, 'Enter 0 to 100 percent.');
const OptionalText = z.string().nullable();

const Issuer = z.object({
  legal_name: z.string(),
  address: z.array(z.string()),
  vat_id: OptionalText,
  phone: z.string().optional(),
  email: z.string().optional(),
  bank_accounts: z
    .array(
      z.object({
        holder: z.string(),
        bank: z.string(),
        account: z.string(),
        routing_number: z.string().optional(),
        bic: z.string(),
        currency: OptionalText,
      }),
    )
    .optional(),
}) satisfies z.ZodType<InvoiceIssuer>;

const Billed = z.object({
  full_name: z.string(),
  company_name: OptionalText,
  email: z.string(),
  vat_id: OptionalText.optional(),
  address: z.array(z.string()).optional(),
}) satisfies z.ZodType<BilledTo>;

const Carried = z.object({
  origin_city: z.string(),
  origin_country: z.string(),
  destination_city: z.string(),
  destination_country: z.string(),
  cargo_description: z.string(),
  cargo_weight: z.number(),
  transport_mode: TransportMode.nullable(),
  supplied_on: z.iso.date().nullish(),
}) satisfies z.ZodType<Omit<BilledShipment, 'supplied_on'>>;

const Refunded = z.object({
  amount_cents: Cents.min(1, 'Enter an amount above 0.'),
  refunded_at: z.iso.datetime({ offset: true }),
  reference: z.string(),
}) satisfies z.ZodType<Refund>;

const BalancePaid = z.object({
  id: z.uuid(),
  amount_cents: Cents.min(1, 'Enter an amount above 0.'),
  paid_at: z.iso.datetime({ offset: true }),
  reference: z.string(),
  recorded_at: z.iso.datetime({ offset: true }),
}) satisfies z.ZodType<BalancePayment>;

const RefundOnAccount = Refunded.extend({
  id: z.uuid(),
  reason: z.string(),
  reversed_at: z.iso.datetime({ offset: true }).nullable(),
  reversal_reason: OptionalText,
}) satisfies z.ZodType<PaymentRefund>;

const { carrier, voyage, flight, vehicle, driver, etd, eta, atd, ata } = LegFields.shape;

/**
 * What the domain requires of the records in a file of a passport, by path. The database holds the rest: enumerations, keys and
 * signs of amounts. Fields that a schema does not name may have any value that the database accepts.
 */
export const RECORD_SCHEMAS: Readonly<Record<string, z.ZodType>> = {
  'organisation.json': OrganisationDetails.extend(OrganisationTerms.omit({ parent_id: true }).shape),
  'contacts.json': Contact,
  'opening-balances.json': z.object({
    amount_cents: Cents,
    paid_cents: Cents,
    currency: CurrencyCode,
    payments: z.array(BalancePaid),
  }),
  'booking-templates.json': z.object({ name: TemplateName, draft: ShipmentDraft }),
  'quotes.json': z.object({
    cargo_value_cents: OptionalCents,
    estimated_cost_cents: OptionalCents,
    offered_cents: OptionalCents,
    estimates: z.array(QuoteEstimate),
    preferred_transport: z.array(z.enum(QUOTE_MODES)),
  }),
  'shipments.json': z.object({
    tracking_number: ReportedMilestone.shape.tracking_number,
    cargo_value_cents: OptionalCents,
    cost_cents: Cents,
    currency: CurrencyCode,
  }),
  'parties.json': ShipmentParty,
  'references.json': ShipmentReference,
  'cargo-lines.json': ShipmentCargoLine,
  'equipment.json': z.preprocess(withVgm, Equipment),
  'shipping-instructions.json': z.object({ instructions: ShippingInstructions }),
  'route-legs.json': z.object({ distance_km: z.number().min(0), geometry: z.array(Position).min(2) }),
  'leg-details.json': z.object({
    ...{ carrier, voyage, flight, vehicle, driver, etd, eta, atd, ata },
    vessel_imo: Vessel.shape.imo,
  }),
  'milestones.json': z.object({ code: ReportedMilestone.shape.code }),
  'invoices.json': z.object({
    amount_cents: Cents,
    vat_cents: Cents,
    credited_cents: Cents,
    paid_cents: Cents,
    overpaid_cents: Cents,
    refunded_cents: Cents,
    currency: CurrencyCode,
    vat_exchange: AppliedRate.nullable(),
    issuer: Issuer.nullable(),
    billed_to: Billed.nullable(),
    carried: Carried,
    refunds: z.array(Refunded),
  }),
  'invoice-lines.json': z.object({
    amount_cents: Cents,
    vat_rate: Percent.nullable(),
    calculation: LineCalculation.nullable(),
  }),
  'payments.json': z.object({
    amount_cents: Cents,
    allocated_cents: Cents,
    refunded_cents: Cents,
    currency: CurrencyCode,
    refunds: z.array(RefundOnAccount),
  }),
  'payment-allocations.json': z.object({ amount_cents: Cents }),
  'charges.json': z.object({
    amount_cents: Cents,
    vat: VatTreatment.nullable(),
    calculation: LineCalculation.nullable(),
  }),
  'documents.json': z.object({
    document_data: z.record(z.string(), z.unknown()),
    signature: Signature.nullable(),
  }),
  'messages.json': z.object({ text: MessageText }),
  'files.json': z.object({
    name: z
      .string()
      .min(1)
      .refine((name) => name === shownFileName(name) && !/[/\\]/.test(name), 'Enter a name without folders.'),
  }),
};

/** Columns begin with vgm_ where the domain has an object. */
function withVgm(row: unknown): unknown {
  const { vgm_kg, vgm_method, vgm_weighed_by, vgm_weighed_at } = Object(row);
  const vgm = { kg: vgm_kg, method: vgm_method, weighed_by: vgm_weighed_by, weighed_at: vgm_weighed_at };
  return { ...Object(row), vgm: vgm_kg === null ? null : vgm };
}
