import { DAY_MS } from '#domain/calendar/durations.ts';
import { newId } from '#server/database/statements/columns.ts';
import { insertImport } from '#server/imports/imports-table.ts';
import { invoiceLines } from '#server/invoices/invoice-lines-table.ts';
import { invoices } from '#server/invoices/invoices-table.ts';
import { insertAllocations, insertPayment } from '#server/invoices/payments/payments-table.ts';
import { members } from '#server/organisations/members-table.ts';
import { insertBalances } from '#server/organisations/opening-balances-table.ts';
import { profiles } from '#server/people/profiles-table.ts';
import { users } from '#server/people/users-table.ts';
import { quotes } from '#server/quotes/quotes-table.ts';
import { insertContract } from '#server/rates/rates-for-tests.ts';
import type { Booked, Owner } from './owner.ts';

/** An invited colleague. */
export async function createMember({ product: { database }, customer, traits }: Owner) {
  const { organisation_id } = customer;
  const { digit } = traits;
  const colleague = { id: newId(), email: `colleague-${digit}@test.example` };
  await database.db.insert(users).values(colleague);
  await database.db.insert(profiles).values({ user_id: colleague.id, full_name: 'A Colleague' });
  const [member] = await database.db
    .insert(members)
    .values({ organisation_id, user_id: colleague.id, permissions: ['view'] })
    .returning({ id: members.id });
  return { member_id: member?.id ?? '' };
}

/** The contract of the company, and an import by staff. */
export async function createTariffAndImport({ product: { database }, customer, traits }: Owner) {
  const { organisation_id, user_id } = customer;
  const { word } = traits;
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
  return { tariff_id, import_id };
}

/** An unpaid invoice, and a paid one with its payment and a credit note. */
export async function createInvoices(booked: Booked) {
  const { product, customer, traits, figure, now, shipment_id } = booked;
  const { database } = product;
  const { organisation_id, email } = customer;
  const { word, origin_city, digit } = traits;
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
    // Overdue, so that it can be reminded of.
    { ...billed, ...invoice, due_at: new Date(now.getTime() - 10 * DAY_MS) },
    {
      ...billed,
      id: paid_id,
      number: `INV-2026-00010${digit}`,
      status: 'Paid' as const,
      paid_at: now,
      credited_cents: 100,
      overpaid_cents: 100,
      paid_cents: billed.amount_cents,
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
  const [payment_id, refunded_payment_id, refund_id] = [newId(), newId(), newId()];
  await database.transaction(async (transaction) => {
    await insertPayment(transaction, {
      id: payment_id,
      organisation_id,
      amount_cents: billed.amount_cents + 1,
      allocated_cents: billed.amount_cents,
      currency: 'USD',
      received_at: now,
      reference: `${word} transfer`,
    });
    await insertPayment(transaction, {
      id: refunded_payment_id,
      organisation_id,
      amount_cents: 2,
      allocated_cents: 0,
      refunded_cents: 1,
      refunds: [
        {
          id: refund_id,
          amount_cents: 1,
          refunded_at: now.toISOString(),
          reference: `${word} refund`,
          reason: `${word} reason`,
          reversed_at: null,
          reversal_reason: null,
        },
      ],
      currency: 'USD',
      received_at: now,
      reference: `${word} transfer`,
    });
    await insertAllocations(transaction, [
      { payment_id, invoice_id: paid_id, amount_cents: billed.amount_cents, allocated_at: now },
    ]);
  });
  return {
    payment_id,
    refunded_payment_id,
    refund_id,
    invoice_id: invoice.id,
    invoice_number: invoice.number,
    credit_note_number,
  };
}

export async function createContactAndTemplate({ customer, traits, tracking_number }: Booked) {
  const { organisation_id } = customer;
  const { word } = traits;
  const contact = await customer.request('POST', `/api/organisations/${organisation_id}/address-book`, {
    name: `${word} Partner`,
    address: `${word} Street 3`,
  });
  const template = await customer.request('POST', '/api/booking-templates', {
    name: `${word} template`,
    tracking_number,
  });
  return { contact_id: contact.json().id, template_id: template.json().id };
}

export async function createBalance({ product, customer, traits }: Owner) {
  const { word } = traits;
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
  return { balance_id };
}

/** A webhook with deliveries, and an API key. */
export async function createWebhookAndKey({ customer, traits }: Owner) {
  const { word } = traits;
  const webhook = await customer.request('POST', '/api/webhooks', {
    url: `https://${word.toLowerCase()}.example/events`,
    // Without those of invoices, which need `money` too.
    events: ['shipment.*', 'quote.*'],
  });
  const webhook_id = webhook.json().id;
  const api_key = await customer.request('POST', '/api/api-keys', {
    name: `${word} key`,
    scopes: ['shipments:read'],
  });
  const deliveries = ['1', '2'].map(() => customer.request('POST', `/api/webhooks/${webhook_id}/test`));
  const [delivery] = await Promise.all(deliveries);
  return { webhook_id, api_key_id: api_key.json().id, delivery_id: delivery?.json().id };
}

/** With open offers. */
export async function createQuotes({ product: { database }, customer, traits, figure, now }: Owner) {
  const { organisation_id, email } = customer;
  const { word, origin_city, digit } = traits;
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
  return {
    quote_id: open_quotes[0]?.id ?? '',
    other_quote_id: open_quotes[1]?.id ?? '',
    quote_reference: open_quotes[0]?.reference ?? '',
  };
}
