const FORM = /^(\d{3})(\d{7})(\d)$/;

/** '020-12345675': the airline's prefix and the serial with its check digit, the serial's remainder by 7. Null when it is none. */
export function readAirWaybillNumber(typed: string): string | null {
  const [, prefix, serial, check] = FORM.exec(typed.replaceAll(/[\s-]/g, '')) ?? [];
  if (!prefix || !serial || Number(serial) % 7 !== Number(check)) return null;
  return `${prefix}-${serial}${check}`;
}
