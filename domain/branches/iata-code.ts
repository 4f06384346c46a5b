import * as z from 'zod';

const DIGITS = /^(\d{2})(\d)(\d{4})(\d{4})?$/;
const PRINTED = /^\d{2}-\d \d{4}(\/\d{4})?$/;

/** The code of an IATA cargo agent as air waybills print it: '23-4 5678', with a CASS address '23-4 5678/0012'; '' for none. */
export const IataCode = z
  .string()
  .trim()
  .max(20, 'Use at most 20 characters.')
  .overwrite(printedCode)
  .refine(
    (code) => code === '' || PRINTED.test(code),
    'Enter the 7 digits of the agent’s code, or 11 with the CASS address.',
  );

function printedCode(typed: string): string {
  const [, area, check, agent, address] = typed.replaceAll(/[\s/-]/g, '').match(DIGITS) ?? [];
  if (!area) return typed;
  return `${area}-${check} ${agent}${address ? `/${address}` : ''}`;
}
