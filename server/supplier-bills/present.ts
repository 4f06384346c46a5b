import { and, asc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { SupplierBill, SupplierBillLine, SupplierBillRow } from '#contract/supplier-bills.ts';
import { varianceOf } from '#domain/supplier-bills/variance.ts';
import { carrierBookings } from '../carrier-bookings/carrier-bookings-table.ts';
import { carrierCosts } from '../carrier-bookings/carrier-costs-table.ts';
import type { Connection } from '../database/pool/connection.ts';
import { organisations } from '../organisations/organisations-table.ts';
import { profiles } from '../people/profiles-table.ts';
import { shipments } from '../shipment-records/shipments-table.ts';
import { supplierBillLines } from './supplier-bill-lines-table.ts';
import { type SupplierBillRecord, supplierBills } from './supplier-bills-table.ts';

/** What statements on bills select, with the supplier and the person who recorded it joined. */
export const BILL_COLUMNS = {
  ...getTableColumns(supplierBills),
  supplier_name: organisations.name,
  recorded_by: profiles.full_name,
};

type SelectedBill = Omit<SupplierBillRecord, 'recorded_by'> & {
  supplier_name: string;
  recorded_by: string | null;
};

export function presentRow({
  supplier_id,
  supplier_name,
  amount,
  expected,
  currency,
  number_key: _,
  ...bill
}: SelectedBill): SupplierBillRow {
  return {
    ...bill,
    supplier: { id: supplier_id, name: supplier_name },
    ...figures({ amount, expected, currency }),
  };
}

/** A bill with its lines. Undefined when `isVisible` excludes it. */
export async function findBill(
  connection: Connection,
  id: string,
  isVisible: SQL | undefined,
): Promise<SupplierBill | undefined> {
  const [bill] = await connection
    .select(BILL_COLUMNS)
    .from(supplierBills)
    .innerJoin(organisations, eq(organisations.id, supplierBills.supplier_id))
    .leftJoin(profiles, eq(profiles.user_id, supplierBills.recorded_by))
    .where(and(eq(supplierBills.id, id), isVisible));
  return bill && { ...presentRow(bill), lines: await presentLines(connection, bill) };
}

/** A bill that the transaction has written. */
export async function presentBill(connection: Connection, id: string): Promise<SupplierBill> {
  const bill = await findBill(connection, id, undefined);
  if (!bill) throw new Error('A supplier bill vanished in its own transaction.');
  return bill;
}

async function presentLines(
  connection: Connection,
  { id, currency }: Pick<SupplierBillRecord, 'id' | 'currency'>,
): Promise<SupplierBillLine[]> {
  const lines = await connection
    .select({
      line: supplierBillLines,
      tracking_number: shipments.tracking_number,
      booking_id: carrierBookings.id,
      booking_name: sql<string>`concat_ws(' ', ${carrierBookings.carrier}, nullif(${carrierBookings.reference}, ''))`,
    })
    .from(supplierBillLines)
    .leftJoin(shipments, eq(shipments.id, supplierBillLines.shipment_id))
    .leftJoin(carrierCosts, eq(carrierCosts.id, supplierBillLines.carrier_cost_id))
    .leftJoin(carrierBookings, eq(carrierBookings.id, carrierCosts.carrier_booking_id))
    .where(eq(supplierBillLines.bill_id, id))
    .orderBy(asc(supplierBillLines.line_order));
  return lines.map(({ line, tracking_number, booking_id, booking_name }) => ({
    charge_code: line.charge_code,
    description: line.description,
    ...figures({ ...line, currency }),
    needs_approval: line.needs_approval,
    tracking_number,
    charge: line.charge_order,
    carrier_booking: booking_id === null ? null : { id: booking_id, name: booking_name },
  }));
}

function figures({ amount, expected, currency }: { amount: number; expected: number; currency: string }) {
  return {
    amount: { amount, currency },
    expected: { amount: expected, currency },
    variance: { amount: varianceOf({ expected, billed: amount }), currency },
  };
}
