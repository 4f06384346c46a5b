import { documentFile } from '../documents/document-file.ts';
import { unavailable } from '../documents/unavailable.ts';
import { openLink } from './open-link.ts';
import { operations } from './operations.ts';
import { findSharedDocument } from './shared-documents.ts';

/** A document that the link does not show gets the same response as a link that has ended. */
export const pdf = operations.pdf.handler(async ({ input, context, errors }) => {
  const link = await openLink(context, input.token, errors);
  const filed = await findSharedDocument(context.database.db, link, input.document_number.toUpperCase());
  if (!filed) throw errors.NOT_FOUND();
  return documentFile(context, filed, input.size).catch((error: unknown) => {
    throw unavailable(error, context, errors.PDF_UNAVAILABLE);
  });
});
