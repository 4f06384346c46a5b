import * as z from 'zod';
import { DocumentStatus } from '#domain/documents/document-status.ts';
import { DocumentType } from '#domain/documents/document-type.ts';
import { operation } from './operation.ts';

/** A shipping document as the shipment's client sees it in a list. */
export const DocumentRow = z.object({
  id: z.uuid(),
  document_type: DocumentType,
  document_number: z.string(),
  tracking_number: z.string(),
  status: DocumentStatus,
  created_at: z.date(),
});
export type DocumentRow = z.infer<typeof DocumentRow>;

export const documents = {
  mine: operation({
    access: 'signed-in',
    method: 'GET',
    path: '/documents',
    summary: 'The documents of one’s own shipments, newest first',
  })
    .input(
      z.object({
        /** Part of the document’s number, of its type in words, or of the shipment’s tracking number. */
        search: z.string().trim().max(100).optional(),
        type: DocumentType.optional(),
        /** A tracking number. */
        shipment: z.string().trim().max(40).optional(),
        /** Continue after this document: `next` of the page before. */
        after: z.string().max(200).optional(),
        limit: z.coerce.number().int().min(1).max(100).default(50),
      }),
    )
    .output(z.object({ documents: z.array(DocumentRow), next: z.string().nullable() })),
};
