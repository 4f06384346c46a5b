import type { DocumentData } from '#domain/documents/document-data.ts';
import { DOCUMENT_NAMES } from '#domain/documents/document-names.ts';
import type { DocumentStatus } from '#domain/documents/document-status.ts';
import type { DocumentType } from '#domain/documents/document-type.ts';
import type { PaperSize } from '#domain/documents/paper-size.ts';
import type { Signature } from '#domain/documents/signature.ts';
import { verificationCodeInGroups } from '#domain/documents/verification-code.ts';
import { issuer } from './issuer.ts';
import type { PdfInput } from './pdf-input-types.ts';
import { dayOf } from './pdf-messages.ts';

/** A document as it is asked for on paper. Its data are frozen once it is issued, of the moment while it is a draft. */
export interface PrintedDocument<Type extends DocumentType> {
  document_type: Type;
  document_number: string;
  version: number;
  status: DocumentStatus;
  data: DocumentData[Type];
  created_at: Date;
  issued_at: Date | null;
  issued_by_name: string | null;
  /** Of the issuing body, where the type needs one. */
  signature: Signature | null;
  verification_code: string;
  size: PaperSize;
}

/** What the forms of the trade have in common, for `form.typ`. Null stays a blank box. */
export interface FormPdfInput extends PdfInput {
  size: PaperSize;
  /** 'Bill of lading' */
  name: string;
  version: string;
  shipment: string | null;
  /** Across every page, behind the text. */
  watermark: 'DRAFT' | 'VOID' | null;
  /** Where a reader can check it: the address without its scheme, and the code in groups. */
  check_at: string;
  check_code: string;
  /** The day and the person. */
  issued: string | null;
  issued_by: string | null;
  /** What distinguishes each sheet of the set: the whole form is printed once for each. */
  sheets: readonly string[];
}

/** The common part of a form. `originals` are the marks of the sheets it is issued in; otherwise it is one sheet. */
export function formPdfInput(
  document: Omit<PrintedDocument<DocumentType>, 'data'> & { data: { shipment_reference: string | null } },
  { publicUrl }: { publicUrl: string },
  originals: readonly string[] = ['ORIGINAL'],
): FormPdfInput {
  const { document_type, document_number, version, status, issued_at, verification_code } = document;
  const name = DOCUMENT_NAMES[document_type];
  return {
    title: `${name} ${document_number}`,
    dated: (issued_at ?? document.created_at).toISOString(),
    issuer: issuer(),
    scan_url: `${publicUrl}/verify/${verification_code}`,
    size: document.size,
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
