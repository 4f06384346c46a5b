import type { PaperSize } from '#domain/documents/paper-size.ts';
import type { CallContext } from '../../api/call-context.ts';
import { unavailable } from '../../documents/unavailable.ts';
import type { QuotesContext } from '../operations.ts';
import { type OfferToPrint, offerPdfInput } from './offer-pdf.ts';

/** The offer as a PDF file. Requests of one requester wait for each other. */
export async function offerFile(
  context: Pick<QuotesContext, 'now' | 'pdfRenderer'> & Pick<CallContext, 'log' | 'replyHeader'>,
  requester: string,
  offer: OfferToPrint,
  size: PaperSize | undefined,
  errors: { PDF_UNAVAILABLE: (options: { message?: string }) => Error },
): Promise<File> {
  try {
    const bytes = await context.pdfRenderer.render(
      requester,
      'offer',
      offerPdfInput(offer, context.now(), size),
    );
    return new File([bytes], `${offer.quote.reference}.pdf`, { type: 'application/pdf' });
  } catch (error) {
    throw unavailable(error, context, errors.PDF_UNAVAILABLE);
  }
}
