import { Secret, TOTP } from 'otpauth';
import { DAY_MS } from '#domain/calendar/durations.ts';
import { newTrackingNumber } from '#domain/shipments/tracking-number.ts';
import { insertAmendment } from '#server/amendments/amendments-table.ts';
import { passkeys } from '#server/auth/passkeys/passkeys-table.ts';
import {
  insertCarrierBooking,
  replaceBookedShipments,
} from '#server/carrier-bookings/carrier-bookings-table.ts';
import { carrierCosts } from '#server/carrier-bookings/carrier-costs-table.ts';
import { newId } from '#server/database/statements/columns.ts';
import { shippingDocuments } from '#server/documents/shipping-documents-table.ts';
import { exceptions } from '#server/exceptions/exceptions-table.ts';
import { insertFile } from '#server/files/shipment-files-table.ts';
import { insertImport } from '#server/imports/imports-table.ts';
import { invoiceLines, invoices } from '#server/invoices/invoices-table.ts';
import { milestoneRow } from '#server/milestones/milestone-rows.ts';
import { insertMilestones, insertOverride } from '#server/milestones/milestones-table.ts';
import { members } from '#server/organisations/members-table.ts';
import { insertBalances } from '#server/organisations/opening-balances-table.ts';
import { profiles } from '#server/people/profiles-table.ts';
import { users } from '#server/people/users-table.ts';
import { quotes } from '#server/quotes/quotes-table.ts';
import { insertContract } from '#server/rates/rates-for-tests.ts';
import { tasks } from '#server/tasks/tasks-table.ts';
import { TEST_PASSWORD, type TestApp, type TestPerson } from '#server/test-app.ts';
import { appendChunk, insertUpload } from '#server/uploads/uploads-table.ts';

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
  const { word, origin_city, digit } = traits;
  const { database } = product;
  const { user_id, organisation_id, email } = customer;
  const figure = Number(String(digit).repeat(8));
  const now = new Date();

  await customer.request('POST', '/api/people/profile', {
    full_name: `${word} Person`,
    company_name: `${word} Company`,
  });
  const booked = await customer.request('POST', '/api/functions/create-shipment', bookingOf(traits));
  if (booked.statusCode !== 201) throw new Error(`${word} could not book: ${booked.body}`);
  const { id: shipment_id, tracking_number } = booked.json();
  await database.sql`
    update shipments set cost_cents = ${figure}, cargo_value_cents = ${figure + 1}, price_status = 'confirmed',
      price_note = ${`${word} price note`} where id = ${shipment_id}`;

  const colleague = { id: newId(), email: `colleague-${digit}@test.example` };
  await database.db.insert(users).values(colleague);
  await database.db.insert(profiles).values({ user_id: colleague.id, full_name: 'A Colleague' });
  const [member] = await database.db
    .insert(members)
    .values({ organisation_id, user_id: colleague.id, permissions: ['view'] })
    .returning({ id: members.id });

  await customer.request('POST', `/api/shipments/${tracking_number}/messages`, { text: `${word} message` });
  const file_id = newId();
  await database.transaction((transaction) =>
    insertFile(
      transaction,
      {
        id: file_id,
        shipment_id,
        name: `${word} file.pdf`,
        kind: 'other',
        visibility: 'customer',
        media_type: 'application/pdf',
        size: 8,
        author_id: user_id,
        side: 'customer',
      },
      Buffer.from('%PDF-1.4'),
    ),
  );
  const carrier_booking = await database.transaction(async (transaction) => {
    const made = await insertCarrierBooking(transaction, { carrier: 'Northwind Lines', kind: 'direct' });
    await replaceBookedShipments(transaction, made.id, [shipment_id]);
    return made;
  });
  const carrier_cost_id = newId();
  await database.db.insert(carrierCosts).values({
    id: carrier_cost_id,
    carrier_booking_id: carrier_booking.id,
    charge_code: 'FRT',
    description: 'Freight',
    amount: 100,
    currency: 'USD',
    basis: 'equal',
  });
  const [exception_id, other_exception_id, task_id] = [newId(), newId(), newId()];
  await database.db.insert(exceptions).values(
    [exception_id, other_exception_id].map((exception, place) => ({
      id: exception,
      shipment_id,
      code: 'DAMAGE' as const,
      object: `Box ${place}`,
      severity: 'low' as const,
      customer_text: `${word} exception`,
      raised_at: now,
    })),
  );
  await database.db
    .insert(tasks)
    .values({ id: task_id, shipment_id, title: `${word} task`, created_at: now });
  const tariff_id = await insertContract(database, { organisation_id, user_id, word });
  const import_id = newId();
  await database.transaction((transaction) =>
    insertImport(transaction, {
      id: import_id,
      kind: 'contacts',
      mode: 'good',
      dry_run: true,
      status: 'completed',
      phase: 'done',
      file_name: 'contacts.csv',
      mapping: {},
    }),
  );
  const reported = {
    shipment_id,
    object_kind: 'shipment' as const,
    leg_id: null,
    leg_sequence: null,
    equipment_number: null,
    code: 'ARRI' as const,
    classifier: 'EST' as const,
    occurred_at: new Date(),
    utc_offset: null,
    unlocode: 'NLRTM',
    facility: `${word} terminal`,
    source: 'carrier' as const,
    source_reference: '',
    reported_at: null,
    received_at: new Date(),
    document_type: '',
    document_reference: '',
    reason: `${word} delay`,
    recorded_by: null,
  };
  const milestone = milestoneRow(reported);
  const chosen = milestoneRow({ ...reported, code: 'DEPA' });
  await database.transaction(async (transaction) => {
    await insertMilestones(transaction, [milestone, chosen]);
    await insertOverride(transaction, {
      milestone_id: chosen.id,
      reason: `${word} log`,
      overridden_at: new Date(),
    });
  });
  const amendment_ids: string[] = [];
  for (const fragile of [true, false]) {
    const amendment = await database.transaction((transaction) =>
      insertAmendment(transaction, {
        shipment_id,
        changes: { fragile },
        difference: { fragile: [!fragile, fragile] },
        reason: `${word} reason`,
        requested_by: user_id,
      }),
    );
    amendment_ids.push(amendment.id);
  }
  const upload_id = newId();
  const content = Buffer.from('%PDF-1.4\n');
  await database.transaction(async (transaction) => {
    await insertUpload(transaction, {
      id: upload_id,
      user_id,
      name: `${word} upload.pdf`,
      size: content.length,
    });
    await appendChunk(transaction, { upload_id, start: 0, content });
  });
  const invoice = { id: newId(), number: `INV-2026-00000${digit}` };
  const billed = {
    shipment_id,
    organisation_id,
    amount_cents: figure + 2,
    issuer: { legal_name: 'Groundswell B.V.', address: ['Voorbeeldkade 18'], vat_id: 'NL000000000B00' },
    billed_to: { full_name: `${word} Person`, company_name: `${word} Company`, email, vat_id: null },
    shipment_summary: {
      origin_city,
      origin_country: 'US',
      destination_city: 'Rotterdam',
      destination_country: 'NL',
      cargo_description: `${word} cargo`,
      cargo_weight: 1200,
      transport_mode: 'sea' as const,
    },
    issued_at: now,
    due_at: new Date(now.getTime() + 30 * DAY_MS),
  };
  const paid_id = newId();
  const credit_note_number = `CN-2026-00000${digit}`;
  await database.db.insert(invoices).values([
    { ...billed, ...invoice },
    {
      ...billed,
      id: paid_id,
      number: `INV-2026-00010${digit}`,
      status: 'Paid' as const,
      paid_at: now,
      credited_cents: 100,
      overpaid_cents: 100,
    },
    {
      ...billed,
      id: newId(),
      number: credit_note_number,
      kind: 'credit_note' as const,
      status: 'Issued' as const,
      credits_invoice_id: paid_id,
      credit_reason: `${word} reason`,
      amount_cents: 100,
    },
  ]);
  await database.db.insert(invoiceLines).values({
    invoice_id: invoice.id,
    line_order: 1,
    description: `${word} freight`,
    amount_cents: figure + 2,
  });

  const document = { id: newId(), document_number: `BL-${word.toUpperCase()}-1` };
  await database.db.insert(shippingDocuments).values({
    ...document,
    shipment_id,
    document_type: 'bill_of_lading',
    document_data: { shipper: `${word} Shipper`, tracking_number },
    status: 'issued',
    issued_at: now,
  });

  const shared = await customer.request('POST', `/api/shipments/${tracking_number}/share-links`, {
    expires_at: new Date(now.getTime() + DAY_MS),
    show: ['map', 'events'],
  });

  const contact = await customer.request('POST', `/api/organisations/${organisation_id}/address-book`, {
    name: `${word} Partner`,
    address: `${word} Street 3`,
  });
  const template = await customer.request('POST', '/api/booking-templates', {
    name: `${word} template`,
    tracking_number,
  });

  const webhook = await customer.request('POST', '/api/webhooks', {
    url: `https://${word.toLowerCase()}.example/events`,
    // Without those of invoices, which need `money` too.
    events: ['shipment.*', 'quote.*'],
  });
  const webhook_id = webhook.json().id;
  const balance_id = newId();
  await product.database.transaction((transaction) =>
    insertBalances(transaction, [
      {
        id: balance_id,
        organisation_id: customer.organisation_id,
        reference: `${word} 4711`,
        amount_cents: 100,
        currency: 'EUR',
        issued_on: '2026-01-01',
        due_on: '2026-01-31',
      },
    ]),
  );
  const api_key = await customer.request('POST', '/api/api-keys', {
    name: `${word} key`,
    scopes: ['shipments:read'],
  });
  const deliveries = ['1', '2'].map(() => customer.request('POST', `/api/webhooks/${webhook_id}/test`));
  const [delivery] = await Promise.all(deliveries);

  const open_quotes = ['1', '2'].map((which) => ({
    id: newId(),
    reference: `GQ${digit}0000000${which}`,
    organisation_id,
    email,
    contact_name: `${word} Contact`,
    company_name: `${word} Company`,
    origin_city,
    origin_country: 'US',
    destination_city: 'Rotterdam',
    destination_country: 'NL',
    cargo_description: `${word} quoted cargo ${which}`,
    cargo_weight: 1200,
    estimated_cost_cents: figure + 3,
    status: 'approved' as const,
    offered_cents: figure + 4,
    offered_mode: 'sea' as const,
    offer_note: `${word} note`,
    valid_until: new Date(now.getTime() + DAY_MS),
    answered_at: now,
  }));
  await database.db.insert(quotes).values(open_quotes);

  await product.visitor.request(
    'POST',
    '/api/people/sign-in',
    { email, password: TEST_PASSWORD },
    { 'user-agent': `${word}Browser/${figure}` },
  );
  const [notification] = await database.sql`
    select id from notifications where user_id = ${user_id} order by id limit 1`;
  const [session] = await database.sql`
    select id from sessions where user_id = ${user_id} and user_agent = ${`${word}Browser/${figure}`}`;

  const passkey = { id: newId(), credential_id: `${word}-credential`, name: `${word} passkey` };
  await database.db.insert(passkeys).values({
    ...passkey,
    user_id,
    public_key: Buffer.from(word),
    counter: figure + 5,
    transports: ['hybrid'],
    multi_device: true,
    backed_up: true,
  });

  const begun = await customer.request('POST', '/api/people/second-factor/key');
  return {
    user_id,
    organisation_id,
    member_id: member?.id ?? '',
    file_id,
    upload_id,
    email,
    shipment_id,
    tracking_number,
    invoice_id: invoice.id,
    invoice_number: invoice.number,
    credit_note_number,
    document_id: document.id,
    document_number: document.document_number,
    notification_id: notification?.id,
    quote_id: open_quotes[0]?.id ?? '',
    other_quote_id: open_quotes[1]?.id ?? '',
    quote_reference: open_quotes[0]?.reference ?? '',
    session_id: session?.id,
    share_link_id: shared.json().id,
    share_token: shared.json().url.split('/s/')[1],
    carrier_booking_id: carrier_booking.id,
    carrier_cost_id,
    exception_id,
    other_exception_id,
    task_id,
    tariff_id,
    import_id,
    contact_id: contact.json().id,
    template_id: template.json().id,
    webhook_id,
    balance_id,
    api_key_id: api_key.json().id,
    delivery_id: delivery?.json().id,
    milestone_id: milestone.id,
    chosen_milestone_id: chosen.id,
    amendment_id: amendment_ids[0] ?? '',
    other_amendment_id: amendment_ids[1] ?? '',
    passkey_id: passkey.id,
    factor_key: begun.json().key,
  };
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
