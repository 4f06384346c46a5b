import * as z from 'zod';
import { QUOTE_MODES } from '#domain/quotes/quote-choices.ts';
import { QuoteEstimate } from '#domain/quotes/quote-estimate.ts';
import { QuoteRequest } from '#domain/quotes/quote-request.ts';
import { QuoteStatus } from '#domain/quotes/quote-status.ts';
import { TransportMode } from '#domain/routing/transport-mode.ts';
import { FormFilling } from '#domain/validation/form-timing.ts';
import { atMost } from '#domain/validation/rules.ts';
import { lines } from '#domain/validation/typed-text.ts';
import { operation } from '../operation.ts';

/** Where the request was read to go; `country` is '' where the text names none that is known. */
const QuoteEnd = z.object({ city: z.string(), country: z.string() });

export const QuoteReceipt = z.object({
  reference: z.string(),
  origin: QuoteEnd,
  destination: QuoteEnd,
  /** The town is not known, so there is no estimate. */
  origin_approximate: z.boolean(),
  destination_approximate: z.boolean(),
  /** Of the wanted modes that go at the wanted speed; none where a town is not known. */
  estimates: z.array(QuoteEstimate),
});
export type QuoteReceipt = z.infer<typeof QuoteReceipt>;

/** A quote as the person who asked for it sees it. Money in US cents, weight in kg. */
export const QuoteRow = z.object({
  id: z.uuid(),
  reference: z.string(),
  origin_city: z.string(),
  /** '' where the request named none that is known. */
  origin_country: z.string(),
  destination_city: z.string(),
  destination_country: z.string(),
  cargo_description: z.string(),
  cargo_weight: z.number().nullable(),
  preferred_transport: z.array(z.enum(QUOTE_MODES)),
  estimated_cost_cents: z.number().int().nullable(),
  status: QuoteStatus,
  /** The offer of our desk, null until it answers. */
  offered_cents: z.number().int().nullable(),
  offered_mode: TransportMode.nullable(),
  offer_note: z.string(),
  valid_until: z.date().nullable(),
  decided_at: z.date().nullable(),
  /** Of the shipment that came of it. */
  tracking_number: z.string().nullable(),
  created_at: z.date(),
});
export type QuoteRow = z.infer<typeof QuoteRow>;

export const QuoteId = z.object({ id: z.uuid() });
/** What is not one's own is answered as what does not exist. */
export const NOT_FOUND = { status: 404, message: 'No such quote.' } as const;

/** Why an offer can be neither accepted nor declined. */
const REFUSALS = {
  NOT_FOUND,
  NOT_OFFERED: {
    status: 409,
    message: 'This quote has not been answered yet. We will write to you as soon as it is.',
  },
  EXPIRED: { status: 409, message: 'This offer has expired. Please request a new quote.' },
  ALREADY_DECIDED: { status: 409, message: 'This quote has been accepted or declined already.' },
} as const;

export const quotes = {
  request: operation({
    access: 'anyone',
    method: 'POST',
    path: '/quotes',
    summary: 'Ask for a quote: it is stored, confirmed by mail and answered within 24 hours',
    changes: ['quotes', 'shipments.summary'],
    limit: { calls: 10, minutes: 60 },
    status: 201,
  })
    .input(QuoteRequest.extend(FormFilling.shape))
    .output(QuoteReceipt),

  mine: operation({
    access: 'signed-in',
    method: 'GET',
    path: '/quotes',
    summary: 'The quotes that were requested with one’s verified e-mail address, newest first',
  })
    .input(
      z.object({
        /** Continue after this quote: `next` of the page before. */
        after: z.string().max(200).optional(),
        limit: z.coerce.number().int().min(1).max(100).default(20),
      }),
    )
    .output(
      z.object({
        quotes: z.array(QuoteRow),
        next: z.string().nullable(),
        /** Nobody sees quotes of an address before it is proven to be theirs. */
        email_verified: z.boolean(),
      }),
    ),

  accept: operation({
    access: 'signed-in',
    method: 'POST',
    path: '/quotes/{id}/accept',
    summary: 'Accept the offer of one’s own quote: it becomes a shipment at the offered price',
    changes: ['quotes', 'shipments', 'fleet', 'portal', 'notifications', 'privacy.erasureStatus'],
    status: 201,
  })
    .input(QuoteId)
    .output(z.object({ tracking_number: z.string() }))
    .errors(REFUSALS),

  decline: operation({
    access: 'signed-in',
    method: 'POST',
    path: '/quotes/{id}/decline',
    summary: 'Decline the offer of one’s own quote',
    changes: ['quotes', 'shipments.summary'],
  })
    .input(QuoteId.extend({ reason: lines(atMost(500)).default('') }))
    .output(z.object({}))
    .errors(REFUSALS),
};
