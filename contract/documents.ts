import * as z from 'zod';
import { DocumentStatus } from '#domain/documents/document-status.ts';
import { DocumentType } from '#domain/documents/document-type.ts';
import { PAPER_SIZES } from '#domain/documents/paper-size.ts';
import { Signature } from '#domain/documents/signature.ts';
import { plainText } from '#domain/shipments/plain-text.ts';
import { ShipmentStatus } from '#domain/shipments/status.ts';
import { operation } from './operation.ts';

/** A shipping document as the shipment's client sees it in a list. */
export const DocumentRow = z.object({
  id: z.uuid(),
  document_type: DocumentType,
  document_number: z.string(),
  tracking_number: z.string(),
  status: DocumentStatus,
  /** Counts the documents of the type that the shipment has had, from 1. */
  version: z.number().int(),
  created_at: z.date(),
  issued_at: z.date().nullable(),
});
export type DocumentRow = z.infer<typeof DocumentRow>;

const Reference = z.object({ tracking_number: z.string().trim().min(1).max(40) });
const DocumentNumber = z.object({ document_number: z.string().trim().min(1).max(60) });
const NOT_FOUND = { status: 404, message: 'No such shipment.' } as const;
const NO_DOCUMENT = { status: 404, message: 'No such document.' } as const;
const NOT_APPLICABLE = { status: 409, message: 'This shipment cannot have such a document.' } as const;
const PDF_UNAVAILABLE = {
  status: 503,
  message: 'The PDF could not be made just now. Please try again in a moment.',
} as const;
/** Of the sheets; without it, what is usual where the shipment comes from. */
const Size = z.object({ size: z.enum(PAPER_SIZES).optional() });
const WRITES = ['documents', 'portal', 'notifications', 'fleet.figures'];

/** What must be told before a document can be issued: its field in the shipping instructions, and its name in words. */
const MissingField = z.object({ field: z.string(), label: z.string() });

/** What a draft states because it is usual, and nobody has chosen. */
const Unconfirmed = z.object({
  field: z.string(),
  label: z.string(),
  value: z.union([z.string(), z.number()]),
});

/** Each type that a shipment can have, with the document in force. */
export const ShipmentDocument = z.object({
  document_type: DocumentType,
  /** Why the shipment cannot have this type, in words; null when it can. */
  unfit: z.string().nullable(),
  /** Who must have signed before it can be issued, in words; null where the forwarder issues it. */
  issuing_body: z.string().nullable(),
  /** What the draft, or one that were generated now, lacks; empty once it is issued, and where there can be none. */
  missing: z.array(MissingField),
  /** What has to be confirmed, or changed in the shipping instructions, when it is issued. */
  unconfirmed: z.array(Unconfirmed),
  /** Why it cannot be issued although nothing is missing, as a sentence. */
  refusal: z.string().nullable(),
  /** Why the cargo does not fit its containers; it is issued only with a reason. */
  over_capacity: z.string().nullable(),
  /** The one generated last, unless it is void. */
  document: z
    .object({
      document_number: z.string(),
      status: DocumentStatus,
      created_at: z.date(),
      /** Full name; null when the account is gone. */
      generated_by: z.string().nullable(),
      version: z.number().int(),
      issued_at: z.date().nullable(),
      /** Full name; null while it is not issued, and when the account is gone. */
      issued_by: z.string().nullable(),
      verification_code: z.string(),
      signature: Signature.nullable(),
    })
    .nullable(),
});
export type ShipmentDocument = z.infer<typeof ShipmentDocument>;

/** What anybody who holds a document may check against it: nothing that it does not say itself. */
export const VerifiedDocument = z.object({
  /** 'current' is issued and in force. */
  outcome: z.enum(['current', 'draft', 'void']),
  document_type: DocumentType,
  document_number: z.string(),
  version: z.number().int(),
  issued_at: z.date().nullable(),
  voided_at: z.date().nullable(),
  /** There is a later version. */
  replaced: z.boolean(),
  /** 'Houston, US'; null where the document does not say it, as the figures. */
  from: z.string().nullable(),
  to: z.string().nullable(),
  packages_count: z.number().nullable(),
  gross_kg: z.number().nullable(),
});
export type VerifiedDocument = z.infer<typeof VerifiedDocument>;

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
        papers: z.array(ShipmentDocument),
        /** What should be looked at before anything is issued, in sentences. */
        warnings: z.array(z.string()),
      }),
    )
    .errors({ NOT_FOUND }),

  generate: operation({
    access: 'staff',
    method: 'POST',
    path: '/shipments/{tracking_number}/documents',
    summary: 'Draw up a document from the shipment’s data, in place of the one in force, and tell the client',
    changes: WRITES,
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
      NOT_APPLICABLE,
      GENERATION_CONFLICT: {
        status: 409,
        message: 'Somebody else has generated this document in the meantime.',
        data: z.object({ document_number: z.string().nullable() }),
      },
    }),

  issue: operation({
    access: 'staff',
    method: 'POST',
    path: '/documents/{document_number}/issue',
    summary:
      'Issue a draft as the shipment stands now: from then on it never changes, and its client is told',
    changes: WRITES,
  })
    .input(
      DocumentNumber.extend({
        /** Of the issuing body, for the types that only such a body can issue. */
        signature: Signature.optional(),
        /** The fields among `unconfirmed` whose proposed value is right. */
        confirmed: z.array(z.string().max(60)).max(500).default([]),
        /** Why cargo that exceeds the capacity of its containers is right all the same. */
        capacity_reason: plainText().max(300, 'At most 300 characters.').optional(),
      }),
    )
    .output(z.object({ document_number: z.string() }))
    .errors({
      NOT_FOUND: NO_DOCUMENT,
      NOT_A_DRAFT: { status: 409, message: 'Only a draft can be issued.' },
      NOT_APPLICABLE,
      INCOMPLETE: {
        status: 409,
        message: 'Something that this document must say is missing.',
        data: z.object({ missing: z.array(MissingField) }),
      },
      UNCONFIRMED: {
        status: 422,
        message: 'Some of what this document states is only a proposal. Confirm each value or change it.',
        data: z.object({ unconfirmed: z.array(Unconfirmed) }),
      },
      ON_BOARD_DATE: { status: 422, message: 'The date on board cannot be stated.' },
      OVER_CAPACITY: { status: 422, message: 'The cargo does not fit its containers.' },
      SIGNATURE_REQUIRED: {
        status: 422,
        message: 'This document needs the signature of its issuing body.',
      },
    }),

  void: operation({
    access: 'staff',
    method: 'POST',
    path: '/documents/{document_number}/void',
    summary: 'Declare a document void; a new version may then be generated',
    changes: WRITES,
  })
    .input(
      DocumentNumber.extend({
        reason: plainText('Please say why.').min(1, 'Please say why.').max(300, 'At most 300 characters.'),
      }),
    )
    .output(z.object({ document_number: z.string() }))
    .errors({
      NOT_FOUND: NO_DOCUMENT,
      ALREADY_VOID: { status: 409, message: 'This document is void already.' },
    }),

  pdf: operation({
    access: 'signed-in',
    method: 'GET',
    path: '/documents/{document_number}/pdf',
    summary: 'A document of one of one’s own shipments as a PDF file; staff get any',
    limit: { calls: 120, minutes: 10 },
  })
    .input(DocumentNumber.extend(Size.shape))
    .output(z.file().mime(['application/pdf']))
    .errors({ NOT_FOUND: NO_DOCUMENT, PDF_UNAVAILABLE }),

  archive: operation({
    access: 'signed-in',
    method: 'GET',
    path: '/shipments/{tracking_number}/papers.zip',
    summary:
      'All papers of one’s own shipment that are not void, and its invoice, in a ZIP file; staff get any',
    limit: { calls: 30, minutes: 10 },
  })
    .input(Reference.extend(Size.shape))
    .output(z.file().mime(['application/zip']))
    .errors({
      NOT_FOUND,
      NO_PAPERS: { status: 409, message: 'This shipment has no papers yet.' },
      PDF_UNAVAILABLE,
    }),

  verify: operation({
    access: 'anyone',
    method: 'GET',
    path: '/verify/{code}',
    summary: 'Whether a document is genuine and current, for anyone who holds it',
    limit: { calls: 120, minutes: 10 },
  })
    .input(
      z.object({
        /** As it is printed, however it is typed. */
        code: z.string().trim().min(1).max(60),
      }),
    )
    .output(VerifiedDocument)
    .errors({ NOT_FOUND: { status: 404, message: 'No document has this code.' } }),
};
