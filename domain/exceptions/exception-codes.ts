/** What can go wrong. Apart from the schemas, so that pages can import it without zod. */
export const EXCEPTION_CODES = [
  'DELAY',
  'ROLLED',
  'MISSED_CONNECTION',
  'CUSTOMS_HOLD',
  'DOCUMENT_MISSING',
  'DAMAGE',
  'SHORTAGE',
  'PAYMENT',
  'OTHER',
] as const;
export type ExceptionCode = (typeof EXCEPTION_CODES)[number];

export const EXCEPTION_SEVERITIES = ['low', 'medium', 'high'] as const;

/** The steps of a shipment that an exception can block. */
export const STEPS = ['departure', 'customs_release', 'delivery', 'invoicing'] as const;
