const FORM = /^(\d{3})(\d{7})(\d)$/;

/** '020-12345675': airline prefix, serial and check digit (the serial modulo 7). Null when it is not a valid number. */
export function readAirWaybillNumber(typed: string): string | null {
  const [, prefix, serial, check] = FORM.exec(withoutSeparators(typed)) ?? [];
  if (!prefix || !serial || Number(serial) % 7 !== Number(check)) return null;
  return `${prefix}-${serial}${check}`;
}

/** Says what is wrong with an air waybill number, and which check digit would be right; null when it is valid. */
export function explainAirWaybillNumber(typed: string): string | null {
  if (readAirWaybillNumber(typed)) return null;
  const [, prefix, serial, check] = FORM.exec(withoutSeparators(typed)) ?? [];
  if (!serial) return 'An air waybill number has 11 digits, for example 020-12345675.';
  const number = `${prefix}-${serial}${check}`;
  return `${number} ends in ${check}, but its check digit is ${Number(serial) % 7}. Check the number.`;
}

function withoutSeparators(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '');
}
