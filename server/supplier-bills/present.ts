import { and, asc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type {
  SupplierBill,
  SupplierBillLine,
  SupplierBillRow,
} from '#contract/supplier-bills/bill-records.ts';
import { billMayBecome } from '#domain/supplier-bills/bill-status.ts';
import { varianceOf } from '#domain/supplier-bills/variance.ts';
import { carrierBookings } from '../carrier-bookings/carrier-bookings-table.ts';
import { carrierCosts } from '../carrier-bookings/carrier-costs-table.ts';
import type { Connection } from '../database/pool/connection.ts';
import { organisations } from '../organisations/organisations-table.ts';
import { profiles } from '../people/profiles-table.ts';
import { shipments } from '../shipment-records/shipments-table.ts';
import { readCosts } from './costs.ts';
import { type JudgedBill, judgeBill } from './judge-bill.ts';
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
  vat,
  expected,
  currency,
  number_key: _key,
  payments: _payments,
  ...bill
}: SelectedBill): SupplierBillRow {
  return {
    ...bill,
    supplier: { id: supplier_id, name: supplier_name },
    vat: { amount: vat, currency },
    total: { amount: amount + vat, currency },
    ...figures({ amount, expected, currency }),
  };
}

/** A bill with its lines, compared with its costs as they are until it is approved. Undefined when `isVisible` excludes it. */
export async function findBill(
  connection: Connection,
  id: string,
  { isVisible, as_of }: { isVisible: SQL | undefined; as_of: Date },
): Promise<SupplierBill | undefined> {
  const [bill] = await connection
    .select(BILL_COLUMNS)
    .from(supplierBills)
    .innerJoin(organisations, eq(organisations.id, supplierBills.supplier_id))
    .leftJoin(profiles, eq(profiles.user_id, supplierBills.recorded_by))
    .where(and(eq(supplierBills.id, id), isVisible));
  if (!bill) return undefined;
  const rows = await listLineRows(connection, id);
  const { lines, ...judged } = await judgedNow(connection, bill, rows, as_of);
  return {
    ...presentRow({ ...bill, ...judged }),
    payments: bill.payments.map(({ amount, recorded_at, reversed_at, ...payment }) => ({
      ...payment,
      amount: { amount, currency: bill.currency },
      recorded_at: new Date(recorded_at),
      reversed_at: reversed_at === null ? null : new Date(reversed_at),
    })),
    lines: rows.map((row, index) => presentLine({ ...row, line: lines[index] ?? row.line }, bill.currency)),
  };
}

/** A bill that the transaction has written. */
export async function presentBill(connection: Connection, id: string, as_of: Date): Promise<SupplierBill> {
  const bill = await findBill(connection, id, { isVisible: undefined, as_of });
  if (!bill) throw new Error('A supplier bill vanished in its own transaction.');
  return bill;
}

type LineRow = Awaited<ReturnType<typeof listLineRows>>[number];

function listLineRows(connection: Connection, bill_id: string) {
  return connection
    .select({
      line: supplierBillLines,
      tracking_number: shipments.tracking_number,
      shipment_currency: shipments.currency,
      booking_id: carrierBookings.id,
      booking_name: sql<string>`concat_ws(' ', ${carrierBookings.carrier}, nullif(${carrierBookings.reference}, ''))`,
    })
    .from(supplierBillLines)
    .leftJoin(shipments, eq(shipments.id, supplierBillLines.shipment_id))
    .leftJoin(carrierCosts, eq(carrierCosts.id, supplierBillLines.carrier_cost_id))
    .leftJoin(carrierBookings, eq(carrierBookings.id, carrierCosts.carrier_booking_id))
    .where(eq(supplierBillLines.bill_id, bill_id))
    .orderBy(asc(supplierBillLines.line_order));
}

async function judgedNow(
  connection: Connection,
  bill: SelectedBill,
  rows: readonly LineRow[],
  as_of: Date,
): Promise<JudgedBill> {
  const lines = rows.map(({ line }) => line);
  const { status, expected, needs_approval } = bill;
  if (!billMayBecome(status, 'approved')) return { expected, needs_approval, lines };
  const currencies = new Map(
    rows.flatMap(({ line: { shipment_id }, shipment_currency }) =>
      shipment_id && shipment_currency ? [[shipment_id, shipment_currency] as const] : [],
    ),
  );
  const costs = await readCosts(
    connection,
    [...currencies].map(([id, currency]) => ({ id, currency })),
    lines.flatMap(({ carrier_cost_id }) => carrier_cost_id ?? []),
  );
  return judgeBill(connection, bill, { lines, costs, as_of });
}

function presentLine(
  { line, tracking_number, booking_id, booking_name }: LineRow,
  currency: string,
): SupplierBillLine {
  return {
    charge_code: line.charge_code,
    description: line.description,
    ...figures({ ...line, currency }),
    needs_approval: line.needs_approval,
    tracking_number,
    charge: line.charge_order,
    carrier_booking: booking_id === null ? null : { id: booking_id, name: booking_name },
  };
}

function figures({ amount, expected, currency }: { amount: number; expected: number; currency: string }) {
  return {
    amount: { amount, currency },
    expected: { amount: expected, currency },
    variance: { amount: varianceOf({ expected, billed: amount }), currency },
  };
}
