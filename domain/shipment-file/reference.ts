import * as z from 'zod';
import { explainAirWaybillNumber } from '../references/air-waybill-number.ts';
import { plainText } from '../validation/plain-text.ts';
import { ItemId } from './item-id.ts';

export const REFERENCE_KINDS = ['PO', 'BOOKING', 'HBL', 'MBL', 'HAWB', 'MAWB', 'ENTRY', 'CUSTOMER'] as const;
export const ReferenceKind = z.enum(REFERENCE_KINDS);
export type ReferenceKind = z.infer<typeof ReferenceKind>;

export const MAX_REFERENCES = 200;

/** The form in which a number is compared: upper case, letters and digits of any script only. */
export function normalizeReference(typed: string): string {
  return typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** A number that someone in the trade knows the shipment by. */
export const ShipmentReference = z
  .object({
    ...ItemId.shape,
    kind: ReferenceKind,
    value: plainText('Enter the number.').min(1, 'Enter the number.').max(60, 'At most 60 characters.'),
    /** Who issued the number: a carrier, a customs office, the customer. */
    issuer: plainText().max(120, 'At most 120 characters.').default(''),
  })
  .superRefine(({ kind, value }, context) => {
    const explained = kind === 'MAWB' ? explainAirWaybillNumber(value) : null;
    const message = normalizeReference(value) === '' ? 'Enter letters or digits.' : explained;
    if (message) context.addIssue({ code: 'custom', path: ['value'], message });
  });
export type ShipmentReference = z.infer<typeof ShipmentReference>;

export const ShipmentReferences = z
  .array(ShipmentReference)
  .max(MAX_REFERENCES, `At most ${MAX_REFERENCES} references.`)
  .superRefine((references, context) => {
    const seen = new Set<string>();
    for (const [index, { kind, value }] of references.entries()) {
      const name = `${kind} ${normalizeReference(value)}`;
      if (seen.has(name))
        context.addIssue({
          code: 'custom',
          path: [index, 'value'],
          message: 'The shipment already has this reference.',
        });
      seen.add(name);
    }
  });
