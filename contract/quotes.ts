import * as z from 'zod';
import { FormFilling } from '#domain/enquiries/form-filling.ts';
import { atMost } from '#domain/enquiries/rules.ts';
import { lines } from '#domain/enquiries/typed-text.ts';
import { QuoteAnswer } from '#domain/quotes/quote-answer.ts';
import { QUOTE_MODES, QUOTE_URGENCIES, SHIPMENT_TYPES } from '#domain/quotes/quote-choices.ts';
import { QuoteConversion } from '#domain/quotes/quote-conversion.ts';
import { QuoteEstimate } from '#domain/quotes/quote-estimate.ts';
import { QUOTE_GAPS } from '#domain/quotes/quote-gaps.ts';
import { QuoteRequest } from '#domain/quotes/quote-request.ts';
import { QuoteStatus } from '#domain/quotes/quote-status.ts';
import { TransportMode } from '#domain/routing/transport-mode.ts';
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

/** A quote as staff see it in the list of all. */
export const DeskQuoteRow = QuoteRow.omit({ offer_note: true }).extend({
  email: z.string(),
  contact_name: z.string(),
  company_name: z.string(),
});
export type DeskQuoteRow = z.infer<typeof DeskQuoteRow>;

/** All that staff may know of a quote. */
export const DeskQuote = DeskQuoteRow.extend({
  phone: z.string(),
  origin_address: z.string(),
  origin_postal_code: z.string(),
  destination_address: z.string(),
  destination_postal_code: z.string(),
  /** L×W×H in cm, as typed. */
  cargo_dimensions: z.string(),
  cargo_value_cents: z.number().int().nullable(),
  shipment_type: z.enum(SHIPMENT_TYPES),
  urgency: z.enum(QUOTE_URGENCIES),
  estimates: z.array(QuoteEstimate),
  offer_note: z.string(),
  answered_at: z.date().nullable(),
  /** The name of who answered; null until then, and once that account is gone. */
  answered_by: z.string().nullable(),
  /** Whether somebody has an account with this e-mail address, and has shown that it is theirs. */
  account: z.enum(['none', 'unverified', 'verified']),
});
export type DeskQuote = z.infer<typeof DeskQuote>;

const QuoteId = z.object({ id: z.uuid() });
const QuoteStatuses = z.union([z.array(QuoteStatus).max(20), QuoteStatus.transform((one) => [one])]);

/** What is not one's own is answered as what does not exist. */
const NOT_FOUND = { status: 404, message: 'No such quote.' } as const;

const ALREADY_CONVERTED = {
  status: 409,
  message: 'This quote is a shipment already.',
  data: z.object({ tracking_number: z.string().nullable() }),
} as const;

/** Why route and weight are not yet those of a shipment. */
const UNSETTLED = {
  UNKNOWN_COUNTRY: {
    status: 422,
    message: 'We could not find this country. Please check its name.',
    data: z.object({ field: z.enum(['origin_country', 'destination_country']) }),
  },
  INCOMPLETE: {
    status: 422,
    message: 'The request leaves open what its shipment will need. Please say it here.',
    data: z.object({ missing: z.array(z.enum(QUOTE_GAPS)) }),
  },
} as const;

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
    once: true,
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
    changes: ['quotes', 'shipments', 'fleet', 'portal', 'notifications'],
    once: true,
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
    once: true,
  })
    .input(QuoteId.extend({ reason: lines(atMost(500)).default('') }))
    .output(z.object({}))
    .errors(REFUSALS),

  answer: operation({
    access: 'staff',
    method: 'POST',
    path: '/quotes/{id}/answer',
    summary: 'Offer a price for a quote, or another one before the customer has accepted',
    changes: ['quotes', 'shipments.summary', 'notifications'],
    once: true,
  })
    .input(QuoteId.extend(QuoteAnswer.shape))
    .output(z.object({ reference: z.string(), valid_until: z.string() }))
    .errors({
      NOT_FOUND,
      ALREADY_CONVERTED,
      ALREADY_OVER: { status: 422, message: 'The offer must hold until a moment that is still to come.' },
      ...UNSETTLED,
    }),

  list: operation({
    access: 'staff',
    method: 'GET',
    path: '/quotes/all',
    summary: 'Everybody’s quotes, newest first, searched and filtered',
  })
    .input(
      z.object({
        /** Words that all stand in the reference, the client, the e-mail address, the cities or the cargo. */
        q: z.string().max(100).optional(),
        status: QuoteStatuses.optional(),
        after: z.string().max(200).optional(),
        limit: z.coerce.number().int().min(1).max(200).default(50),
      }),
    )
    .output(
      z.object({
        quotes: z.array(DeskQuoteRow),
        next: z.string().nullable(),
        /** How many the search finds of each status, whatever statuses are shown; told with the first page only. */
        counts: z.record(QuoteStatus, z.number().int()).nullable(),
      }),
    ),

  find: operation({
    access: 'staff',
    method: 'GET',
    path: '/quotes/{reference}',
    summary: 'All of a quote: the request, its estimates, the offer and the shipment that came of it',
  })
    .input(z.object({ reference: z.string().trim().toUpperCase().min(1).max(40) }))
    .output(DeskQuote)
    .errors({ NOT_FOUND }),

  changeStatus: operation({
    access: 'staff',
    method: 'POST',
    path: '/quotes/{id}/status',
    summary: 'Set the status of a quote by hand; only a shipment makes it converted',
    changes: ['quotes', 'shipments.summary'],
  })
    .input(
      QuoteId.extend({
        status: QuoteStatus,
        /** The status it was changed from on the screen; refused when it is another by now. */
        from: QuoteStatus.optional(),
      }),
    )
    .output(z.object({ reference: z.string(), status: QuoteStatus }))
    .errors({
      NOT_FOUND,
      ALREADY_CONVERTED,
      NEEDS_SHIPMENT: {
        status: 409,
        message: 'A quote becomes converted by its shipment. Use Convert to create it.',
      },
      CHANGED_MEANWHILE: {
        status: 409,
        message: 'Somebody else has changed this quote meanwhile.',
        data: z.object({ current: QuoteStatus }),
      },
    }),

  convert: operation({
    access: 'staff',
    method: 'POST',
    path: '/quotes/{id}/convert',
    summary: 'Make the shipment that a quote asked for, once',
    changes: ['quotes', 'shipments', 'fleet', 'notifications'],
    once: true,
    status: 201,
  })
    .input(QuoteId.extend(QuoteConversion.shape))
    .output(
      z.object({
        tracking_number: z.string(),
        /** False where no way by its mode is known: then its route must be planned by hand. */
        has_route: z.boolean(),
      }),
    )
    .errors({
      NOT_FOUND,
      ALREADY_CONVERTED,
      NUMBER_TAKEN: {
        status: 409,
        message: 'Another shipment has this tracking number. Please choose another.',
      },
      ALREADY_OVER: { status: 422, message: 'The estimated delivery must not lie in the past.' },
      ...UNSETTLED,
    }),
};
