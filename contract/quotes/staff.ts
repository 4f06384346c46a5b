import * as z from 'zod';
import { Moment } from '#domain/calendar/moment.ts';
import { Money } from '#domain/money/money.ts';
import { QuoteAnswer } from '#domain/quotes/quote-answer.ts';
import { QUOTE_URGENCIES, SHIPMENT_TYPES } from '#domain/quotes/quote-choices.ts';
import { QuoteConversion } from '#domain/quotes/quote-conversion.ts';
import { QuoteEstimate } from '#domain/quotes/quote-estimate.ts';
import { QuoteStatus } from '#domain/quotes/quote-status.ts';
import { MAX_SEARCH_LENGTH } from '#domain/validation/search-length.ts';
import { SINCE } from '../operation/changed-records.ts';
import { operation } from '../operation/operation.ts';
import { flag } from '../operation/query-values.ts';
import { CREDIT_HOLD, CREDIT_LIMIT, CreditReason } from '../shipments/credit-hold.ts';
import { NOT_FOUND, QuoteId, QuoteRow } from './customer.ts';
import { UNSETTLED } from './missing-facts.ts';

/** A quote in the list that staff see. */
export const StaffQuoteRow = QuoteRow.omit({
  offer_note: true,
  options: true,
  answered_at: true,
  estimate_indicative: true,
}).extend({
  /** '' once the person who requested it is erased; the organisation keeps the quote. */
  email: z.string(),
  contact_name: z.string(),
  company_name: z.string(),
  offered_total: Money.nullable(),
});
export type StaffQuoteRow = z.infer<typeof StaffQuoteRow>;

/** A quote with all details for staff. */
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
  /** What the customer said when declining; '' for nothing. */
  decline_reason: z.string(),
  answered_at: z.date().nullable(),
  /** The name of the person who answered; null before an answer and for a deleted account. */
  answered_by: z.string().nullable(),
  /** Whether an account has this verified e-mail address. */
  account: z.enum(['none', 'unverified', 'verified']),
  /** How many revisions of options there are, offered or waiting for approval. */
  option_revisions: z.number().int(),
  /** The customer that a shipment of it belongs to; null while none is known. */
  organisation_id: z.uuid().nullable(),
});
export type StaffQuote = z.infer<typeof StaffQuote>;

const QuoteStatuses = z.union([z.array(QuoteStatus).max(20), QuoteStatus.transform((one) => [one])]);

const ALREADY_CONVERTED = {
  status: 409,
  message: 'This quote has already been converted to a shipment.',
  data: z.object({ tracking_number: z.string().nullable() }),
} as const;

/** Quote operations for staff. */
export const staffQuotes = {
  answer: operation({
    access: 'staff',
    method: 'POST',
    path: '/quotes/{id}/answer',
    summary: 'Offer a price for a quote, or replace the offer before the customer has accepted it',
    changes: ['quotes', 'shipments.summary', 'notifications'],
  })
    .input(
      QuoteId.extend({
        ...QuoteAnswer.shape,
        /** When the replaced offer was made; null for the first one. Refused if there is another one by now. */
        replaces: Moment.nullable().default(null),
      }),
    )
    .output(z.object({ reference: z.string(), valid_until: z.string() }))
    .errors({
      NOT_FOUND,
      ALREADY_CONVERTED,
      ANSWER_CONFLICT: {
        status: 409,
        message: 'Someone else has answered this quote. Review their offer first.',
        data: z.object({ answered_at: z.date().nullable() }),
      },
      ALREADY_OVER: { status: 422, message: 'Choose a validity date in the future.' },
      MARGIN_BELOW_FLOOR: {
        status: 409,
        message:
          'The margin of this price is below the floor. Offer it as an option, so that an admin can approve it.',
        data: z.object({
          /** By what our tariffs charge us, in percent of the price. */
          margin_percent: z.number().nullable(),
          margin_floor: z.number(),
        }),
      },
      ...UNSETTLED,
    }),

  list: operation({
    access: 'staff',
    method: 'GET',
    path: '/quotes/all',
    list: { records: 'quotes', of: 'everyone' },
    summary: 'All quotes, newest or oldest first, searched and filtered',
  })
    .input(
      z.object({
        ...SINCE,
        /** Prefixes of words in the reference, client, e-mail address, cities or cargo, all of which must match. */
        q: z.string().max(MAX_SEARCH_LENGTH).optional(),
        status: QuoteStatuses.optional(),
        /** Oldest first. */
        reverse: flag,
        after: z.string().max(200).optional(),
        limit: z.coerce.number().int().min(1).max(200).default(50),
      }),
    )
    .output(
      z.object({
        quotes: z.array(StaffQuoteRow),
        next: z.string().nullable(),
        /** The number of matches by status, regardless of the status filter; only with the first page. */
        counts: z.record(QuoteStatus, z.number().int()).nullable(),
        /** Counts of a search stop at its first 10,000 matches; only with the first page. */
        capped: z.boolean().nullable(),
      }),
    ),

  find: operation({
    access: 'staff',
    method: 'GET',
    path: '/quotes/{reference}',
    summary: 'A quote with its request, estimates, offer and shipment',
  })
    .input(z.object({ reference: z.string().trim().toUpperCase().min(1).max(40) }))
    .output(StaffQuote)
    .errors({ NOT_FOUND }),

  changeStatus: operation({
    access: 'staff',
    method: 'POST',
    path: '/quotes/{id}/status',
    summary: 'Change the status of a quote; only creating its shipment makes it converted',
    changes: ['quotes', 'shipments.summary'],
  })
    .input(
      QuoteId.extend({
        status: QuoteStatus,
        /** The status on the caller's screen; refused if it has changed since. */
        from: QuoteStatus.optional(),
      }),
    )
    .output(z.object({ reference: z.string(), status: QuoteStatus }))
    .errors({
      NOT_FOUND,
      ALREADY_CONVERTED,
      NEEDS_SHIPMENT: {
        status: 409,
        message: 'A quote is converted by creating its shipment. Use Convert.',
      },
      VERSION_CONFLICT: {
        status: 409,
        message: 'Someone else has changed this quote.',
        data: z.object({ current: QuoteStatus }),
      },
    }),

  convert: operation({
    access: 'staff',
    method: 'POST',
    path: '/quotes/{id}/convert',
    location: '/shipments/{tracking_number}',
    summary: 'Convert a quote to a shipment, once',
    changes: ['quotes', 'shipments', 'fleet', 'notifications'],
    status: 201,
  })
    .input(QuoteId.extend({ ...QuoteConversion.shape, ...CreditReason.shape }))
    .output(
      z.object({
        tracking_number: z.string(),
        /** False if no route by its mode is known; it must then be planned manually. */
        has_route: z.boolean(),
      }),
    )
    .errors({
      NOT_FOUND,
      ALREADY_CONVERTED,
      NUMBER_TAKEN: {
        status: 409,
        message: 'Another shipment has this tracking number. Choose a different one.',
      },
      CREDIT_HOLD,
      CREDIT_LIMIT,
      ALREADY_OVER: { status: 422, message: 'The estimated delivery can’t be in the past.' },
      ...UNSETTLED,
    }),
};
