import { isUnderWay } from '#domain/shipments/is-under-way.ts';
import { type Charge, chargeRow, type shipmentCharges } from '#server/invoices/shipment-charges-table.ts';
import type { DemoException } from './exceptions.ts';
import type { RecordedShipment } from './records/records.ts';

type CostRow = Omit<typeof shipmentCharges.$inferSelect, 'updated_at'>;

/** Of the price, where the shipment was booked without the tariffs of a carrier. */
const COST_SHARE = 0.83;
const WHOLE_CENTS = 100;

interface Cost {
  charge_code: string;
  description: string;
  amount_cents: number;
  status?: Charge['status'];
  reason: string;
}

/** What exceptions cost us, by their code; the costs of a hold are not known for sure yet. */
const OF_EXCEPTION: Partial<Record<DemoException['code'], readonly Cost[]>> = {
  CUSTOMS_HOLD: [
    {
      charge_code: 'CUSTOMS',
      description: 'Customs inspection',
      amount_cents: 385_00,
      reason: 'The container was selected for inspection',
    },
    {
      charge_code: 'STORAGE',
      description: 'Storage at the terminal, 2 days',
      amount_cents: 140_00,
      reason: 'Waits for its release by customs',
    },
  ],
  OTHER: [
    {
      charge_code: 'DOC',
      description: 'Late shipping instructions',
      amount_cents: 75_00,
      status: 'approved',
      reason: 'The carrier took them after the SI cut-off',
    },
  ],
  DAMAGE: [
    {
      charge_code: 'STORAGE',
      description: 'Repacking at the terminal',
      amount_cents: 60_00,
      status: 'approved',
      reason: 'Two cartons had crushed corners',
    },
  ],
};

/** Costs beyond those of the tariffs: of exceptions, deliveries by contract, and freight under way that no tariff priced. */
export function costRows(
  shipments: readonly RecordedShipment[],
  exceptions: readonly DemoException[],
  ningbo_id: string,
): CostRow[] {
  const costs = shipments.flatMap(({ row, charges }) => {
    const own = exceptions.filter(({ shipment_id }) => shipment_id === row.id);
    const isBought = charges.some(({ side }) => side === 'buy');
    const added: Cost[] = [
      ...(isUnderWay(row.status) && !isBought ? [freightOf(row.cost_cents)] : []),
      ...charges
        .filter(({ side, charge_code }) => side === 'sell' && charge_code === 'DELIVERY')
        .map(deliveryOf),
      ...own.flatMap(({ code }) => OF_EXCEPTION[code] ?? []),
    ];
    return added.map((cost, index) => costRow(row.id, charges.length + index, row.currency, cost));
  });
  return [...costs, ...ningboCharges(ningbo_id)];
}

function freightOf(price_cents: number): Cost {
  return {
    charge_code: 'FRT',
    description: 'Freight, as the carrier confirmed',
    amount_cents: costOf(price_cents),
    status: 'approved',
    reason: 'Spot rate of the carrier',
  };
}

/** The carriers' tariffs end at the terminal. */
function deliveryOf({ amount_cents }: Pick<Charge, 'amount_cents'>): Cost {
  return {
    charge_code: 'DELIVERY',
    description: 'Delivery, as the haulier confirmed',
    amount_cents: costOf(amount_cents),
    status: 'approved',
    reason: 'Rate of the haulier for the lane',
  };
}

function costOf(price_cents: number): number {
  return Math.round((price_cents * COST_SHARE) / WHOLE_CENTS) * WHOLE_CENTS;
}

function costRow(shipment_id: string, charge_order: number, currency: string, cost: Cost): CostRow {
  const amount = { rate: cost.amount_cents, amount: cost.amount_cents, currency };
  return { ...chargeRow({ side: 'buy', ...amount, ...cost }), shipment_id, charge_order };
}

/** The price that the customer confirmed, and what it costs us: charge code, description, price and cost in cents. */
const NINGBO_CHARGES = [
  ['PICKUP', 'Pick-up in Beilun, 2 × 40 ft high cube', 620_00, 498_00],
  ['THCO', 'Terminal handling, Ningbo', 410_00, 372_00],
  ['FRT', 'Ocean freight to Rotterdam, 2 × 40 ft high cube', 4_480_00, 3_760_00],
  ['BAF', 'Bunker adjustment factor', 625_30, 590_00],
  ['THCD', 'Terminal handling, Rotterdam', 530_00, 486_00],
  ['DELIVERY', 'Barge to Duisburg', 630_00, 521_00],
] as const;

function ningboCharges(shipment_id: string): CostRow[] {
  const sides = ['sell', 'buy'] as const;
  return sides
    .flatMap((side) =>
      NINGBO_CHARGES.map(([charge_code, description, price, cost]) => ({
        side,
        charge_code,
        description,
        amount_cents: side === 'sell' ? price : cost,
        status: side === 'buy' && charge_code === 'PICKUP' ? ('approved' as const) : ('estimated' as const),
      })),
    )
    .map((charge, charge_order) => ({ ...chargeRow(charge), shipment_id, charge_order }));
}
