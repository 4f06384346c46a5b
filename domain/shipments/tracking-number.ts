import { checkDigit, checkedNumber } from './check-digit.ts';

const GS_NUMBER = /^GS\d{9}$/;
const TRK_NUMBER = /^TRK\d{10,17}$/;

/** GS, eight digits and a check digit. `random` is uniform in [0, 1). */
export function newTrackingNumber(random: number): string {
  return checkedNumber('GS', random);
}

/** Normalizes typed input: accepts lower case, spaces and dashes. */
export function normalizeTrackingNumber(text: string): string {
  return text.toUpperCase().replaceAll(/[\s\-–—.]/g, '');
}

/** 'mistyped' has the right form but a wrong check digit; 'foreign' is not one of our forms. */
export function validateTrackingNumber(text: string): 'plausible' | 'mistyped' | 'foreign' {
  const number = normalizeTrackingNumber(text);
  if (TRK_NUMBER.test(number)) return 'plausible';
  if (!GS_NUMBER.test(number)) return 'foreign';
  return checkDigit(number.slice(2, 10)) === Number(number[10]) ? 'plausible' : 'mistyped';
}
