import { Secret, TOTP } from 'otpauth';
import { newTrackingNumber } from '#domain/shipments/tracking-number.ts';
import { newId } from '#server/database/statements/columns.ts';
import type { TestApp, TestPerson } from '#server/test-app.ts';
import {
  createBalance,
  createContactAndTemplate,
  createInvoices,
  createMember,
  createQuotes,
  createTariffAndImport,
  createWebhookAndKey,
} from './belongings/company-records.ts';
import type { Booked, Owner } from './belongings/owner.ts';
import { createFactors, createSession, createUpload } from './belongings/person-records.ts';
import {
  createAmendments,
  createCarrierBooking,
  createDeclarations,
  createDocument,
  createExceptionsAndTask,
  createFile,
  createMilestones,
  createShareLink,
  createSupplierBills,
} from './belongings/shipment-records.ts';

export type Customer = TestPerson;

/** The ids of one customer's records, as others could send them. */
export interface Belongings {
  user_id: string;
  organisation_id: string;
  /** An invited colleague. */
  member_id: string;
  email: string;
  shipment_id: string;
  tracking_number: string;
  invoice_id: string;
  invoice_number: string;
  /** For a paid invoice. */
  credit_note_number: string;
  payment_id: string;
  /** With a refund of what it left on account. */
  refunded_payment_id: string;
  refund_id: string;
  document_id: string;
  document_number: string;
  notification_id: string;
  /** With open offers. */
  quote_id: string;
  other_quote_id: string;
  quote_reference: string;
  /** Not the session of the customer's requests. */
  session_id: string;
  file_id: string;
  /** All of its bytes have arrived. */
  upload_id: string;
  share_link_id: string;
  /** Of a link without documents. */
  share_token: string;
  /** A booking of the shipment with a carrier, which only staff see. */
  carrier_booking_id: string;
  /** A cost of it without shares. */
  carrier_cost_id: string;
  /** A bill for an unexpected cost of the shipment, which only staff see. */
  supplier_bill_id: string;
  /** Another one, which is approved and not paid. */
  approved_bill_id: string;
  /** Another one, which is paid. */
  paid_bill_id: string;
  supplier_id: string;
  tariff_id: string;
  /** A finished dry run, which only staff see. */
  import_id: string;
  /** In the address book of the organisation. */
  contact_id: string;
  template_id: string;
  webhook_id: string;
  /** An unpaid opening balance of the company. */
  balance_id: string;
  api_key_id: string;
  delivery_id: string;
  milestone_id: string;
  /** Open ones, with a text for the customer. */
  declaration_id: string;
  other_declaration_id: string;
  exception_id: string;
  other_exception_id: string;
  task_id: string;
  /** Staff have chosen it over others. */
  chosen_milestone_id: string;
  /** Both are not decided yet. */
  amendment_id: string;
  other_amendment_id: string;
  passkey_id: string;
  /** The key of a second factor that is being set up. */
  factor_key: string;
}

/** Makes a customer's data recognizable: a word and a digit that only they use. */
export interface Traits {
  word: string;
  origin_city: string;
  digit: number;
}

/** Creates one of every kind of record for the customer: through the API where customers can, else as rows. */
export async function createBelongings(
  product: TestApp,
  customer: Customer,
  traits: Traits,
): Promise<Belongings> {
  const { word, digit } = traits;
  const { user_id, organisation_id, email } = customer;
  const figure = Number(String(digit).repeat(8));
  const owner: Owner = { product, customer, traits, figure, now: new Date() };
  await customer.request('POST', '/api/people/profile', {
    full_name: `${word} Person`,
    company_name: `${word} Company`,
  });
  const booked: Booked = { ...owner, ...(await createShipment(owner)) };
  const { shipment_id, tracking_number } = booked;
  const { member_id } = await createMember(owner);
  await customer.request('POST', `/api/shipments/${tracking_number}/messages`, { text: `${word} message` });
  return {
    user_id,
    organisation_id,
    email,
    shipment_id,
    tracking_number,
    member_id,
    ...(await createFile(booked)),
    ...(await createCarrierBooking(booked)),
    ...(await createDeclarations(booked)),
    ...(await createSupplierBills(booked)),
    ...(await createExceptionsAndTask(booked)),
    ...(await createTariffAndImport(owner)),
    ...(await createMilestones(booked)),
    ...(await createAmendments(booked)),
    ...(await createUpload(owner)),
    ...(await createInvoices(booked)),
    ...(await createDocument(booked)),
    ...(await createShareLink(booked)),
    ...(await createContactAndTemplate(booked)),
    ...(await createBalance(owner)),
    ...(await createWebhookAndKey(owner)),
    ...(await createQuotes(owner)),
    ...(await createSession(owner)),
    ...(await createFactors(owner)),
  };
}

async function createShipment({ product, customer, traits, figure }: Owner) {
  const { word } = traits;
  const booked = await customer.request('POST', '/api/functions/create-shipment', bookingOf(traits));
  if (booked.statusCode !== 201) throw new Error(`${word} could not book: ${booked.body}`);
  const { id: shipment_id, tracking_number } = booked.json();
  await product.database.sql`
    update shipments set cost_cents = ${figure}, cargo_value_cents = ${figure + 1}, price_status = 'confirmed',
      price_note = ${`${word} price note`} where id = ${shipment_id}`;
  return { shipment_id, tracking_number };
}

export function bookingOf({ word, origin_city }: Pick<Traits, 'word' | 'origin_city'>) {
  return {
    origin_city,
    origin_country: 'US',
    origin_address: `${word} Street 1`,
    destination_city: 'Rotterdam',
    destination_country: 'NL',
    destination_address: `${word} Street 2`,
    cargo_description: `${word} cargo`,
    cargo_weight: 800,
    special_instructions: `${word} instructions`,
    service_type: 'standard',
    transport_mode: 'sea',
  };
}

/** The current code of an authenticator app with the key. */
export function codeOf(factor_key: string): string {
  return new TOTP({ secret: Secret.fromBase32(factor_key.replaceAll(' ', '')) }).generate();
}

/** Valid ids of records that do not exist; different on every call. */
export function belongingsOfNobody(): Belongings {
  const random = newId().slice(-6);
  return {
    user_id: newId(),
    organisation_id: newId(),
    member_id: newId(),
    email: `nobody-${random}@test.example`,
    shipment_id: newId(),
    tracking_number: newTrackingNumber(Math.random()),
    invoice_id: newId(),
    invoice_number: `INV-2026-${random}`,
    credit_note_number: `CN-2026-${random}`,
    payment_id: newId(),
    refunded_payment_id: newId(),
    refund_id: newId(),
    document_id: newId(),
    document_number: `BL-NOBODY-${random}`,
    notification_id: newId(),
    quote_id: newId(),
    other_quote_id: newId(),
    quote_reference: `GQ-${random}`,
    session_id: newId(),
    file_id: newId(),
    upload_id: newId(),
    share_link_id: newId(),
    share_token: newId(),
    carrier_booking_id: newId(),
    carrier_cost_id: newId(),
    declaration_id: newId(),
    other_declaration_id: newId(),
    supplier_bill_id: newId(),
    approved_bill_id: newId(),
    paid_bill_id: newId(),
    supplier_id: newId(),
    exception_id: newId(),
    other_exception_id: newId(),
    task_id: newId(),
    tariff_id: newId(),
    import_id: newId(),
    contact_id: newId(),
    template_id: newId(),
    webhook_id: newId(),
    balance_id: newId(),
    api_key_id: newId(),
    delivery_id: newId(),
    milestone_id: newId(),
    chosen_milestone_id: newId(),
    amendment_id: newId(),
    other_amendment_id: newId(),
    passkey_id: newId(),
    factor_key: new Secret().base32,
  };
}
