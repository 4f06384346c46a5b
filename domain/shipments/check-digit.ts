const SERIALS = 100_000_000;

/** The prefix, eight digits and a check digit. `random` is uniform in [0, 1). */
export function checkedNumber(prefix: string, random: number): string {
  let serial = Math.floor(random * SERIALS);
  let digits = eightDigits(serial);
  while (checkDigit(digits) === null) {
    serial = (serial + 1) % SERIALS;
    digits = eightDigits(serial);
  }
  return `${prefix}${digits}${checkDigit(digits)}`;
}

/**
 * Modulo 11 with weights 9 to 2, as for ISBN-10: detects every single wrong digit and every swapped pair.
 * Null where the check digit would be 10; such serials are not issued.
 */
export function checkDigit(digits: string): number | null {
  const sum = [...digits].reduce((total, digit, place) => total + (9 - place) * Number(digit), 0);
  const check = (11 - (sum % 11)) % 11;
  return check === 10 ? null : check;
}

function eightDigits(serial: number): string {
  return serial.toString().padStart(8, '0');
}
