import { type PaperSize, usualPaperSize } from '#domain/documents/paper-size.ts';
import { type CallContext, signedIn } from '../api/call-context.ts';
import { type DocumentToPrint, documentPdfInput } from '../pdf/document-pdf.ts';
import { contentOf } from './document-content.ts';
import type { FiledDocument } from './filed-documents.ts';

/** The document as a PDF file, on what is usual where the shipment comes from. Rejects with a `PdfError`. */
export async function documentFile(
  context: Pick<CallContext, 'database' | 'papers' | 'settings' | 'person'>,
  filed: FiledDocument,
  size: PaperSize | undefined,
): Promise<File> {
  const { database, papers, settings } = context;
  const { document, shipment, issued_by_name } = filed;
  const { document_type, document_number, version, status, created_at, issued_at } = document;
  const forPaper = {
    document_type,
    document_number,
    version,
    status,
    data: await contentOf(database.db, filed),
    created_at,
    issued_at,
    issued_by_name,
    signature: document.signature,
    verification_code: document.verification_code,
    size: size ?? usualPaperSize(shipment.origin_country),
  } as DocumentToPrint;
  const [kind, paper] = documentPdfInput(forPaper, settings);
  const pdf = await papers.render(signedIn(context).user_id, kind, paper);
  return new File([pdf], `${document_number}.pdf`, {
    type: 'application/pdf',
    lastModified: (issued_at ?? created_at).getTime(),
  });
}
