import { company } from '#content/company.ts';
import type { DocumentIssuer } from '#domain/documents/document-data.ts';
import type { Issuer } from './pdf-input-types.ts';

const NBSP = '\u00a0';
const { brand } = company;
const COMPANY = { ...company, email: company.general_email };

/** The letterhead of a legal entity; null for the company’s. */
export function issuer(entity: DocumentIssuer | null = null): Issuer {
  const { legal_name, address, phone, email } = entity ?? COMPANY;
  return { brand, legal_name, address, phone: phone.replaceAll(' ', NBSP), email };
}
