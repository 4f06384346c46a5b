import { normalizeTrackingNumber } from '#domain/shipments/tracking-number.ts';
import { kindOfLine, type SupplierBillLineFields } from '#domain/supplier-bills/supplier-bill.ts';
import { fieldIssues } from '../api/errors/field-issue.ts';
import { isBookingOfReader } from '../carrier-bookings/carrier-bookings-table.ts';
import type { Transaction } from '../database/pool/connection.ts';
import { listChargeCodes } from '../rates/charge-codes-table.ts';
import type { Reader } from '../shipment-records/reader.ts';
import { lockNumbered } from '../shipment-records/shipment-edits-table.ts';
import type { ShipmentRecord } from '../shipment-records/shipments-table.ts';
import { type Costs, chargeKey, isOpen, openShares, readCosts, sumOf } from './costs.ts';
import type { BillLineRecord } from './supplier-bill-lines-table.ts';

/** A line with the cost that it is matched to. */
export type MatchedLine = Omit<BillLineRecord, 'bill_id' | 'line_order' | 'needs_approval'>;

interface Known {
  currency: string;
  shipments: ReadonlyMap<string, ShipmentRecord>;
  costs: Costs;
  codes: ReadonlyMap<string, { name: string }>;
}

interface Refusal {
  field: string;
  message: string;
}

/** Finds the cost of each line. 422 with all lines that have none, none that is open, or one in another currency. */
export async function matchLines(
  transaction: Transaction,
  { lines, currency }: { lines: readonly SupplierBillLineFields[]; currency: string },
  reader: Reader,
): Promise<MatchedLine[]> {
  const numbers = lines.flatMap(({ tracking_number }) =>
    tracking_number === undefined ? [] : [normalizeTrackingNumber(tracking_number)],
  );
  const shipments = await lockNumbered(transaction, [...new Set(numbers)], reader);
  const cost_ids = lines.flatMap(({ carrier_cost_id }) => carrier_cost_id ?? []);
  const [costs, codes] = await Promise.all([
    readCosts(transaction, shipments, cost_ids, isBookingOfReader(reader)),
    listChargeCodes(transaction),
  ]);
  const known = {
    currency,
    shipments: new Map(shipments.map((shipment) => [shipment.tracking_number, shipment])),
    costs,
    codes: new Map(codes.map((code) => [code.code, code])),
  };
  const matched = lines.map((line) => matchLine(line, known));
  const issues = matched.flatMap((match, index) =>
    'field' in match ? [{ path: `lines.${index}.${match.field}`, message: match.message }] : [],
  );
  if (issues.length > 0) throw fieldIssues(issues);
  return matched.flatMap((match) => ('field' in match ? [] : match));
}

function matchLine(line: SupplierBillLineFields, known: Known): MatchedLine | Refusal {
  if (kindOfLine(line) === 'carrier_cost') return matchCarrierCost(line, known);
  const shipment = known.shipments.get(normalizeTrackingNumber(line.tracking_number ?? ''));
  if (!shipment) return { field: 'tracking_number', message: 'There is no such shipment.' };
  const { amount, charge_code, description, number } = line;
  if (number !== undefined) return matchCharge(line, shipment.id, known);
  const code = known.codes.get(charge_code ?? '');
  if (!code) return { field: 'charge_code', message: `${charge_code} isn’t a known charge code.` };
  return {
    charge_code: charge_code ?? '',
    description: description || code.name,
    amount,
    expected: 0,
    shipment_id: shipment.id,
    charge_order: null,
    carrier_cost_id: null,
  };
}

function matchCharge(
  { amount, number = -1 }: SupplierBillLineFields,
  shipment_id: string,
  { costs, currency }: Known,
): MatchedLine | Refusal {
  const key = chargeKey({ shipment_id, charge_order: number });
  const cost = costs.charges.get(key);
  const refusal = (message: string) => ({ field: 'number', message });
  if (cost?.charge.side !== 'buy') return refusal('There is no such cost.');
  if (!isOpen(cost)) return refusal(`This cost is already ${cost.charge.status}.`);
  if (costs.shares.has(key))
    return refusal('This charge is a share of a carrier booking’s cost. Choose that cost.');
  if (cost.currency !== currency) return refusal(otherCurrency(cost.currency, currency));
  const { charge_code, description } = cost.charge;
  const place = { shipment_id, charge_order: number, carrier_cost_id: null };
  return { charge_code, description, amount, expected: cost.amount, ...place };
}

function matchCarrierCost(
  { amount, carrier_cost_id = '' }: SupplierBillLineFields,
  { costs, currency }: Known,
): MatchedLine | Refusal {
  const cost = costs.shared.get(carrier_cost_id);
  const refusal = (message: string) => ({ field: 'carrier_cost_id', message });
  if (!cost) return refusal('There is no such cost.');
  const open = openShares(cost);
  if (open.length === 0) return refusal('This cost is already billed or reversed.');
  if (cost.currency !== currency) return refusal(otherCurrency(cost.currency, currency));
  const { charge_code, description } = cost;
  const place = { shipment_id: null, charge_order: null, carrier_cost_id };
  return { charge_code, description, amount, expected: sumOf(open), ...place };
}

function otherCurrency(cost: string, bill: string): string {
  return `This cost is in ${cost}, the bill in ${bill}.`;
}
