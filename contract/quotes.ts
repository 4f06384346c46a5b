import * as z from 'zod';
import { FormFilling } from '#domain/enquiries/form-filling.ts';
import { QuoteEstimate } from '#domain/quotes/quote-estimate.ts';
import { QuoteRequest } from '#domain/quotes/quote-request.ts';
import { operation } from './operation.ts';

/** Where the request was read to go; `country` is '' where the text names none that is known. */
const QuoteEnd = z.object({ city: z.string(), country: z.string() });

export const QuoteReceipt = z.object({
  reference: z.string(),
  origin: QuoteEnd,
  destination: QuoteEnd,
  /** Of the wanted modes that go at the wanted speed; none where a town is not known. */
  estimates: z.array(QuoteEstimate),
});
export type QuoteReceipt = z.infer<typeof QuoteReceipt>;

export const quotes = {
  request: operation({
    access: 'anyone',
    method: 'POST',
    path: '/quotes',
    summary: 'Ask for a quote: it is stored, confirmed by mail and answered within 24 hours',
    changes: ['quotes', 'shipments.summary'],
    once: true,
    limit: { calls: 10, minutes: 60 },
    status: 201,
  })
    .input(QuoteRequest.extend(FormFilling.shape))
    .output(QuoteReceipt),
};
