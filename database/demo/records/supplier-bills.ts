import { dayInUtc, shiftDay } from '#domain/calendar/calendar-day.ts';
import { billNumberKey } from '#domain/supplier-bills/bill-number.ts';
import { exceedsTolerance, TOLERANCE } from '#domain/supplier-bills/variance.ts';
import type { auditLog } from '#server/audit/audit-log-table.ts';
import type { shipmentCharges } from '#server/invoices/shipment-charges-table.ts';
import type { organisations } from '#server/organisations/organisations-table.ts';
import type { supplierBillLines } from '#server/supplier-bills/supplier-bill-lines-table.ts';
import type { supplierBills } from '#server/supplier-bills/supplier-bills-table.ts';
import { before, DAY_MS } from '../journeys/moments.ts';
import { type DemoPeople, onDuty } from '../people.ts';
import { type Random, seededRandom } from '../random.ts';

type Cost = Omit<typeof shipmentCharges.$inferSelect, 'updated_at'>;
type Organisation = typeof organisations.$inferInsert;

/** A separate seed, so that the rest of the world stays the same. */
const SEED = 20_261_130;
const HAULIER = 'Kade Haulage';
const TERMINAL = 'Quayside Terminals';
const TERMS_DAYS = 30;
const SHORT_TERMS_DAYS = 7;
const VAT_PERCENT = 19;
const SUPPLIER_SINCE_DAYS = 90;

interface PlannedBill {
  supplier: string;
  number: string;
  code: string;
  /** Of what was expected. */
  share: number;
  days_ago: number;
  terms_days?: number;
  /** Why it is disputed; '' where it is not. */
  reason: string;
  approved_days_ago?: number;
  paid_days_ago?: number;
}

/** What suppliers have billed of the costs so far: as expected, more than expected, disputed, paid, and approved and overdue. */
const BILLS: readonly PlannedBill[] = [
  { supplier: HAULIER, number: 'KH-2026-0417', code: 'DELIVERY', share: 1, days_ago: 6, reason: '' },
  { supplier: HAULIER, number: 'KH-2026-0422', code: 'DELIVERY', share: 1.12, days_ago: 3, reason: '' },
  {
    supplier: TERMINAL,
    number: '900 114 52',
    code: 'STORAGE',
    share: 2,
    days_ago: 2,
    reason: 'Bills four days of storage instead of two',
  },
  {
    supplier: HAULIER,
    number: 'KH-2026-0401',
    code: 'DELIVERY',
    share: 1,
    days_ago: 12,
    reason: '',
    approved_days_ago: 11,
    paid_days_ago: 4,
  },
  {
    supplier: HAULIER,
    number: 'KH-2026-0405',
    code: 'DELIVERY',
    share: 1,
    days_ago: 10,
    terms_days: SHORT_TERMS_DAYS,
    reason: '',
    approved_days_ago: 9,
  },
];

/** Supplier bills of costs in US dollars, with their suppliers. */
export function supplierBillRows(costs: readonly Cost[], people: DemoPeople, now: Date) {
  const random = seededRandom(SEED);
  const since = before(now, SUPPLIER_SINCE_DAYS * DAY_MS);
  const suppliers = [
    supplierOf(HAULIER, 'haulier', since, random),
    supplierOf(TERMINAL, 'vendor', since, random),
  ];
  const open = costs.filter(({ currency, side }) => side === 'buy' && currency === 'USD');
  const billed = new Set<Cost>();
  const bills = BILLS.flatMap((planned) => {
    const cost = open.find((each) => each.charge_code === planned.code && !billed.has(each));
    const supplier = suppliers.find(({ name }) => name === planned.supplier);
    if (!cost || !supplier) return [];
    billed.add(cost);
    return [billOf({ planned, cost, supplier }, { people, random, now })];
  });
  const approved = bills.filter(({ bill }) => bill.status === 'approved');
  return {
    suppliers,
    bills: bills.map(({ bill }) => bill),
    lines: bills.map(({ line }) => line),
    /** What approved bills state, as it was before. */
    charges: approved.map(({ bill, cost }) => ({ ...amountsBefore(cost), bill_id: bill.id, line_order: 0 })),
    /** The costs, billed where a bill was approved. */
    costs: costs.map((cost) =>
      approved.some((each) => each.cost === cost) ? { ...cost, status: 'billed' as const } : cost,
    ),
    audit: bills.flatMap(({ audit }) => audit),
  };
}

function supplierOf(name: string, role: 'haulier' | 'vendor', at: Date, random: Random) {
  return {
    id: random.idAt(at),
    name,
    roles: [role],
    currency: 'USD',
    created_at: at,
    updated_at: at,
  } satisfies Organisation;
}

function amountsBefore(cost: Cost) {
  const { shipment_id, charge_order, amount, amount_cents, currency, exchange_rate, exchange_date, status } =
    cost;
  return { shipment_id, charge_order, amount, amount_cents, currency, exchange_rate, exchange_date, status };
}

type Bill = typeof supplierBills.$inferInsert & { id: string; amount: number; vat: number };

/** When what was done with a bill; null where it was not. */
function momentsOf({ days_ago, approved_days_ago, paid_days_ago, reason }: PlannedBill, now: Date) {
  const at = (days: number | undefined) => (days === undefined ? null : before(now, days * DAY_MS));
  return {
    created_at: before(now, days_ago * DAY_MS),
    approved_at: at(approved_days_ago),
    disputed_at: reason ? before(now, DAY_MS) : null,
    paid_at: at(paid_days_ago),
  };
}

function billOf(
  { planned, cost, supplier }: { planned: PlannedBill; cost: Cost; supplier: { id: string; name: string } },
  { people, random, now }: { people: DemoPeople; random: Random; now: Date },
) {
  const moments = momentsOf(planned, now);
  const { created_at, approved_at, disputed_at, paid_at } = moments;
  const billed_on = dayInUtc(before(created_at, DAY_MS));
  const expected = cost.amount_cents;
  const amount = Math.round(expected * planned.share);
  const { number, reason, terms_days = TERMS_DAYS } = planned;
  const vat = supplier.name === HAULIER ? Math.round((amount * VAT_PERCENT) / 100) : 0;
  const bill: Bill = {
    id: random.idAt(created_at),
    supplier_id: supplier.id,
    number,
    number_key: billNumberKey(number),
    billed_on,
    due_on: shiftDay(billed_on, terms_days),
    currency: cost.currency ?? 'USD',
    amount,
    expected,
    vat,
    needs_approval: exceedsTolerance({ expected, billed: amount }, TOLERANCE.amount.amount),
    status: approved_at ? 'approved' : disputed_at ? 'disputed' : 'recorded',
    reason,
    recorded_by: onDuty(people, created_at).id,
    created_at,
    updated_at: paid_at ?? approved_at ?? disputed_at ?? created_at,
  };
  const paid = { ...bill, ...(paid_at ? paymentOf(bill, paid_at, random) : { paid_on: null, payments: [] }) };
  return {
    bill: paid,
    line: lineOf(bill, cost),
    cost,
    audit: auditOf(paid, { supplier: supplier.name, ...moments }, random),
  };
}

function paymentOf({ number, amount, vat }: Bill, paid_at: Date, random: Random) {
  const paid_on = dayInUtc(paid_at);
  const payment = {
    id: random.idAt(paid_at),
    amount: amount + vat,
    paid_on,
    reference: `ACH ${number}`,
    recorded_at: paid_at.toISOString(),
    reversed_at: null,
    reversal_reason: null,
  };
  return { paid_on, payments: [payment] };
}

function lineOf(
  { id, amount, expected, needs_approval }: Bill,
  { charge_code, description, shipment_id, charge_order }: Cost,
): typeof supplierBillLines.$inferInsert {
  return {
    bill_id: id,
    line_order: 0,
    charge_code,
    description,
    amount,
    expected,
    needs_approval,
    shipment_id,
    charge_order,
  };
}

function auditOf(
  bill: Bill,
  {
    supplier,
    created_at,
    approved_at,
    disputed_at,
    paid_at,
  }: { supplier: string } & ReturnType<typeof momentsOf>,
  random: Random,
): (typeof auditLog.$inferInsert)[] {
  const { number, amount, vat, currency, reason, payments = [] } = bill;
  const money = (of: number) => ({ amount: of, currency });
  const change = { amount: money(amount), from: 'recorded' };
  const entries: [Date | null, string, object][] = [
    [created_at, 'record', { supplier, amount: money(amount), vat: money(vat) }],
    [approved_at, 'approve', { ...change, status: 'approved' }],
    ...payments.map(({ paid_on, reference }): [Date | null, string, object] => [
      paid_at,
      'recordPayment',
      { amount: money(amount + vat), paid_on, reference },
    ]),
    [disputed_at, 'dispute', { ...change, status: 'disputed', reason }],
  ];
  return entries.flatMap(([at, action, detail]) =>
    at
      ? [
          {
            id: random.idAt(at),
            actor_id: bill.recorded_by ?? null,
            action: `supplierBills.${action}`,
            subject_type: 'supplier_bill',
            subject_id: bill.id,
            detail: { number, ...detail },
            created_at: at,
          },
        ]
      : [],
  );
}
