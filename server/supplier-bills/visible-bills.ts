import { type SQL, sql } from 'drizzle-orm';
import { carrierCostShares } from '../carrier-bookings/carrier-costs-table.ts';
import { isOfOthers, type Reader } from '../shipment-records/reader.ts';
import { shipments } from '../shipment-records/shipments-table.ts';
import { supplierBillLines } from './supplier-bill-lines-table.ts';
import { supplierBills } from './supplier-bills-table.ts';

/** Staff of some branches see the bills without costs of other branches; undefined for staff of all. */
export function isBillOfReader(reader: Reader): SQL | undefined {
  const others = isOfOthers(reader);
  return (
    others &&
    sql`not exists (select from ${supplierBillLines} as line
      left join ${carrierCostShares} as share on share.carrier_cost_id = line.carrier_cost_id
      join ${shipments} on ${shipments.id} in (line.shipment_id, share.shipment_id)
      where line.bill_id = ${supplierBills.id} and ${others})`
  );
}
