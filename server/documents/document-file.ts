import { type PaperSize, usualPaperSize } from '#domain/documents/paper-size.ts';
import type { CallContext } from '../api/call-context.ts';
import { accountOf, networkOf } from '../api/caller.ts';
import { type DocumentToPrint, documentPdfInput } from '../pdf/document-pdf.ts';
import { contentOf } from './document-content.ts';
import type { FiledDocument } from './filed-documents.ts';

/**
 * The document as a PDF file, by default in the usual paper size of the origin country. Rejects with a
 * `PdfError`.
 */
export async function documentFile(
  context: Pick<
    CallContext,
    'database' | 'geography' | 'now' | 'pdfRenderer' | 'settings' | 'person' | 'address'
  >,
  filed: FiledDocument,
  size: PaperSize | undefined,
): Promise<File> {
  const { database, pdfRenderer, settings } = context;
  const { document, shipment, issued_by_name } = filed;
  const { document_type, document_number, version, status, created_at, issued_at } = document;
  const to_print = {
    document_type,
    document_number,
    version,
    status,
    data: await contentOf(database.db, context, filed),
    created_at,
    issued_at,
    issued_by_name,
    signature: document.signature,
    surrendered_on: document.surrendered_on,
    verification_code: document.verification_code,
    size: size ?? usualPaperSize(shipment.origin_country),
  } as DocumentToPrint;
  const requester = accountOf(context) ?? networkOf(context.address);
  const [kind, pdf_input] = documentPdfInput(to_print, settings);
  const pdf = await pdfRenderer.render(requester, kind, pdf_input);
  return new File([pdf], `${document_number}.pdf`, {
    type: 'application/pdf',
    lastModified: (issued_at ?? created_at).getTime(),
  });
}
