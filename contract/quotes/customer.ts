import * as z from 'zod';
import { Moment } from '#domain/calendar/moment.ts';
import { Money } from '#domain/money/money.ts';
import { QUOTE_MODES } from '#domain/quotes/quote-choices.ts';
import { QuoteEstimate } from '#domain/quotes/quote-estimate.ts';
import { QuoteRequest } from '#domain/quotes/quote-request.ts';
import { QuoteStatus } from '#domain/quotes/quote-status.ts';
import { TransportMode } from '#domain/routing/transport-mode.ts';
import { FormFilling } from '#domain/validation/form-timing.ts';
import { MAX_INTEGER } from '#domain/validation/max-integer.ts';
import { atMost } from '#domain/validation/rules.ts';
import { MAX_SEARCH_LENGTH } from '#domain/validation/search-length.ts';
import { lines } from '#domain/validation/typed-text.ts';
import { SINCE } from '../operation/changed-records.ts';
import { operation } from '../operation/operation.ts';

/** A place recognized in the request; `country` is '' if the text names no known one. */
const QuoteEnd = z.object({ city: z.string(), country: z.string() });

/** First prices before a request, from what was entered so far. */
export const FirstPrices = z.object({
  origin: QuoteEnd,
  destination: QuoteEnd,
  /** The town is unknown, so there is no estimate. */
  origin_approximate: z.boolean(),
  destination_approximate: z.boolean(),
  /** For the requested modes that meet the requested speed; empty if a town is unknown. */
  estimates: z.array(QuoteEstimate),
  /** Requested modes that we price on request, because the tariffs of the lane have none for them or the cargo is special. */
  on_request: z.array(z.enum(QUOTE_MODES)),
  exclude_vat: z.boolean(),
});
export type FirstPrices = z.infer<typeof FirstPrices>;

export const QuoteReceipt = z.object({ reference: z.string(), ...FirstPrices.shape });
export type QuoteReceipt = z.infer<typeof QuoteReceipt>;

/** One of several ways that are offered for a quote. */
export const OfferedOption = z.object({
  /** Its number, from 1. */
  option: z.number().int(),
  mode: TransportMode,
  /** '' for any. */
  carrier: z.string(),
  transit_days: z.number().int().nullable(),
  valid_until: z.date(),
  terms: z.string(),
  inclusions: z.array(z.string()),
  exclusions: z.array(z.string()),
  total: Money,
});
export type OfferedOption = z.infer<typeof OfferedOption>;

/** A quote as its customer sees it. Money in US cents, weight in kg. */
export const QuoteRow = z.object({
  id: z.uuid(),
  reference: z.string(),
  origin_city: z.string(),
  /** '' if the request named no known one. */
  origin_country: z.string(),
  destination_city: z.string(),
  destination_country: z.string(),
  cargo_description: z.string(),
  cargo_weight: z.number().nullable(),
  preferred_transport: z.array(z.enum(QUOTE_MODES)),
  estimated_cost_cents: z.number().int().nullable(),
  /** The estimate is not by tariffs, so staff confirm it. */
  estimate_indicative: z.boolean(),
  status: QuoteStatus,
  /** The offer; null until staff answer. */
  offered_cents: z.number().int().nullable(),
  offered_mode: TransportMode.nullable(),
  /** What the customer can choose from; empty for an offer of one price. `offered_cents` is then the first one's total in US cents. */
  options: z.array(OfferedOption),
  offer_note: z.string(),
  /** When the offer was made. */
  answered_at: z.date().nullable(),
  valid_until: z.date().nullable(),
  decided_at: z.date().nullable(),
  /** The tracking number of the resulting shipment. */
  tracking_number: z.string().nullable(),
  created_at: z.date(),
});
export type QuoteRow = z.infer<typeof QuoteRow>;

export const QuoteId = z.object({ id: z.uuid() });
/** Which offer the caller has read. */
export const ReadOffer = z.object({
  /** `answered_at` of the offer on the caller's screen; refused if another one has replaced it. */
  answered_at: Moment.optional(),
});
export const OFFER_CHANGED = {
  status: 409,
  message: 'We have changed this offer since you opened it. Read the new one first.',
} as const;
/** Also returned for quotes of other people. */
export const NOT_FOUND = { status: 404, message: 'No such quote.' } as const;

/** Why an offer can be neither accepted nor declined. */
const REFUSALS = {
  NOT_FOUND,
  NOT_OFFERED: {
    status: 409,
    message: 'This quote hasn’t been answered yet. We’ll e-mail you as soon as it is.',
  },
  EXPIRED: { status: 409, message: 'This offer has expired. Request a new quote.' },
  ALREADY_DECIDED: { status: 409, message: 'This quote has already been accepted or declined.' },
  OFFER_CHANGED,
} as const;

export const quotes = {
  request: operation({
    access: 'anyone',
    method: 'POST',
    path: '/quotes',
    location: '/quotes/{reference}',
    summary: 'Request a quote: it is stored, confirmed by e-mail and answered within 24 hours',
    changes: ['quotes', 'shipments.summary'],
    limit: { calls: 10, minutes: 60 },
    status: 201,
  })
    .input(QuoteRequest.extend(FormFilling.shape))
    .output(QuoteReceipt),

  estimate: operation({
    access: 'anyone',
    method: 'POST',
    path: '/quotes/estimate',
    idempotent: false,
    summary: 'First prices by mode, as a request for a quote returns them; nothing is stored',
    limit: { calls: 120, minutes: 10 },
  })
    .input(
      QuoteRequest.pick({
        origin: true,
        destination: true,
        shipment_type: true,
        weight: true,
        dimensions: true,
        urgency: true,
      }).extend({
        /** All modes by default. */
        transport_modes: z
          .array(z.enum(QUOTE_MODES))
          .min(1)
          .default([...QUOTE_MODES]),
      }),
    )
    .output(FirstPrices),

  mine: operation({
    access: 'signed-in',
    permission: 'view',
    method: 'GET',
    path: '/quotes',
    list: { records: 'quotes', of: 'organisation' },
    summary: 'The quotes of your organisation and of your verified e-mail address, newest first',
  })
    .input(
      z.object({
        ...SINCE,
        /** Prefixes of words in the reference, cities or cargo, all of which must match. */
        q: z.string().trim().max(MAX_SEARCH_LENGTH).optional(),
        /** The cursor: `next` of the previous page. */
        after: z.string().max(200).optional(),
        limit: z.coerce.number().int().min(1).max(100).default(20),
      }),
    )
    .output(
      z.object({
        quotes: z.array(QuoteRow),
        next: z.string().nullable(),
        /** Quotes are listed only for a verified address. */
        email_verified: z.boolean(),
      }),
    ),

  accept: operation({
    access: 'signed-in',
    permission: 'book',
    method: 'POST',
    path: '/quotes/{id}/accept',
    location: '/shipments/{tracking_number}',
    summary: 'Accept the offer of your quote, or one of its options, which creates a shipment at that price',
    changes: ['quotes', 'shipments', 'fleet', 'portal', 'notifications', 'privacy.erasureStatus'],
    status: 201,
  })
    .input(
      ReadOffer.extend({
        /** The id or the reference. */
        id: z.union([z.uuid(), z.string().trim().toUpperCase().min(1).max(40)]),
        /** The number of the option, where there are several. */
        option: z.number().int().min(1).max(MAX_INTEGER).optional(),
      }),
    )
    .output(z.object({ tracking_number: z.string() }))
    .errors({
      ...REFUSALS,
      CHOOSE_OPTION: { status: 422, message: 'Choose one of the options.' },
    }),

  decline: operation({
    access: 'signed-in',
    permission: 'book',
    method: 'POST',
    path: '/quotes/{id}/decline',
    summary: 'Decline the offer of your quote',
    changes: ['quotes', 'shipments.summary', 'portal.attention'],
  })
    .input(QuoteId.extend({ ...ReadOffer.shape, reason: lines(atMost(500)).default('') }))
    .output(z.object({}))
    .errors(REFUSALS),
};
