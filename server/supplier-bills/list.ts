import { and, eq } from 'drizzle-orm';
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
  const reader = readerOf(signedIn(context));
  const { page, next } = await listSupplierBills(context.database.db, { ...input, reader });
  return { supplier_bills: page.map(presentRow), next };
});

interface Wanted {
  q?: string | undefined;
  status?: BillStatus | undefined;
  supplier_id?: string | undefined;
  after?: string | undefined;
  limit: number;
  updated_since?: Date | undefined;
  reader: Reader;
}

async function listSupplierBills(
  connection: Connection,
  { q, status, supplier_id, after, limit, updated_since, reader }: Wanted,
) {
  const rows = await connection
    .select({ ...BILL_COLUMNS, key: keyOf(NEWEST) })
    .from(supplierBills)
    .innerJoin(organisations, eq(organisations.id, supplierBills.supplier_id))
    .leftJoin(profiles, eq(profiles.user_id, supplierBills.recorded_by))
    .where(
      and(
        status && eq(supplierBills.status, status),
        supplier_id ? eq(supplierBills.supplier_id, supplier_id) : undefined,
        q ? await findBillMatches(connection, q) : undefined,
        isBillOfReader(reader),
        changedSince(supplierBills.updated_at, updated_since),
        seekCondition(NEWEST, after),
      ),
    )
    .orderBy(...inOrder(NEWEST))
    .limit(limit + 1);
  return keyedPage(rows, limit);
}
