import type { Charge } from '#contract/charges.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });

function charge(number: number, change: Partial<Charge>, amount = usd(1_240_00)): Charge {
  return {
    number,
    charge_code: 'FRT',
    description: 'Ocean freight',
    side: 'sell',
    basis: 'flat',
    quantity: 1,
    rate: amount,
    amount,
    converted: amount,
    exchange: null,
    tariff: null,
    status: 'estimated',
    reason: '',
    vat: null,
    ...change,
  };
}

/** Of both sides, in every status, one in another currency. */
export const CHARGES: readonly Charge[] = [
  charge(
    0,
    {
      description: 'Ocean freight, 2 × 40 ft high cube',
      basis: 'container',
      quantity: 2,
      rate: usd(1_240_00),
    },
    usd(2_480_00),
  ),
  charge(1, { charge_code: 'THCO', description: 'Terminal handling, origin', status: 'invoiced' }),
  charge(
    2,
    { side: 'buy', description: 'Freight, as the carrier confirmed', status: 'approved' },
    usd(1_982_00),
  ),
  charge(
    3,
    {
      side: 'buy',
      charge_code: 'CUSTOMS',
      description: 'Customs inspection',
      reason: 'The container was selected for inspection',
      converted: usd(385_00),
      exchange: { from: 'EUR', to: 'USD', rate: '1.0694', date: '2026-11-20' },
    },
    { amount: 360_00, currency: 'EUR' },
  ),
  charge(
    4,
    { side: 'buy', charge_code: 'DOC', description: 'Documentation', status: 'reversed' },
    usd(75_00),
  ),
];
