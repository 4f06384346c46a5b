import { and, asc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { OwedToSuppliers } from '#contract/supplier-bills/bill-records.ts';
import { type CalendarDay, dayInUtc } from '#domain/calendar/calendar-day.ts';
import type { BillPaymentState } from '#domain/supplier-bills/bill-payment.ts';
import type { BillStatus } from '#domain/supplier-bills/bill-status.ts';
import { signedIn } from '../api/call-context.ts';
import type { Connection } from '../database/pool/connection.ts';
import { changedSince } from '../database/statements/changed-since.ts';
import { inOrder, keyedPage, keyOf, newestFirst, seekCondition } from '../database/statements/keyset.ts';
import { organisations } from '../organisations/organisations-table.ts';
import { profiles } from '../people/profiles-table.ts';
import { type Reader, readerOf } from '../shipment-records/reader.ts';
import { findBillMatches } from './bill-search.ts';
import { operations } from './operations.ts';
import { BILL_COLUMNS, presentRow } from './present.ts';
import { supplierBills } from './supplier-bills-table.ts';
import { isBillOfReader } from './visible-bills.ts';

const NEWEST = newestFirst('supplierBills.list', supplierBills);

export const list = operations.list.handler(async ({ input, context }) => {
  const { db } = context.database;
  const { status, payment, after, limit, updated_since } = input;
  const selected = await selectedBills(db, input, readerOf(signedIn(context)));
  const rows = await listRows(db, { selected, status, payment, updated_since, after, limit });
  const { page, next } = keyedPage(rows, limit);
  const isFirstPage = after === undefined && updated_since === undefined;
  return {
    supplier_bills: page.map(presentRow),
    next,
    owed: isFirstPage ? await listOwed(db, selected, dayInUtc(context.now())) : null,
  };
});

/** The bills of a supplier and a search that the reader may see. */
async function selectedBills(
  connection: Connection,
  { q, supplier_id }: { q?: string | undefined; supplier_id?: string | undefined },
  reader: Reader,
): Promise<SQL | undefined> {
  return and(
    supplier_id ? eq(supplierBills.supplier_id, supplier_id) : undefined,
    q ? await findBillMatches(connection, q) : undefined,
    isBillOfReader(reader),
  );
}

interface Wanted {
  selected: SQL | undefined;
  status: BillStatus | undefined;
  payment: BillPaymentState | undefined;
  updated_since: Date | undefined;
  after: string | undefined;
  limit: number;
}

function listRows(
  connection: Connection,
  { selected, status, payment, updated_since, after, limit }: Wanted,
) {
  return connection
    .select({ ...BILL_COLUMNS, key: keyOf(NEWEST) })
    .from(supplierBills)
    .innerJoin(organisations, eq(organisations.id, supplierBills.supplier_id))
    .leftJoin(profiles, eq(profiles.user_id, supplierBills.recorded_by))
    .where(
      and(
        status && eq(supplierBills.status, status),
        payment && (payment === 'paid' ? isNotNull(supplierBills.paid_on) : isUnpaid),
        selected,
        changedSince(supplierBills.updated_at, updated_since),
        seekCondition(NEWEST, after),
      ),
    )
    .orderBy(...inOrder(NEWEST))
    .limit(limit + 1);
}

/** As the index of unpaid bills has it: with literals, because a generic plan can’t use the index for parameters. */
const isUnpaid = and(sql`${supplierBills.status} = 'approved'`, isNull(supplierBills.paid_on));

/** What the unpaid ones of these bills come to by currency, and what of it was due before today. */
async function listOwed(
  connection: Connection,
  selected: SQL | undefined,
  today: CalendarDay,
): Promise<OwedToSuppliers[]> {
  const { currency, due_on } = supplierBills;
  const total = sql`${supplierBills.amount} + ${supplierBills.vat}`;
  const rows = await connection
    .select({
      currency,
      count: sql<number>`count(*)`.mapWith(Number),
      amount: sql<number>`sum(${total})`.mapWith(Number),
      overdue: sql<number>`coalesce(sum(${total}) filter (where ${due_on} < ${today}), 0)`.mapWith(Number),
    })
    .from(supplierBills)
    .where(and(isUnpaid, selected))
    .groupBy(currency)
    .orderBy(asc(currency));
  return rows.map(({ currency, count, ...sums }) => ({
    count,
    amount: { amount: sums.amount, currency },
    overdue: { amount: sums.overdue, currency },
  }));
}
