import type { DocumentType } from './document-type.ts';

/** 'BILL_OF_LADING-1797264000000': the type and a timestamp in milliseconds since 1970. */
export function documentNumber(type: DocumentType, moment: Date): string {
  return `${type.toUpperCase()}-${moment.getTime()}`;
}

/** The number beside the name of its type, without the type in it: '1797264000000'. */
export function shortDocumentNumber(number: string): string {
  return number.replace(/^[A-Z_]+-(?=\d+$)/, '');
}
