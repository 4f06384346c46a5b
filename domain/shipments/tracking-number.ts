const GS_NUMBER = /^GS\d{9}$/;
const TRK_NUMBER = /^TRK\d{10,17}$/;
const SERIALS = 100_000_000;

/** GS, eight digits and a check digit. `chance` is uniform in [0, 1). */
export function newTrackingNumber(chance: number): string {
  let serial = Math.floor(chance * SERIALS);
  let digits = eightDigits(serial);
  while (checkDigit(digits) === null) {
    serial = (serial + 1) % SERIALS;
    digits = eightDigits(serial);
  }
  return `GS${digits}${checkDigit(digits)}`;
}

/** As people type it: lower case, spaces and dashes are fine. */
export function normaliseTrackingNumber(text: string): string {
  return text.toUpperCase().replaceAll(/[\s\-–—.]/g, '');
}

/** 'mistyped' has the form of a number but not its check digit; 'foreign' is not of our form at all. */
export function judgeTrackingNumber(text: string): 'plausible' | 'mistyped' | 'foreign' {
  const number = normaliseTrackingNumber(text);
  if (TRK_NUMBER.test(number)) return 'plausible';
  if (!GS_NUMBER.test(number)) return 'foreign';
  return checkDigit(number.slice(2, 10)) === Number(number[10]) ? 'plausible' : 'mistyped';
}

/**
 * Modulo 11 with weights 9 to 2, as for an ISBN: every wrong digit and every swapped pair is noticed.
 * Null where the remainder would need a tenth digit; such serials are not issued.
 */
function checkDigit(digits: string): number | null {
  const sum = [...digits].reduce((total, digit, place) => total + (9 - place) * Number(digit), 0);
  const check = (11 - (sum % 11)) % 11;
  return check === 10 ? null : check;
}

function eightDigits(serial: number): string {
  return serial.toString().padStart(8, '0');
}
