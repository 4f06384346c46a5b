import { explainContainerNumber } from '#domain/equipment/container-number.ts';
import { validateTrackingNumber } from '#domain/shipments/tracking-number.ts';

/** Owner code, category and about as many digits as a container has. */
const CONTAINER = /^[A-Z]{3}[UJZ]\d{5,8}$/;

/** Whether it may be of a container, a bill of lading or a booking, which lists of tracking numbers don't look up. */
export function mayBeReference(number: string): boolean {
  if (CONTAINER.test(number)) return explainContainerNumber(number) === null;
  return validateTrackingNumber(number) === 'foreign' && !/^(?:GS|TRK)/.test(number);
}

/** Why a tracking number can't be valid, judged by its format. Null if it could be one of ours or of a container. */
export function numberHint(number: string): string | null {
  const verdict = validateTrackingNumber(number);
  if (verdict === 'plausible') return null;
  if (verdict === 'mistyped') return 'Check the number: its check digit doesn’t match.';
  if (CONTAINER.test(number)) return explainContainerNumber(number);
  if (/^GS.*[A-Z]/.test(number)) return 'Numbers have no letters after GS.';
  if (/^GS\d*$/.test(number)) return `A number has nine digits after GS; this one has ${number.length - 2}.`;
  return 'Our numbers are the letters GS and nine digits, or the letters TRK and more digits.';
}
