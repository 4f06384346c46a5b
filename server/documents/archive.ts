import { type Zippable, zipSync } from 'fflate';
import type { PaperSize } from '#domain/documents/paper-size.ts';
import { hiddenDocuments } from '#domain/documents/valued-documents.ts';
import { isPermitted } from '#domain/people/access.ts';
import { normalizeTrackingNumber } from '#domain/shipments/tracking-number.ts';
import { signedIn } from '../api/call-context.ts';
import { invoicePdfInput } from '../invoices/invoice-pdf.ts';
import { findInvoice, listInvoicesOfShipment } from '../invoices/invoice-rows.ts';
import { readerOf } from '../shipment-records/reader.ts';
import { shipmentFor } from '../shipment-records/shipment-for.ts';
import { documentFile } from './document-file.ts';
import { listDocumentsInForce } from './filed-documents.ts';
import { type DocumentsContext, operations } from './operations.ts';
import { unavailable } from './unavailable.ts';

export const archive = operations.archive.handler(async ({ input, context, errors }) => {
  const person = signedIn(context);
  const { db } = context.database;
  const number = normalizeTrackingNumber(input.tracking_number);
  const shipment = await shipmentFor(db, person, number);
  if (!shipment) throw errors.NOT_FOUND();
  const files: File[] = [];
  try {
    const hidden = hiddenDocuments(person);
    for (const filed of await listDocumentsInForce(db, shipment.id))
      if (!hidden.includes(filed.document.document_type))
        files.push(await documentFile(context, filed, input.size));
    if (isPermitted(person, 'money')) files.push(...(await invoiceFiles(context, number, input.size)));
  } catch (error) {
    throw unavailable(error, context, errors.PDF_UNAVAILABLE);
  }
  if (files.length === 0) throw errors.NO_DOCUMENTS();
  return new File([await zipped(files)], `${shipment.tracking_number}-documents.zip`, {
    type: 'application/zip',
  });
});

/** The invoices in force that the reader may see. */
async function invoiceFiles(
  context: DocumentsContext,
  tracking_number: string,
  size: PaperSize | undefined,
): Promise<File[]> {
  const { database, pdfRenderer, settings, now } = context;
  const person = signedIn(context);
  const reader = readerOf(person);
  const files: File[] = [];
  for (const row of await listInvoicesOfShipment(database.db, { tracking_number, reader, now: now() })) {
    const invoice = await findInvoice(database.db, { number: row.number, reader, now: now() });
    if (!invoice) continue;
    const pdf = await pdfRenderer.render(person.user_id, 'invoice', invoicePdfInput(invoice, settings, size));
    files.push(
      new File([pdf], `${invoice.number}.pdf`, {
        type: 'application/pdf',
        lastModified: invoice.issued_at.getTime(),
      }),
    );
  }
  return files;
}

/**
 * Zips without compression, because PDFs are compressed already, and with each file’s own date, so that equal
 * documents give an equal archive.
 */
async function zipped(files: readonly File[]): Promise<Uint8Array<ArrayBuffer>> {
  const entries: Zippable = {};
  for (const file of files)
    entries[file.name] = [new Uint8Array(await file.arrayBuffer()), { mtime: file.lastModified }];
  return zipSync(entries, { level: 0 });
}
