const FORM = /^(\d{3})(\d{7})(\d)$/;

/** '020-12345675': airline prefix, serial and check digit (the serial modulo 7). Null when it is not a valid number. */
export function readAirWaybillNumber(typed: string): string | null {
  const [, prefix, serial, check] = FORM.exec(typed.replaceAll(/[\s-]/g, '')) ?? [];
  if (!prefix || !serial || Number(serial) % 7 !== Number(check)) return null;
  return `${prefix}-${serial}${check}`;
}
