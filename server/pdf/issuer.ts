import { company } from '#content/company.ts';
import type { Issuer } from './pdf-input-types.ts';

const NBSP = '\u00a0';

/** The company’s details for the letterhead. */
export function issuer(): Issuer {
  const { brand, legal_name, address, phone, general_email: email } = company;
  return { brand, legal_name, address, phone: phone.replaceAll(' ', NBSP), email };
}
