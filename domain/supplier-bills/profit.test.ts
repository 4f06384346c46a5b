import { expect, test } from 'vitest';
import { type CountedCost, profitOf } from './profit.ts';

const cost = (status: CountedCost['status'], amount_cents: number, expected_cents?: number): CountedCost => ({
  status,
  amount_cents,
  expected_cents,
});

test.each([
  {
    name: 'nothing invoiced or billed: all is accrued',
    sold: { price_cents: 1000, unbilled_cents: 1000 },
    costs: [cost('estimated', 600), cost('approved', 100)],
    costFigures: { estimated: 700, actual: 0, accrued: 700 },
    profit: { estimated: 300, actual: 0, accrued: 300 },
  },
  {
    name: 'a billed cost counts as billed, and its estimate as it was expected',
    sold: { price_cents: 1000, unbilled_cents: 0 },
    costs: [cost('billed', 650, 600), cost('approved', 100)],
    costFigures: { estimated: 700, actual: 650, accrued: 100 },
    profit: { estimated: 300, actual: 350, accrued: -100 },
  },
  {
    name: 'a cost that nobody expected has no estimate',
    sold: { price_cents: 1000, unbilled_cents: 400 },
    costs: [cost('billed', 50, 0)],
    costFigures: { estimated: 0, actual: 50, accrued: 0 },
    profit: { estimated: 1000, actual: 550, accrued: 400 },
  },
  {
    name: 'reversed costs do not count; what staff set to billed by hand is its own estimate',
    sold: { price_cents: 1000, unbilled_cents: 1000 },
    costs: [cost('reversed', 600), cost('billed', 70)],
    costFigures: { estimated: 70, actual: 70, accrued: 0 },
    profit: { estimated: 930, actual: -70, accrued: 1000 },
  },
])('$name', ({ sold, costs, costFigures, profit }) => {
  const figures = profitOf(sold, costs);
  expect(figures.cost).toEqual(costFigures);
  expect(figures.profit).toEqual(profit);
  expect(figures.revenue.actual + figures.revenue.accrued).toBe(sold.price_cents);
});
