import Big from 'big.js';
import { minorDigits } from './minor-digits.ts';
import type { Money } from './money.ts';

/** The amount of minor units nearest to an exact number of major units; halves round up. */
export function roundedMoney(major: Big, currency: string): Money {
  const minor = major.times(new Big(10).pow(minorDigits(currency))).round(0, Big.roundHalfUp);
  return { amount: minor.toNumber(), currency };
}

/** Major units: 125.5 for 12550 US cents. */
export function exactMajor({ amount, currency }: Money): Big {
  return new Big(amount).div(new Big(10).pow(minorDigits(currency)));
}
