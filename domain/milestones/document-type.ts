/** The types of documents that events of shipments are about, in DCSA Track & Trace 2.2. */
export const DOCUMENT_TYPES = [
  'CBR',
  'BKG',
  'SHI',
  'SRM',
  'TRD',
  'ARN',
  'VGM',
  'CAS',
  'CUS',
  'DGD',
  'OOG',
] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

const OF_TRANSPORT_DOCUMENT: readonly string[] = ['DRFT', 'SUBM', 'APPR', 'ISSU', 'SURR', 'VOID'];

/** The type of document that an event of a shipment is about, unless the report names it. */
export function usualDocument(code: string): DocumentType {
  if (code === 'HOLD' || code === 'RELS') return 'CUS';
  return OF_TRANSPORT_DOCUMENT.includes(code) ? 'TRD' : 'BKG';
}

/** `reported` is as its source writes it; '' if it names none. */
export function documentTypeOf({ code }: { code: string }, reported: string): DocumentType {
  return DOCUMENT_TYPES.find((type) => type === reported.toUpperCase()) ?? usualDocument(code);
}
