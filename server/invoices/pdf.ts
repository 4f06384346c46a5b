import { isStaff } from '#domain/people/role.ts';
import { signedIn } from '../api/call-context.ts';
import { operations } from '../api/operations.ts';
import { PaperError } from '../papers/papers.ts';
import { invoicePaper } from './invoice-paper.ts';
import { findInvoice } from './invoice-rows.ts';

const NO_ENGINE =
  'This server cannot make PDF files. Open the invoice and use Print: your browser can save it as a PDF.';

/** Somebody else's invoice is answered like one that does not exist. */
export const pdf = operations.invoices.pdf.handler(async ({ input, context, errors }) => {
  const { user_id, role } = signedIn(context);
  const reader = isStaff(role) ? 'staff' : { client_id: user_id };
  const invoice = await findInvoice(context.database.db, {
    number: input.number.toUpperCase(),
    reader,
    now: context.now(),
  });
  if (!invoice) throw errors.NOT_FOUND();
  try {
    const bytes = await context.papers.render('invoice', invoicePaper(invoice, context.settings, input.size));
    return new File([bytes], `${invoice.number}.pdf`, { type: 'application/pdf' });
  } catch (error) {
    if (!(error instanceof PaperError)) throw error;
    context.log.error({ err: error }, 'A paper could not be made');
    throw errors.PDF_UNAVAILABLE(error.reason === 'no-engine' ? { message: NO_ENGINE } : {});
  }
});
