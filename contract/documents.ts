import * as z from 'zod';
import { NOTIFIED_ROLES } from '#domain/documents/arrival/notice-recipients.ts';
import { BILL_RELEASES } from '#domain/documents/bill-release.ts';
import { DocumentStatus } from '#domain/documents/document-status.ts';
import { DocumentType } from '#domain/documents/document-type.ts';
import { PAPER_SIZES } from '#domain/documents/paper-size.ts';
import { Signature } from '#domain/documents/signature.ts';
import { Surrender } from '#domain/documents/surrender.ts';
import { ShipmentStatus } from '#domain/shipments/status.ts';
import { plainText } from '#domain/validation/plain-text.ts';
import { SINCE } from './operation/changed-records.ts';
import { operation } from './operation/operation.ts';
import { NO_SHIPMENT } from './shipments/no-shipment.ts';
import { TrackingNumber } from './shipments/tracking-number.ts';

/** A shipping document as the shipment's client sees it in a list. */
export const DocumentRow = z.object({
  id: z.uuid(),
  document_type: DocumentType,
  /** The name that it bears: 'Sea waybill' for a bill of lading that is released as one. */
  name: z.string(),
  document_number: z.string(),
  tracking_number: z.string(),
  status: DocumentStatus,
  /** Counts the shipment’s documents of this type, from 1. */
  version: z.number().int(),
  created_at: z.date(),
  issued_at: z.date().nullable(),
  /** 'YYYY-MM-DD': when the originals of a bill of lading were surrendered; null while they were not. */
  surrendered_on: z.string().nullable(),
});
export type DocumentRow = z.infer<typeof DocumentRow>;

const DocumentNumber = z.object({ document_number: z.string().trim().min(1).max(60) });
const NO_DOCUMENT = { status: 404, message: 'No such document.' } as const;
const NOT_APPLICABLE = {
  status: 409,
  message: 'This document type doesn’t apply to this shipment.',
} as const;
const PDF_UNAVAILABLE = {
  status: 503,
  message: 'The PDF could not be created just now. Try again in a moment.',
} as const;
/** The paper size; by default the usual one in the origin country. */
const Size = z.object({ size: z.enum(PAPER_SIZES).optional() });
const WRITES = ['documents', 'portal', 'notifications', 'fleet.figures'];

/** What is missing before a document can be issued: the field of the shipping instructions, and its label. */
const MissingField = z.object({ field: z.string(), label: z.string() });

/** A default value in a draft that nobody has confirmed. */
const Unconfirmed = z.object({
  field: z.string(),
  label: z.string(),
  value: z.union([z.string(), z.number()]),
});

/** A document type and the shipment’s current document of that type. */
export const ShipmentDocument = z.object({
  document_type: DocumentType,
  /** The name that the document bears, or would bear: 'Sea waybill' for a bill of lading that is released as one. */
  name: z.string(),
  /** How a bill of lading is released; null for other types. */
  release: z.enum(BILL_RELEASES).nullable(),
  /** Why this type does not apply to the shipment; null when it does. */
  not_applicable_reason: z.string().nullable(),
  /** Who must sign before it can be issued; null if the forwarder issues it. */
  issuing_body: z.string().nullable(),
  /** What the draft lacks, or would lack if it were generated now. Empty once issued or when not applicable. */
  missing: z.array(MissingField),
  /** What must be confirmed on issue, or changed in the shipping instructions. */
  unconfirmed: z.array(Unconfirmed),
  /** Why it cannot be issued although nothing is missing. */
  refusal: z.string().nullable(),
  /** Why the cargo exceeds the capacity of its containers; issuing then requires a reason. */
  over_capacity: z.string().nullable(),
  /** Who gets the document by e-mail when it is issued, or got it then, beside the client. Empty for other types than arrival notices. */
  recipients: z.array(z.object({ role: z.enum(NOTIFIED_ROLES), email: z.string() })),
  /** The latest document of the type, unless it is void. */
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
      /** 'YYYY-MM-DD': when the originals of a bill of lading were surrendered; null while they were not. */
      surrendered_on: z.string().nullable(),
    })
    .nullable(),
});
export type ShipmentDocument = z.infer<typeof ShipmentDocument>;

/** The items of the deprecated field `papers`. */
const DeprecatedShipmentDocument = ShipmentDocument.omit({ not_applicable_reason: true }).extend({
  unfit: z.string().nullable().meta({ description: 'Deprecated: use `not_applicable_reason`.' }),
});

/** What anyone who holds a document can verify: only facts that the document itself states. */
export const VerifiedDocument = z.object({
  /** 'current' is issued and in force. */
  outcome: z.enum(['current', 'draft', 'void']),
  document_type: DocumentType,
  /** The name that it bears: 'Sea waybill' for a bill of lading that is released as one. */
  name: z.string(),
  document_number: z.string(),
  version: z.number().int(),
  issued_at: z.date().nullable(),
  /** 'YYYY-MM-DD': the goods can no longer be claimed with an original since then. Null while they can. */
  surrendered_on: z.string().nullable(),
  voided_at: z.date().nullable(),
  /** There is a later version. */
  replaced: z.boolean(),
  /** 'Houston, US'. Places and figures are null where the document does not state them. */
  from: z.string().nullable(),
  to: z.string().nullable(),
  packages_count: z.number().nullable(),
  gross_kg: z.number().nullable(),
});
export type VerifiedDocument = z.infer<typeof VerifiedDocument>;

export const documents = {
  mine: operation({
    access: 'signed-in',
    permission: 'view',
    method: 'GET',
    path: '/documents',
    list: { records: 'documents', of: 'organisation' },
    summary: 'The documents of your shipments, newest first',
  })
    .input(
      z.object({
        ...SINCE,
        /** A part of the name of the type, or the beginning of the document number or the tracking number. */
        search: z.string().trim().max(100).optional(),
        type: DocumentType.optional(),
        /** A tracking number. */
        shipment: z.string().trim().max(40).optional(),
        /** The cursor: `next` of the previous page. */
        after: z.string().max(200).optional(),
        limit: z.coerce.number().int().min(1).max(100).default(50),
      }),
    )
    .output(z.object({ documents: z.array(DocumentRow), next: z.string().nullable() })),

  ofShipment: operation({
    access: 'staff',
    method: 'GET',
    path: '/shipments/{tracking_number}/documents',
    summary: 'The documents of a shipment: for each type the current one, or why the type does not apply',
  })
    .input(TrackingNumber)
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
        documents: z.array(ShipmentDocument),
        papers: z.array(DeprecatedShipmentDocument).meta({
          deprecated: true,
          description:
            'Deprecated: use `documents`, whose items have `not_applicable_reason` instead of `unfit`.',
        }),
        /** What to check before issuing a document. */
        warnings: z.array(z.string()),
      }),
    )
    .errors({ NOT_FOUND: NO_SHIPMENT }),

  generate: operation({
    access: 'staff',
    method: 'POST',
    path: '/shipments/{tracking_number}/documents',
    location: '/documents/{document_number}/pdf',
    summary: 'Generate a document from the shipment’s data, replacing the current one, and notify the client',
    changes: WRITES,
    status: 201,
  })
    .input(
      TrackingNumber.extend({
        document_type: DocumentType,
        /** The number of the current document that this one replaces; rejected if another one is current by now. */
        replaces: z.string().max(60).nullable().default(null),
      }),
    )
    .output(z.object({ document_number: z.string() }))
    .errors({
      NOT_FOUND: NO_SHIPMENT,
      NOT_APPLICABLE,
      GENERATION_CONFLICT: {
        status: 409,
        message: 'Someone else has generated this document.',
        data: z.object({ document_number: z.string().nullable() }),
      },
    }),

  issue: operation({
    access: 'staff',
    method: 'POST',
    path: '/documents/{document_number}/issue',
    summary:
      'Issue a draft with the shipment’s current data, and notify the client, by an arrival notice also the consignee and the notify parties; an issued document is immutable',
    changes: [...WRITES, 'tasks', 'shareLinks.list'],
  })
    .input(
      DocumentNumber.extend({
        /** The issuing body’s signature, for types that require one. */
        signature: Signature.optional(),
        /** The fields in `unconfirmed` whose default value is right. */
        confirmed: z.array(z.string().max(60)).max(500).default([]),
        /** Why cargo that exceeds the capacity of its containers is right nevertheless. */
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
        message: 'Required details of this document are missing.',
        data: z.object({ missing: z.array(MissingField) }),
      },
      UNCONFIRMED: {
        status: 422,
        message: 'Some values in this document are only defaults. Confirm or change each one.',
        data: z.object({ unconfirmed: z.array(Unconfirmed) }),
      },
      ON_BOARD_DATE: { status: 422, message: 'The on-board date cannot be stated.' },
      NOT_RELEASABLE: { status: 409, message: 'The goods cannot be released yet.' },
      OVER_CAPACITY: { status: 422, message: 'The cargo exceeds the capacity of its containers.' },
      SIGNATURE_REQUIRED: {
        status: 422,
        message: 'This document needs the signature of its issuing body.',
      },
    }),

  surrender: operation({
    access: 'staff',
    method: 'POST',
    path: '/documents/{document_number}/surrender',
    summary: 'Record that the originals of an issued bill of lading were surrendered',
    changes: WRITES,
  })
    .input(DocumentNumber.extend(Surrender.shape))
    .output(z.object({ document_number: z.string() }))
    .errors({
      NOT_FOUND: NO_DOCUMENT,
      NOT_SURRENDERABLE: {
        status: 409,
        message: 'Only an issued bill of lading with originals can be surrendered.',
      },
      ALREADY_SURRENDERED: { status: 409, message: 'This bill of lading has already been surrendered.' },
      SURRENDER_DATE: { status: 422, message: 'The bill cannot have been surrendered on this day.' },
    }),

  void: operation({
    access: 'staff',
    method: 'POST',
    path: '/documents/{document_number}/void',
    summary: 'Void a document; a new version can then be generated',
    changes: WRITES,
  })
    .input(
      DocumentNumber.extend({
        reason: plainText('Enter a reason.').min(1, 'Enter a reason.').max(300, 'At most 300 characters.'),
      }),
    )
    .output(z.object({ document_number: z.string() }))
    .errors({
      NOT_FOUND: NO_DOCUMENT,
      ALREADY_VOID: { status: 409, message: 'This document is already void.' },
    }),

  pdf: operation({
    access: 'signed-in',
    permission: 'view',
    method: 'GET',
    path: '/documents/{document_number}/pdf',
    summary: 'A document of one of your shipments as a PDF file; staff can get any',
    limit: { calls: 120, minutes: 10 },
  })
    .input(DocumentNumber.extend(Size.shape))
    .output(z.file().mime(['application/pdf']))
    .errors({ NOT_FOUND: NO_DOCUMENT, PDF_UNAVAILABLE }),

  bookingConfirmation: operation({
    access: 'signed-in',
    permission: 'view',
    method: 'GET',
    path: '/shipments/{tracking_number}/booking-confirmation.pdf',
    summary: 'The booking confirmation of one of your shipments as a PDF file; staff can get any',
    limit: { calls: 120, minutes: 10 },
  })
    .input(TrackingNumber.extend(Size.shape))
    .output(z.file().mime(['application/pdf']))
    .errors({ NOT_FOUND: NO_SHIPMENT, PDF_UNAVAILABLE }),

  archive: operation({
    access: 'signed-in',
    permission: 'view',
    method: 'GET',
    path: '/shipments/{tracking_number}/documents.zip',
    summary: 'All valid documents and invoices of one of your shipments as a ZIP file; staff can get any',
    limit: { calls: 30, minutes: 10 },
  })
    .input(TrackingNumber.extend(Size.shape))
    .output(z.file().mime(['application/zip']))
    .errors({
      NOT_FOUND: NO_SHIPMENT,
      NO_DOCUMENTS: { status: 409, message: 'This shipment has no documents yet.' },
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
        /** As printed; case, spaces and hyphens are ignored. */
        code: z.string().trim().min(1).max(60),
      }),
    )
    .output(VerifiedDocument)
    .errors({ NOT_FOUND: { status: 404, message: 'No document has this code.' } }),
};
