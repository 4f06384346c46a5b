import * as z from 'zod';
import { PAPER_SIZES } from '#domain/documents/paper-size.ts';
import { OFFER_STATES } from '#domain/quotes/offer.ts';
import { NewQuoteOptions } from '#domain/quotes/quote-option.ts';
import { MAX_INTEGER } from '#domain/validation/max-integer.ts';
import { atMost } from '#domain/validation/rules.ts';
import { lines } from '#domain/validation/typed-text.ts';
import { operation } from '../operation/operation.ts';
import { NOT_FOUND, OFFER_CHANGED, QuoteRow, ReadOffer } from './customer.ts';
import { QuoteOption } from './options.ts';

const Token = z.object({ token: z.string().trim().min(1).max(200) });
const ReadLinked = Token.extend(ReadOffer.shape);

/** An offer as the holder of its link sees it. */
export const LinkedOffer = QuoteRow.pick({
  reference: true,
  origin_city: true,
  origin_country: true,
  destination_city: true,
  destination_country: true,
  cargo_description: true,
  cargo_weight: true,
  status: true,
  answered_at: true,
  valid_until: true,
  decided_at: true,
  tracking_number: true,
}).extend({
  /** 'none' where the offer was withdrawn. */
  state: z.enum(OFFER_STATES),
  /** The legal entity that offers. */
  offered_by: z.string(),
  /** Empty where the offer was withdrawn. An offer of one price is one option. */
  options: z.array(QuoteOption),
});
export type LinkedOffer = z.infer<typeof LinkedOffer>;

const NO_OFFER = {
  status: 404,
  message: 'No offer found. Check that you copied the whole link.',
} as const;
const PDF_UNAVAILABLE = {
  status: 503,
  message: 'The PDF could not be created just now. Try again in a moment.',
} as const;
const NOTHING_OFFERED = { status: 409, message: 'Nothing is offered for this quote yet.' } as const;

/** Why an offer cannot be decided by its link. */
const REFUSALS = {
  NOT_FOUND: NO_OFFER,
  NOT_OFFERED: { status: 409, message: 'We have withdrawn this offer. We’ll e-mail you a new one.' },
  EXPIRED: { status: 409, message: 'This offer has expired. Request a new quote.' },
  ALREADY_DECIDED: { status: 409, message: 'This quote has already been accepted or declined.' },
  OFFER_CHANGED,
} as const;

const CHANGES = ['quotes', 'shipments', 'fleet', 'portal', 'notifications', 'privacy.erasureStatus'];

export const offerLinks = {
  pdf: operation({
    access: 'signed-in',
    permission: 'money',
    method: 'GET',
    path: '/quotes/{reference}/pdf',
    summary: 'The offer of a quote as a PDF file, without buy rates and margins',
    limit: { calls: 120, minutes: 10 },
  })
    .input(
      z.object({
        reference: z.string().trim().toUpperCase().min(1).max(40),
        size: z.enum(PAPER_SIZES).optional(),
        /** Defaults to what is offered or, for staff, to the latest; others only for staff. */
        revision: z.coerce.number().int().min(1).max(MAX_INTEGER).optional(),
      }),
    )
    .output(z.file().mime(['application/pdf']))
    .errors({ NOT_FOUND, NOTHING_OFFERED, PDF_UNAVAILABLE }),

  previewPdf: operation({
    access: 'staff',
    method: 'POST',
    path: '/quotes/{reference}/options/preview',
    summary: 'The PDF file of options that are not offered yet; nothing is stored',
    idempotent: false,
    limit: { calls: 120, minutes: 10 },
  })
    .input(z.object({ reference: z.string().trim().toUpperCase().min(1).max(40), options: NewQuoteOptions }))
    .output(z.file().mime(['application/pdf']))
    .errors({ NOT_FOUND, PDF_UNAVAILABLE }),

  linkedOffer: operation({
    access: 'anyone',
    method: 'GET',
    path: '/offers/{token}',
    summary: 'The offer behind the link of an e-mail',
    limit: { calls: 600, minutes: 10 },
  })
    .input(Token)
    .output(LinkedOffer)
    .errors({ NOT_FOUND: NO_OFFER }),

  linkedPdf: operation({
    access: 'anyone',
    method: 'GET',
    path: '/offers/{token}/pdf',
    summary: 'The offer behind the link of an e-mail as a PDF file',
    limit: { calls: 60, minutes: 10 },
  })
    .input(Token.extend({ size: z.enum(PAPER_SIZES).optional() }))
    .output(z.file().mime(['application/pdf']))
    .errors({ NOT_FOUND: NO_OFFER, NOTHING_OFFERED, PDF_UNAVAILABLE }),

  acceptLinked: operation({
    access: 'anyone',
    method: 'POST',
    path: '/offers/{token}/accept',
    summary: 'Accept an option of an offer by its link, which creates a shipment at that price',
    changes: CHANGES,
    limit: { calls: 60, minutes: 10 },
    status: 201,
  })
    .input(
      ReadLinked.extend({
        /** The number of the option, where there are several. */
        option: z.number().int().min(1).max(MAX_INTEGER).optional(),
      }),
    )
    .output(
      z.object({
        tracking_number: z.string(),
        /** Whether the shipment is in the customer's account; otherwise its tracking number is sent by e-mail. */
        in_account: z.boolean(),
      }),
    )
    .errors({ ...REFUSALS, CHOOSE_OPTION: { status: 422, message: 'Choose one of the options.' } }),

  declineLinked: operation({
    access: 'anyone',
    method: 'POST',
    path: '/offers/{token}/decline',
    summary: 'Decline an offer by its link',
    changes: CHANGES,
    limit: { calls: 60, minutes: 10 },
  })
    .input(ReadLinked.extend({ reason: lines(atMost(500)).default('') }))
    .output(z.object({}))
    .errors(REFUSALS),
};
