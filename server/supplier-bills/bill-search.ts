import { and, eq, like, or, type SQL, sql } from 'drizzle-orm';
import { billNumberKey } from '#domain/supplier-bills/bill-number.ts';
import type { Connection } from '../database/pool/connection.ts';
import { anyOf } from '../database/statements/any-of.ts';
import { holdsWords } from '../database/statements/normalize-text.ts';
import { organisations } from '../organisations/organisations-table.ts';
import { hasNumberBeginning } from '../shipment-records/number-beginning.ts';
import { shipments } from '../shipment-records/shipments-table.ts';
import { supplierBillLines } from './supplier-bill-lines-table.ts';
import { supplierBills } from './supplier-bills-table.ts';

/** Up to this many, the bills that were found are read by their ids. More are so common that the list is read in its order. */
const FEW = 1_000;

/**
 * Matches bills by the beginning of their number, by words of the supplier’s name, or by the beginning of the tracking number of a
 * line’s shipment. Each is searched by its own index first, because a condition over the joined tables would read all bills.
 */
export async function findBillMatches(connection: Connection, typed: string): Promise<SQL> {
  const [numbered, suppliers, shipped] = await Promise.all([
    ofNumber(connection, typed),
    findSuppliers(connection, typed),
    ofShipment(connection, typed),
  ]);
  return or(
    numbered,
    suppliers.length > 0 ? anyOf(supplierBills.supplier_id, suppliers) : undefined,
    shipped,
    sql`false`,
  ) as SQL;
}

async function ofNumber(connection: Connection, typed: string): Promise<SQL | undefined> {
  const key = billNumberKey(typed);
  if (key === '') return undefined;
  // Letters and digits only, so nothing in it is a wildcard.
  const condition = like(supplierBills.number_key, `${key}%`);
  const found = await connection
    .select({ id: supplierBills.id })
    .from(supplierBills)
    .where(condition)
    .limit(FEW + 1);
  return byIds(found, condition);
}

async function ofShipment(connection: Connection, typed: string): Promise<SQL | undefined> {
  const condition = hasNumberBeginning(typed);
  if (!condition) return undefined;
  const found = await connection
    .select({ id: supplierBillLines.bill_id })
    .from(supplierBillLines)
    .innerJoin(shipments, eq(shipments.id, supplierBillLines.shipment_id))
    .where(condition)
    .limit(FEW + 1);
  const isMatch = and(eq(supplierBillLines.bill_id, supplierBills.id), condition);
  return byIds(
    found,
    sql`exists (select from ${supplierBillLines}
      join ${shipments} on ${shipments.id} = ${supplierBillLines.shipment_id} where ${isMatch})`,
  );
}

function byIds(found: readonly { id: string }[], condition: SQL): SQL | undefined {
  if (found.length > FEW) return condition;
  return found.length > 0
    ? anyOf(
        supplierBills.id,
        found.map(({ id }) => id),
      )
    : undefined;
}

/** The suppliers with these words in their names. They are read one by one from the index of bills, as there are few. */
async function findSuppliers(connection: Connection, typed: string): Promise<string[]> {
  const named = holdsWords(sql`${organisations.name}`, typed);
  if (!named) return [];
  const found = await connection.execute<{ id: string }>(sql`
    with recursive suppliers(id) as (
      (select supplier_id from supplier_bills order by supplier_id limit 1)
      union all
      select (select supplier_id from supplier_bills where supplier_id > suppliers.id order by supplier_id limit 1)
      from suppliers where suppliers.id is not null)
    select ${organisations.id} from suppliers join ${organisations} on ${organisations.id} = suppliers.id
    where ${named}`);
  return found.map(({ id }) => id);
}
