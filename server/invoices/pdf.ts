import { signedIn } from '../api/call-context.ts';
import { unavailable } from '../documents/unavailable.ts';
import { readerOf } from '../shipment-records/reader.ts';
import { invoicePdfInput } from './invoice-pdf.ts';
import { findInvoice } from './invoice-rows.ts';
import { operations } from './operations.ts';

const NO_ENGINE =
  'This server can’t create PDF files. Open the invoice and use Print: your browser can save it as a PDF.';

/** Another client’s invoice gets the same response as one that does not exist. */
export const pdf = operations.pdf.handler(async ({ input, context, errors }) => {
  const person = signedIn(context);
  const reader = readerOf(person);
  const invoice = await findInvoice(context.database.db, {
    number: input.number.toUpperCase(),
    reader,
    now: context.now(),
  });
  if (!invoice) throw errors.NOT_FOUND();
  try {
    const pdf_input = invoicePdfInput(invoice, context.settings, input.size);
    const bytes = await context.pdfRenderer.render(person.user_id, 'invoice', pdf_input);
    return new File([bytes], `${invoice.number}.pdf`, { type: 'application/pdf' });
  } catch (error) {
    throw unavailable(error, context, errors.PDF_UNAVAILABLE, NO_ENGINE);
  }
});
