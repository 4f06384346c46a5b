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
const SUPPLIER_SINCE_DAYS = 90;

/** What suppliers have billed of the costs so far: as expected, more than expected, and disputed. No bill is approved yet. */
const BILLS = [
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
] as const;

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
  return {
    suppliers,
    bills: bills.map(({ bill }) => bill),
    lines: bills.map(({ line }) => line),
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

function billOf(
  {
    planned,
    cost,
    supplier,
  }: { planned: (typeof BILLS)[number]; cost: Cost; supplier: { id: string; name: string } },
  { people, random, now }: { people: DemoPeople; random: Random; now: Date },
) {
  const created_at = before(now, planned.days_ago * DAY_MS);
  const billed_on = dayInUtc(before(created_at, DAY_MS));
  const expected = cost.amount_cents;
  const amount = Math.round(expected * planned.share);
  const needs_approval = exceedsTolerance({ expected, billed: amount }, TOLERANCE.amount.amount);
  const recorder = onDuty(people, created_at).id;
  const disputed_at = planned.reason ? before(now, DAY_MS) : null;
  const { number, reason } = planned;
  const bill: typeof supplierBills.$inferInsert & { id: string } = {
    id: random.idAt(created_at),
    supplier_id: supplier.id,
    number,
    number_key: billNumberKey(number),
    billed_on,
    due_on: shiftDay(billed_on, TERMS_DAYS),
    currency: cost.currency ?? 'USD',
    amount,
    expected,
    needs_approval,
    status: disputed_at ? 'disputed' : 'recorded',
    reason,
    recorded_by: recorder,
    created_at,
    updated_at: disputed_at ?? created_at,
  };
  const line: typeof supplierBillLines.$inferInsert = {
    bill_id: bill.id,
    line_order: 0,
    charge_code: cost.charge_code,
    description: cost.description,
    amount,
    expected,
    needs_approval,
    shipment_id: cost.shipment_id,
    charge_order: cost.charge_order,
  };
  const audited = (at: Date, action: string, detail: object): typeof auditLog.$inferInsert => ({
    id: random.idAt(at),
    actor_id: recorder,
    action,
    subject_type: 'supplier_bill',
    subject_id: bill.id,
    detail: { number, ...detail },
    created_at: at,
  });
  const money = { amount, currency: bill.currency };
  return {
    bill,
    line,
    audit: [
      audited(created_at, 'supplierBills.record', { supplier: supplier.name, amount: money }),
      ...(disputed_at
        ? [
            audited(disputed_at, 'supplierBills.dispute', {
              amount: money,
              from: 'recorded',
              status: 'disputed',
              reason,
            }),
          ]
        : []),
    ],
  };
}
