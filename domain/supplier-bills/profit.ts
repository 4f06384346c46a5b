import type { CHARGE_STATUSES } from '../invoices/charge-status.ts';

/** A buy charge in minor units of the shipment’s currency. */
export interface CountedCost {
  status: (typeof CHARGE_STATUSES)[number];
  amount_cents: number;
  /** What was expected before a supplier billed it; absent where no bill states it. */
  expected_cents?: number | undefined;
}

/**
 * Minor units. `estimated` is what was expected before bills, `actual` is invoiced or billed, `accrued` is expected still.
 * Actual and accrued together are what is known today.
 */
export interface ProfitFigures {
  estimated: number;
  actual: number;
  accrued: number;
}

interface Sold {
  /** The price. */
  price_cents: number;
  /** What of it no invoice states yet. */
  unbilled_cents: number;
}

export interface ShipmentProfit {
  revenue: ProfitFigures;
  cost: ProfitFigures;
  profit: ProfitFigures;
}

/** What a shipment brings in, costs and leaves. Reversed charges do not count. */
export function profitOf(
  { price_cents, unbilled_cents }: Sold,
  costs: readonly CountedCost[],
): ShipmentProfit {
  const counted = costs.filter(({ status }) => status !== 'reversed');
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const billed = counted.filter(({ status }) => status === 'billed');
  const open = counted.filter(({ status }) => status !== 'billed');
  const revenue = {
    estimated: price_cents,
    actual: price_cents - unbilled_cents,
    accrued: unbilled_cents,
  };
  const cost = {
    estimated: sum(counted.map(({ amount_cents, expected_cents = amount_cents }) => expected_cents)),
    actual: sum(billed.map(({ amount_cents }) => amount_cents)),
    accrued: sum(open.map(({ amount_cents }) => amount_cents)),
  };
  return {
    revenue,
    cost,
    profit: {
      estimated: revenue.estimated - cost.estimated,
      actual: revenue.actual - cost.actual,
      accrued: revenue.accrued - cost.accrued,
    },
  };
}
