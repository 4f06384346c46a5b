import * as z from 'zod';
import { Moment } from '#domain/calendar/moment.ts';
import { QuoteAnswer } from '#domain/quotes/quote-answer.ts';
import { QUOTE_URGENCIES, SHIPMENT_TYPES } from '#domain/quotes/quote-choices.ts';
import { QuoteConversion } from '#domain/quotes/quote-conversion.ts';
import { QuoteEstimate } from '#domain/quotes/quote-estimate.ts';
import { QUOTE_GAPS } from '#domain/quotes/quote-gaps.ts';
import { QuoteStatus } from '#domain/quotes/quote-status.ts';
import { operation } from '../operation.ts';
import { NOT_FOUND, QuoteId, QuoteRow } from './customer.ts';

/** A quote as staff see it in the list of all. */
export const StaffQuoteRow = QuoteRow.omit({ offer_note: true }).extend({
  email: z.string(),
  contact_name: z.string(),
  company_name: z.string(),
});
export type StaffQuoteRow = z.infer<typeof StaffQuoteRow>;

/** All that staff may know of a quote. */
export const StaffQuote = StaffQuoteRow.extend({
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
export type StaffQuote = z.infer<typeof StaffQuote>;

const QuoteStatuses = z.union([z.array(QuoteStatus).max(20), QuoteStatus.transform((one) => [one])]);

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

/** What staff do about quotes. */
export const staffQuotes = {
  answer: operation({
    access: 'staff',
    method: 'POST',
    path: '/quotes/{id}/answer',
    summary: 'Offer a price for a quote, or another one before the customer has accepted',
    changes: ['quotes', 'shipments.summary', 'notifications'],
  })
    .input(
      QuoteId.extend({
        ...QuoteAnswer.shape,
        /** When the offer was made that this one replaces, null for a first one; refused when there is another by now. */
        replaces: Moment.nullable().default(null),
      }),
    )
    .output(z.object({ reference: z.string(), valid_until: z.string() }))
    .errors({
      NOT_FOUND,
      ALREADY_CONVERTED,
      ANSWER_CONFLICT: {
        status: 409,
        message: 'Somebody else has answered this quote in the meantime. Please look at their offer first.',
        data: z.object({ answered_at: z.date().nullable() }),
      },
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
        /** Beginnings of words that all stand in the reference, the client, the e-mail address, the cities or the cargo. */
        q: z.string().max(100).optional(),
        status: QuoteStatuses.optional(),
        after: z.string().max(200).optional(),
        limit: z.coerce.number().int().min(1).max(200).default(50),
      }),
    )
    .output(
      z.object({
        quotes: z.array(StaffQuoteRow),
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
    .output(StaffQuote)
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
      VERSION_CONFLICT: {
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
