import * as z from 'zod';
import { DocumentStatus } from '#domain/documents/document-status.ts';
import { DocumentType } from '#domain/documents/document-type.ts';
import { ShipmentStatus } from '#domain/shipments/status.ts';
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

const Reference = z.object({ tracking_number: z.string().trim().min(1).max(40) });
const NOT_FOUND = { status: 404, message: 'No such shipment.' } as const;

/** Each type that a shipment can have, with the document in force. */
export const ShipmentPaper = z.object({
  document_type: DocumentType,
  /** Why the shipment cannot have this type, in words; null when it can. */
  unfit: z.string().nullable(),
  /** The one generated last, unless it is void. */
  document: z
    .object({
      document_number: z.string(),
      status: DocumentStatus,
      created_at: z.date(),
      /** Full name; null when the account is gone. */
      generated_by: z.string().nullable(),
    })
    .nullable(),
});
export type ShipmentPaper = z.infer<typeof ShipmentPaper>;

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

  ofShipment: operation({
    access: 'staff',
    method: 'GET',
    path: '/shipments/{tracking_number}/documents',
    summary: 'The documents of a shipment: for each type the one in force, or why there can be none',
  })
    .input(Reference)
    .output(
      z.object({
        tracking_number: z.string(),
        /** The client's company or name; null when the account is gone. */
        client: z.string().nullable(),
        origin_city: z.string(),
        origin_country: z.string(),
        destination_city: z.string(),
        destination_country: z.string(),
        status: ShipmentStatus,
        papers: z.array(ShipmentPaper),
      }),
    )
    .errors({ NOT_FOUND }),

  generate: operation({
    access: 'staff',
    method: 'POST',
    path: '/shipments/{tracking_number}/documents',
    summary: 'Draw up a document from the shipment’s data, in place of the one in force, and tell the client',
    changes: ['documents', 'portal', 'notifications', 'fleet.figures'],
    once: true,
    status: 201,
  })
    .input(
      Reference.extend({
        document_type: DocumentType,
        /** The number of the document in force that this one replaces; refused when it is another by now. */
        replaces: z.string().max(60).nullable().default(null),
      }),
    )
    .output(z.object({ document_number: z.string() }))
    .errors({
      NOT_FOUND,
      UNFIT: { status: 409, message: 'This shipment cannot have such a document.' },
      GENERATED_MEANWHILE: {
        status: 409,
        message: 'Somebody else has generated this document in the meantime.',
        data: z.object({ document_number: z.string().nullable() }),
      },
    }),
};
