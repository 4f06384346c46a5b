import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../database/statements/columns.ts';
import { moveRecords } from '../../organisations/merge/move-records.ts';
import { lockOrganisation } from '../../organisations/organisation-locks.ts';
import { updateOrganisation } from '../../organisations/organisations-table.ts';
import { claimShipments } from '../../quotes/claim-shipments.ts';
import { askFor } from '../../quotes/quotes-for-tests.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../test-app.ts';
import { booked, issue } from '../invoices-for-tests.ts';
import { lockInvoice } from '../lock-invoices.ts';
import { insertPayment } from './payments-table.ts';
import { payInvoice } from './settle-invoice.ts';

let product: TestApp;
let staff: TestPerson;
let customer: TestPerson;
beforeAll(async () => {
  product = await startTestApp();
  staff = await product.signIn('dispatcher');
});
afterAll(() => product.close());

async function invoiced(): Promise<string> {
  customer = await product.signIn('customer');
  const organisation_id = customer.organisation_id as string;
  const tracking_number = await booked(product, staff, { organisation_id });
  return (await issue(staff, tracking_number)).json().number;
}

async function waitForLock(): Promise<void> {
  const waiting = () =>
    product.database
      .sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(waiting).toHaveLength(1);
}

/** Pays an invoice in full while `other` waits for it. Returns the id of the payment. */
async function payDuring(number: string, other: () => Promise<unknown>): Promise<string> {
  const id = newId();
  const { waiting } = await product.database.transaction(async (transaction) => {
    const invoice = await lockInvoice(transaction, number, 'staff');
    if (!invoice) throw new Error(`There is no invoice ${number}.`);
    const begun = other();
    await waitForLock();
    const { organisation_id, amount_cents, currency } = invoice;
    const payment = { id, organisation_id, currency, received_at: new Date(), reference: '' };
    await insertPayment(transaction, { ...payment, amount_cents, allocated_cents: amount_cents });
    await payInvoice(transaction, product.dependencies, invoice, {
      payment,
      amount_cents,
      allocated_at: payment.received_at,
    });
    return { waiting: begun };
  });
  await waiting;
  return id;
}

async function ownersOf(number: string, payment_id: string) {
  const [row] = await product.database.sql`
    select invoices.organisation_id as of_invoice, payments.organisation_id as of_payment
    from invoices, payments where number = ${number} and payments.id = ${payment_id}`;
  return row;
}

test('a payment that is recorded while its company is merged follows its invoice', async () => {
  const number = await invoiced();
  const into = (await product.signIn('customer')).organisation_id;
  const payment_id = await payDuring(number, () =>
    staff.request('POST', `/api/organisations/${customer.organisation_id}/merge`, { into }),
  );
  expect(await ownersOf(number, payment_id)).toEqual({ of_invoice: into, of_payment: into });
});

test('a payment that is recorded while its shipment is claimed follows its invoice', async () => {
  const number = await invoiced();
  const { sql } = product.database;
  const quote_id = await askFor(product, customer.email);
  await sql`update quotes set organisation_id = null where id = ${quote_id}`;
  await sql`update shipments set organisation_id = null, quote_id = ${quote_id}
    where id = (select shipment_id from invoices where number = ${number})`;
  await sql`update invoices set organisation_id = null where number = ${number}`;
  const payment_id = await payDuring(number, () =>
    product.database.transaction((transaction) => claimShipments(transaction, customer, new Date())),
  );
  const { organisation_id } = customer;
  expect(await ownersOf(number, payment_id)).toEqual({
    of_invoice: organisation_id,
    of_payment: organisation_id,
  });
});

test('a payment is not recorded for a company that is being merged', async () => {
  customer = await product.signIn('customer');
  const [from, into] = [
    customer.organisation_id as string,
    (await product.signIn('customer')).organisation_id,
  ];
  const move = { from, into: into as string };
  const { receiving } = await product.database.transaction(async (transaction) => {
    await lockOrganisation(transaction, from);
    const begun = staff.request('POST', `/api/organisations/${from}/payments`, {
      amount: { amount: 100_00, currency: 'USD' },
    });
    // Without waiting for the lock, it would be recorded before the merge ends.
    await Promise.race([begun, waitForLock()]);
    await moveRecords(transaction, move);
    await updateOrganisation(transaction, from, { merged_into: move.into }, new Date());
    return { receiving: begun };
  });
  expect((await receiving).statusCode).toBe(404);
});
