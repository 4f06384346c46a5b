import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MIGRATIONS } from '../../database/migrations/migrations.ts';
import { compactCounters } from '../../fleet/compact-counters.ts';
import { shipmentOf } from '../../fleet/fleet-for-tests.ts';
import { invoices, type NewInvoice } from '../../invoices/invoices-table.ts';
import { shipmentCharges } from '../../invoices/shipment-charges-table.ts';
import { shipments } from '../../shipment-records/shipments-table.ts';
import { startTestApp, type TestApp } from '../../test-app.ts';
import { organisations } from '../organisations-table.ts';
import { debtsOf } from './debt-counters-table.ts';

const NOW = new Date('2026-03-10T12:00:00Z');
const DUE = ['2026-03-09T23:59:59Z', '2026-03-10T00:00:00Z', '2026-04-01T08:00:00Z'].map(
  (at) => new Date(at),
);
const CURRENCIES = ['USD', 'EUR'];

let product: TestApp;
let clients: string[];
beforeAll(async () => {
  product = await startTestApp();
  clients = await Promise.all(
    Array.from({ length: 3 }, async () => (await product.signIn('customer')).organisation_id),
  );
});
afterAll(() => product.close());

/** What the records say, read one by one. */
function owedByRecords(organisation_id: string) {
  return product.database.sql`
    select currency, sum(due)::float8 as due_cents, sum(overdue)::float8 as overdue_cents, sum(unbilled)::float8 as unbilled_cents
    from (
      select currency, amount_cents - credited_cents - paid_cents as due, 0 as unbilled,
        case when due_at < date_trunc('day', ${NOW}::timestamptz, 'UTC') then amount_cents - credited_cents - paid_cents else 0 end as overdue
      from invoices where organisation_id = ${organisation_id} and status = 'Pending'
      union all
      select currency, 0, cost_cents - billed_cents, 0 from shipments, lateral (
        select coalesce(sum(case kind when 'credit_note' then vat_cents - amount_cents else amount_cents - vat_cents end), 0) as billed_cents
        from invoices where shipment_id = shipments.id and invoices.status <> 'Void') as billing
      where organisation_id = ${organisation_id} and price_status = 'confirmed' and status <> 'cancelled' and cost_cents > billed_cents
      union all
      select s.currency, 0, c.amount_cents, 0 from shipments s join shipment_charges c on c.shipment_id = s.id
      where s.organisation_id = ${organisation_id} and s.status = 'cancelled'
        and c.side = 'sell' and c.status not in ('reversed', 'invoiced') and c.reason <> ''
    ) as owed
    group by currency having sum(due) <> 0 or sum(unbilled) <> 0 order by currency`;
}

async function compare() {
  for (const client of clients) {
    const counted = await debtsOf(product.database.db, client, NOW);
    expect(counted.filter((one) => one.due_cents !== 0 || one.unbilled_cents !== 0)).toEqual([
      ...(await owedByRecords(client)),
    ]);
  }
}

const one = <Value>(values: readonly Value[]) => values[Math.floor(Math.random() * values.length)] as Value;
const cents = () => Math.floor(Math.random() * 9_000);
const compact = () => compactCounters(product.dependencies)({});

let numbers = 0;
function invoiceOf(shipment_id: string, change: Partial<NewInvoice> = {}): NewInvoice {
  numbers += 1;
  return {
    number: `INV-${numbers}`,
    shipment_id,
    organisation_id: one(clients),
    amount_cents: 10_000,
    vat_cents: one([0, 1_900]),
    currency: one(CURRENCIES),
    issued_at: NOW,
    due_at: one(DUE),
    shipment_summary: {} as NewInvoice['shipment_summary'],
    ...change,
  };
}

async function book(change: Partial<typeof shipments.$inferInsert> = {}): Promise<string> {
  const [made] = await product.database.db
    .insert(shipments)
    .values(
      shipmentOf({
        organisation_id: one([...clients, null]),
        status: one(['confirmed', 'cancelled', 'delivered']),
        price_status: one(['confirmed', 'indicative']),
        currency: one(CURRENCIES),
        ...change,
      }),
    )
    .returning({ id: shipments.id });
  return (made as { id: string }).id;
}

test('counted debts match the records after concurrent writes, with compaction in between', async () => {
  const { db } = product.database;
  const booked: string[] = [];
  const any = () => eq(shipments.id, one(booked));
  const charged = () => eq(shipmentCharges.shipment_id, one(booked));
  const billed = () => eq(invoices.shipment_id, one(booked));
  let order = 0;
  const writes = [
    async () => booked.push(await book()),
    () =>
      db
        .update(shipments)
        .set({ cost_cents: cents() * 3 })
        .where(any()),
    () =>
      db
        .update(shipments)
        .set({ status: one(['confirmed', 'cancelled']) })
        .where(any()),
    () =>
      db
        .update(shipments)
        .set({ price_status: one(['confirmed', 'indicative']) })
        .where(any()),
    () =>
      db
        .update(shipments)
        .set({ organisation_id: one([...clients, null]), currency: one(CURRENCIES) })
        .where(inArray(shipments.id, [one(booked), one(booked)])),
    () => db.update(shipments).set({ cargo_weight: 7 }).where(any()),
    async () => {
      const shipment_id = one(booked);
      const [made] = await db.insert(invoices).values(invoiceOf(shipment_id)).returning();
      if (Math.random() < 0.5) return;
      await db.insert(invoices).values(
        invoiceOf(shipment_id, {
          kind: 'credit_note',
          status: 'Issued',
          credits_invoice_id: (made as { id: string }).id,
          amount_cents: 2_000,
          vat_cents: 300,
        }),
      );
      await db
        .update(invoices)
        .set({ credited_cents: 2_000 })
        .where(eq(invoices.id, (made as { id: string }).id));
    },
    () =>
      db
        .update(invoices)
        .set({ status: 'Void', voided_at: NOW })
        .where(inArray(invoices.id, db.select({ id: invoices.id }).from(invoices).where(billed()).limit(1)))
        .catch(() => {}),
    () =>
      db
        .update(invoices)
        .set({ paid_cents: cents() % 4_000 })
        .where(and(billed(), eq(invoices.status, 'Pending'), eq(invoices.kind, 'invoice')))
        .catch(() => {}),
    () =>
      db
        .update(invoices)
        .set({ status: 'Paid', paid_at: NOW })
        .where(billed())
        .catch(() => {}),
    () =>
      db
        .update(invoices)
        .set({ organisation_id: one([...clients, null]) })
        .where(billed()),
    () =>
      db
        .delete(invoices)
        .where(billed())
        .catch(() => {}),
    () =>
      db.insert(shipmentCharges).values({
        shipment_id: one(booked),
        charge_order: order++,
        description: 'Storage',
        amount_cents: cents() - 2_000,
        side: one(['sell', 'buy']),
        reason: one(['', 'Stored for three weeks']),
      }),
    () =>
      db
        .update(shipmentCharges)
        .set({ status: one(['approved', 'reversed', 'invoiced']), amount_cents: cents() })
        .where(charged()),
    () => db.delete(shipmentCharges).where(charged()),
    () =>
      db
        .delete(shipments)
        .where(any())
        .catch(() => {}),
    compact,
  ] as const;
  for (let booking = 0; booking < 6; booking++) booked.push(await book());
  for (let round = 0; round < 120; round++)
    await Promise.all(Array.from({ length: 4 }, () => one(writes)().catch(isGone)));
  await compare();
  await Promise.all([compact(), compact()]);
  await compare();
  const [longest] = await product.database.sql`
    select count(*)::int as rows from debt_counters group by organisation_id, currency, due_on order by 1 desc limit 1`;
  expect(longest?.rows).toBe(1);
});

/** A random write may concern a deleted shipment, or deadlock with another one. */
function isGone(error: { cause?: { code?: string } }) {
  if (!['23503', '23505', '23514', '40P01'].includes(error.cause?.code ?? '')) throw error;
}

test('an invoice that is issued while the price changes is subtracted from the price that is committed', async () => {
  const shipment_id = await book({
    organisation_id: clients[0] as string,
    price_status: 'confirmed',
    status: 'confirmed',
    cost_cents: 10_000,
  });
  const { db, sql, transaction } = product.database;
  let invoiced: Promise<unknown> | undefined;
  await transaction(async (pricing) => {
    await pricing.update(shipments).set({ cost_cents: 4_000 }).where(eq(shipments.id, shipment_id));
    invoiced = db
      .insert(invoices)
      .values(invoiceOf(shipment_id, { vat_cents: 0 }))
      .execute();
    await expect
      .poll(
        () =>
          sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      .toHaveLength(1);
  });
  await invoiced;
  await compare();
});

test('a booking that is deleted with its charges owes nothing', async () => {
  const shipment_id = await book({ organisation_id: clients[1] as string, status: 'cancelled' });
  await product.database.db.insert(shipmentCharges).values({
    shipment_id,
    charge_order: 0,
    description: 'Cancellation fee',
    amount_cents: 5_000,
    reason: 'Cancelled on the day of departure',
  });
  await compare();
  await product.database.db.delete(shipments).where(eq(shipments.id, shipment_id));
  await compare();
});

test('the migration adds what the triggers have not counted, however much they have', async () => {
  const { sql, db } = product.database;
  await sql`delete from debt_counters where organisation_id = ${clients[0] as string} or amount_cents > 3000`;
  // It is older than part payments.
  await sql`update invoices set paid_cents = 0`;
  await sql.unsafe(await readFile(join(MIGRATIONS, '0109_debt_sums.sql'), 'utf8'));
  await compare();
  await db.delete(organisations).where(eq(organisations.id, clients[0] as string));
  await sql`delete from debt_counters`;
  await sql.unsafe(await readFile(join(MIGRATIONS, '0109_debt_sums.sql'), 'utf8'));
  await compare();
});
