import { formatMoney } from '../money/format-money.ts';

/** Minor units of one currency. */
interface StatedTotal {
  /** The sum of the lines. */
  net: number;
  vat: number;
  /** As the bill states it; undefined where it was not entered. */
  total: number | undefined;
}

/** Why the total that a bill states is not that of its lines and VAT, to the cent; null where it is, or none was entered. */
export function totalProblem({ net, vat, total }: StatedTotal, currency: string): string | null {
  const sum = net + vat;
  if (total === undefined || total === sum) return null;
  const text = (amount: number) => formatMoney({ amount, currency });
  return `The lines and the VAT come to ${text(sum)}, ${text(Math.abs(sum - total))} ${sum > total ? 'more' : 'less'} than this total.`;
}
