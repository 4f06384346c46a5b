import { numberFormat } from '../intl-formats.ts';

/** '2,780.00', '0.1275': decimal text with thousands separators and as many digits as it has, but at least `minDigits`. */
export function formatRate(rate: string, minDigits = 0): string {
  const digits = Math.max(minDigits, rate.split('.')[1]?.length ?? 0);
  return numberFormat({ minimumFractionDigits: digits, maximumFractionDigits: digits }).format(Number(rate));
}
