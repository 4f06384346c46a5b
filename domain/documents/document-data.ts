import * as z from 'zod';
import { AppliedRate } from '../money/exchange-rate.ts';
import { VEHICLES } from '../routing/route-leg.ts';
import { TRANSPORT_MODES } from '../routing/transport-mode.ts';
import { BILL_RELEASES } from './bill-release.ts';
import { CARGO_CLAUSES, CARGO_MOVEMENTS, FREIGHT_TERMS } from './shipping-instructions.ts';

// Null fields stay blank on the document: no value is invented. Data stored by an older version is read leniently, an
// invalid field as null, so that every stored document can still be rendered.
const fact = z.string().nullable().catch(null);
const figure = z.number().nullable().catch(null);
const flag = z.boolean().catch(false);
const freight_terms = z.enum(FREIGHT_TERMS).catch('prepaid');
/** Reads a missing object as one with empty fields. */
function part<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  const schema = z.object(shape);
  return schema.catch(() => schema.parse({}));
}

const DocumentParty = part({
  name: fact,
  address: fact,
  city: fact,
  postal_code: fact,
  country: fact,
  tax_id: fact,
  contact: fact,
});
export type DocumentParty = z.infer<typeof DocumentParty>;

/** Weights kg of the whole line, dimensions cm of one package, money in cents of the cargo's currency. */
const DocumentLine = part({
  marks: fact,
  packages_count: figure,
  package_kind: fact,
  description: fact,
  hs_code: fact,
  origin_country: fact,
  net_kg: figure,
  gross_kg: figure,
  dimensions: fact,
  measurement_m3: figure,
  quantity: figure,
  unit: fact,
  unit_price_cents: figure,
  amount_cents: figure,
});
export type DocumentLine = z.infer<typeof DocumentLine>;

const Totals = part({
  packages_count: figure,
  net_kg: figure,
  gross_kg: figure,
  measurement_m3: figure,
  amount_cents: figure,
});
export type DocumentTotals = z.infer<typeof Totals>;

/** What a container holds, as far as it is known. Documents of earlier versions state none of it. */
const Held = z.object({
  packages: z.array(z.object({ count: z.number(), kind: z.string() })).catch([]),
  gross_kg: figure,
  measurement_m3: figure,
  /** Of the container itself. */
  tare_kg: figure,
});
export type ContainerCargo = z.infer<typeof Held>;

const Container = Held.extend({ number: z.string(), size_type: z.string(), seals: z.string() });
const Containers = z.array(Container).catch([]);

/** The legal entity that issues a document, at the address of its branch. */
const DocumentIssuer = z.object({
  legal_name: z.string(),
  address: z.array(z.string()),
  phone: z.string(),
  email: z.string(),
});
export type DocumentIssuer = z.infer<typeof DocumentIssuer>;

/** The fields every document has of its shipment, as of the moment it was composed. */
const Common = z.object({
  /** Null on documents of earlier versions, which the company issued. */
  issuer: DocumentIssuer.nullable().catch(null),
  shipment_reference: fact,
  own_reference: fact,
  booking_reference: fact,
  place_of_issue: fact,
  shipper: DocumentParty,
  consignee: DocumentParty,
  notify_party: DocumentParty,
  cargo: part({
    description: fact,
    weight_kg: figure,
    dimensions_cm: fact,
    value_cents: figure,
    currency: z.string().catch('USD'),
    dangerous_goods: flag,
    temperature_controlled: flag,
    fragile: flag,
    lines: z.array(DocumentLine).catch([]),
    totals: Totals,
  }),
  transport: part({
    mode: z.enum(TRANSPORT_MODES).nullable().catch(null),
    service_type: fact,
    from: fact,
    to: fact,
    legs: z
      .array(
        z.object({
          mode: z.enum(TRANSPORT_MODES),
          /** Missing where it is the mode's default. */
          vehicle: z.enum(VEHICLES).optional(),
          from: z.string(),
          to: z.string(),
        }),
      )
      .catch([]),
    estimated_delivery: fact,
    /** Sea only. */
    vessel: fact,
    voyage: fact,
    /** Air only. */
    flight: fact,
  }),
});
export type CommonData = z.infer<typeof Common>;

export const BillOfLadingData = Common.extend({
  to_order: flag,
  /** The capacity in which the issuer signs. Null on bills of earlier versions, which name the ocean carrier as carrier. */
  signed_as: z.literal('carrier').nullable().catch(null),
  /** The ocean carrier. */
  carrier: fact,
  place_of_receipt: fact,
  port_of_loading: fact,
  port_of_discharge: fact,
  place_of_delivery: fact,
  /** To whom the consignee turns at the destination. Null on bills of earlier versions, which do not state it. */
  delivery_agent: DocumentParty.nullable().default(null),
  /** 'YYYY-MM-DD' */
  on_board_date: fact,
  cargo_movement: z.enum(CARGO_MOVEMENTS).nullable().catch(null),
  containers: Containers,
  freight_terms,
  release: z.enum(BILL_RELEASES).catch('original'),
  /** 0 for a sea waybill. */
  originals_count: z.number().catch(3),
});
export type BillOfLadingData = z.infer<typeof BillOfLadingData>;

export const AirWaybillData = Common.extend({
  air_waybill_number: fact,
  carrier: fact,
  airport_of_departure: fact,
  airport_of_destination: fact,
  /** 'YYYY-MM-DD' */
  flight_date: fact,
  chargeable_kg: figure,
  freight_terms,
  /** ISO 4217, of the charges. */
  charges_currency: fact,
  /** The issuing carrier's agent. Null on documents of earlier versions. */
  agent_name: fact,
  agent_city: fact,
  agent_iata_code: fact,
  /** 'NVD': no value declared. */
  declared_value_for_carriage: z.string().catch('NVD'),
  /** 'NCV': no commercial value declared. */
  declared_value_for_customs: z.string().catch('NCV'),
});
export type AirWaybillData = z.infer<typeof AirWaybillData>;

/** Its carrier is the issuer: the contract of carriage is with us. */
export const CmrNoteData = Common.extend({
  place_of_taking_over: fact,
  /** 'YYYY-MM-DD', local to the place of taking over. */
  taking_over_day: fact,
  place_of_delivery: fact,
  /** The haulier that we subcontract. */
  haulier: fact,
  freight_terms,
  attached_documents: fact,
  sender_instructions: fact,
});
export type CmrNoteData = z.infer<typeof CmrNoteData>;

export const CommercialInvoiceData = Common.extend({
  invoice_number: fact,
  payment_terms: fact,
  /** Incoterm with named place and edition. */
  incoterm: fact,
  total_cents: figure,
});
export type CommercialInvoiceData = z.infer<typeof CommercialInvoiceData>;

export const PackingListData = Common.extend({
  invoice_number: fact,
  net_weight_kg: figure,
  gross_weight_kg: figure,
  containers: Containers,
});
export type PackingListData = z.infer<typeof PackingListData>;

export const CertificateOfOriginData = Common.extend({
  invoice_number: fact,
  country_of_origin: fact,
});
export type CertificateOfOriginData = z.infer<typeof CertificateOfOriginData>;

export const InsuranceCertificateData = Common.extend({
  insurer: fact,
  policy_number: fact,
  insured_cents: figure,
  /** What the insured value is 110% of, in the currency of the cargo. Null on certificates of earlier versions. */
  goods_cents: figure,
  /** Added where the value of the goods does not include it; null where the price is not confirmed or no exchange rate is known. */
  freight_cents: figure,
  /** The price in its own currency, and the rate that converted it; null where it is in that of the cargo. */
  freight_converted: z
    .object({ price: z.object({ amount: z.number(), currency: z.string() }), exchange: AppliedRate })
    .nullable()
    .catch(null),
  /** The currency of a confirmed price for which no exchange rate is known. */
  freight_unconverted: fact,
  freight: z.enum(['included', 'added', 'unknown']).nullable().catch(null),
  clauses: z.enum(CARGO_CLAUSES).nullable().catch(null),
  claims_payable_at: fact,
});
export type InsuranceCertificateData = z.infer<typeof InsuranceCertificateData>;

/** What arrives: after a transhipment another vessel than the one that was loaded. */
const Arriving = Common.extend({
  /** Of the main carriage; null while it is not planned. */
  mode: z.enum(TRANSPORT_MODES).nullable().catch(null),
  /** The number of the bill of lading, sea waybill or air waybill. */
  transport_document: fact,
  /** Of the bill of lading; null by other modes. */
  release: z.enum(BILL_RELEASES).nullable().catch(null),
  /** 'YYYY-MM-DD' */
  surrendered_on: fact,
  carrier: fact,
  vessel: fact,
  voyage: fact,
  flight: fact,
  place_of_loading: fact,
  place_of_discharge: fact,
  place_of_delivery: fact,
  /** 'YYYY-MM-DD', local to the place of discharge; an estimate until it has arrived. */
  arrival_day: fact,
  has_arrived: flag,
  /** `free_days`: calendar days after the discharge without demurrage. */
  equipment: z.array(Container.extend({ free_days: figure })).catch([]),
  collection_place: fact,
});
export type ArrivingData = z.infer<typeof Arriving>;

export const ArrivalNoticeData = Arriving.extend({
  freight_terms,
  /** 'YYYY-MM-DD' */
  available_from: fact,
});
export type ArrivalNoticeData = z.infer<typeof ArrivalNoticeData>;

export const DeliveryOrderData = Arriving.extend({
  /** The number of the carrier's bill or air waybill, by which terminals know the goods. */
  master_document: fact,
  /** Who collects the goods, usually a haulier; null for the consignee. */
  delivered_to: fact,
  /** By which the terminal releases the goods, such as a PIN. */
  release_reference: fact,
  /** 'YYYY-MM-DD' */
  delivery_until: fact,
  empty_return_place: fact,
});
export type DeliveryOrderData = z.infer<typeof DeliveryOrderData>;

/** The schema of each type's stored fields. */
export const DOCUMENT_DATA = {
  bill_of_lading: BillOfLadingData,
  airway_bill: AirWaybillData,
  cmr_note: CmrNoteData,
  packing_list: PackingListData,
  commercial_invoice: CommercialInvoiceData,
  certificate_of_origin: CertificateOfOriginData,
  insurance_certificate: InsuranceCertificateData,
  arrival_notice: ArrivalNoticeData,
  delivery_order: DeliveryOrderData,
};
export type DocumentData = {
  [Type in keyof typeof DOCUMENT_DATA]: z.infer<(typeof DOCUMENT_DATA)[Type]>;
};
