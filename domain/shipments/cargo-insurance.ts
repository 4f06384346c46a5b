import { formatMoney } from '../money/format-money.ts';
import { CARGO_CURRENCY } from './cargo-currency.ts';

const INSURED_PERCENT = 110;

/** What cargo is insured for: 110% of its declared value, as the terms of service say. Cents. */
export function insuredCents(cargo_value_cents: number): number {
  return Math.round((cargo_value_cents * INSURED_PERCENT) / 100);
}

interface Insurable {
  insurance_required: boolean;
  /** Null while no value is declared; undefined where the reader may not see it. */
  cargo_value_cents: number | null | undefined;
}

/** The line on insurance beside a price that does not include it; null where none is wanted. */
export function insuranceOffer({ insurance_required, cargo_value_cents }: Insurable): string | null {
  if (!insurance_required) return null;
  if (cargo_value_cents === null)
    return 'We offer cover for 110% of the declared value when we confirm. Enter the cargo value to get it.';
  return `We offer cover for ${insuredText(cargo_value_cents)} when we confirm.`;
}

/** The same once the price is confirmed: what was wanted, because only the confirmation says what it includes. */
export function insuranceRequest({ insurance_required, cargo_value_cents }: Insurable): string | null {
  if (!insurance_required) return null;
  return cargo_value_cents === null
    ? 'Requested; no cargo value is declared'
    : `Requested for ${insuredText(cargo_value_cents)}`;
}

function insuredText(cargo_value_cents: number | undefined): string {
  const share = '110% of the declared value';
  if (cargo_value_cents === undefined) return share;
  return `${formatMoney({ amount: insuredCents(cargo_value_cents), currency: CARGO_CURRENCY })} (${share})`;
}
