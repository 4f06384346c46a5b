import { judgeTrackingNumber } from '#domain/shipments/tracking-number.ts';

/** Why nobody may have this number, as far as its form tells; null when it could be one of ours. */
export function numberHint(number: string): string | null {
  const verdict = judgeTrackingNumber(number);
  if (verdict === 'plausible') return null;
  if (verdict === 'mistyped')
    return 'This number looks mistyped: its last digit does not fit the others, so at least one digit is wrong.';
  if (/^GS.*[A-Z]/.test(number)) return 'Numbers have no letters after GS.';
  if (/^GS\d*$/.test(number)) return `A number has nine digits after GS; this one has ${number.length - 2}.`;
  return 'Our numbers are the letters GS and nine digits, or the letters TRK and more digits.';
}
