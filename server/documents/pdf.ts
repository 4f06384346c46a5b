import { hiddenDocuments } from '#domain/documents/valued-documents.ts';
import { signedIn } from '../api/call-context.ts';
import { readerOf } from '../shipment-records/reader.ts';
import { documentFile } from './document-file.ts';
import { findDocument } from './filed-documents.ts';
import { operations } from './operations.ts';
import { unavailable } from './unavailable.ts';

/** A document of another client’s shipment gets the same response as one that does not exist. */
export const pdf = operations.pdf.handler(async ({ input, context, errors }) => {
  const person = signedIn(context);
  const filed = await findDocument(
    context.database.db,
    input.document_number.toUpperCase(),
    readerOf(person),
  );
  if (!filed || hiddenDocuments(person).includes(filed.document.document_type)) throw errors.NOT_FOUND();
  return documentFile(context, filed, input.size).catch((error: unknown) => {
    throw unavailable(error, context, errors.PDF_UNAVAILABLE);
  });
});
