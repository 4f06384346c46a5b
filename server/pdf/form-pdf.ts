import type { DocumentData, DocumentIssuer } from '#domain/documents/document-data.ts';
import { documentName } from '#domain/documents/document-names.ts';
import type { DocumentStatus } from '#domain/documents/document-status.ts';
import type { DocumentType } from '#domain/documents/document-type.ts';
import type { PaperSize } from '#domain/documents/paper-size.ts';
import type { Signature } from '#domain/documents/signature.ts';
import { verificationCodeInGroups } from '#domain/documents/verification-code.ts';
import { issuer } from './issuer.ts';
import type { PdfInput } from './pdf-input-types.ts';
import { dayOf, type PrintedParty } from './pdf-messages.ts';

/** A document to be printed. Its data are frozen once issued, and current while it is a draft. */
export interface PrintedDocument<Type extends DocumentType> {
  document_type: Type;
  document_number: string;
  version: number;
  status: DocumentStatus;
  data: DocumentData[Type];
  created_at: Date;
  issued_at: Date | null;
  issued_by_name: string | null;
  /** The signature of the issuing body, for types that need one. */
  signature: Signature | null;
  /** 'YYYY-MM-DD': when the originals of a bill of lading were surrendered. */
  surrendered_on: string | null;
  verification_code: string;
  size: PaperSize;
}

/** The common input of trade forms, for `form.typ`. Null fields are printed as blank boxes. */
export interface FormPdfInput extends PdfInput {
  size: PaperSize;
  /** Who issues the document, at its head. */
  head: PrintedParty;
  /** 'Prepared by Groundswell Logistics, Inc., forwarding agent'; null where we issue the document. */
  prepared_by: string | null;
  /** 'Bill of lading' */
  name: string;
  version: string;
  shipment: string | null;
  /** Printed across every page, behind the text. */
  watermark: 'DRAFT' | 'VOID' | null;
  /** Where a reader can verify the document: the address without its scheme, and the grouped code. */
  check_at: string;
  check_code: string;
  /** The day and the person. */
  issued: string | null;
  issued_by: string | null;
  /** The mark of each sheet of the set; the whole form is printed once for each. */
  sheets: readonly string[];
}

/**
 * The common part of a form’s input. `originals` are the marks of the issued sheets; other documents have one
 * sheet. `issuing_party` issues the document where we only prepare it, such as the exporter.
 */
export function formPdfInput(
  document: Omit<PrintedDocument<DocumentType>, 'data'> & {
    data: { shipment_reference: string | null; issuer: DocumentIssuer | null };
  },
  { publicUrl }: { publicUrl: string },
  {
    originals = ['ORIGINAL'],
    issuing_party,
  }: { originals?: readonly string[]; issuing_party?: PrintedParty } = {},
): FormPdfInput {
  const { document_type, document_number, version, status, issued_at, verification_code } = document;
  const name = documentName(document_type, document.data);
  const letterhead = issuer(document.data.issuer);
  return {
    title: `${name} ${document_number}`,
    dated: (issued_at ?? document.created_at).toISOString(),
    issuer: letterhead,
    scan_url: `${publicUrl}/verify/${verification_code}`,
    size: document.size,
    head: issuing_party ?? {
      name: letterhead.brand,
      lines: [letterhead.legal_name, ...letterhead.address],
    },
    prepared_by: issuing_party ? `Prepared by ${letterhead.legal_name}, forwarding agent` : null,
    name,
    number: document_number,
    version: `Version ${version}`,
    shipment: document.data.shipment_reference,
    watermark: WATERMARKS[status],
    check_at: `${publicUrl.replace(/^https?:\/\//, '')}/verify`,
    check_code: verificationCodeInGroups(verification_code),
    issued: issued_at && dayOf(issued_at),
    issued_by: document.issued_by_name,
    sheets: status === 'issued' ? originals : [`${WATERMARKS[status]} · NOT NEGOTIABLE`],
  };
}

const WATERMARKS = { draft: 'DRAFT', issued: null, void: 'VOID' } as const satisfies Record<
  DocumentStatus,
  string | null
>;
