import * as z from 'zod';
import { NewSpotRequest, SPOT_STATES, SpotAnswer } from '#domain/quotes/spot-request.ts';
import { TransportMode } from '#domain/routing/transport-mode.ts';
import { atMost } from '#domain/validation/rules.ts';
import { lines } from '#domain/validation/typed-text.ts';
import { operation } from '../operation/operation.ts';
import { NOT_FOUND, QuoteRow } from './customer.ts';

const Reference = z.object({ reference: z.string().trim().toUpperCase().min(1).max(40) });
const Token = z.object({ token: z.string().trim().min(1).max(200) });

const Requested = z.object({
  mode: TransportMode,
  /** Such as '2 × 40HC'; '' where it is not stated. */
  equipment: z.string(),
  ready_on: z.iso.date().nullable(),
  note: z.string(),
  answer_by: z.date(),
  state: z.enum(SPOT_STATES),
  answered_at: z.date().nullable(),
  /** Null until the carrier answers, and where it declined. */
  answer: SpotAnswer.nullable(),
});

/** A request for rates to one carrier, and its answer. */
export const SpotRequest = Requested.extend({
  id: z.uuid(),
  organisation_id: z.uuid().nullable(),
  carrier: z.string(),
  email: z.string(),
  /** What the carrier said when declining. */
  decline_reason: z.string(),
  created_at: z.date(),
});
export type SpotRequest = z.infer<typeof SpotRequest>;

/** The same as the carrier sees it: without the customer and our prices. */
export const LinkedSpotRequest = Requested.extend({
  ...QuoteRow.pick({
    origin_city: true,
    origin_country: true,
    destination_city: true,
    destination_country: true,
    cargo_description: true,
    cargo_weight: true,
  }).shape,
  /** To mention in questions. */
  reference: z.string(),
  carrier: z.string(),
  requested_by: z.string(),
  /** L×W×H in cm, as typed. */
  cargo_dimensions: z.string(),
  charge_codes: z.array(z.object({ code: z.string(), name: z.string() })),
});
export type LinkedSpotRequest = z.infer<typeof LinkedSpotRequest>;

const SpotRequests = z.object({ spot_requests: z.array(SpotRequest) });
const NO_REQUEST = {
  status: 404,
  message: 'No request found. Check that you copied the whole link.',
} as const;
const OVER = { status: 409, message: 'The deadline has passed.' } as const;

export const spotRequests = {
  requestRates: operation({
    access: 'staff',
    method: 'POST',
    path: '/quotes/{reference}/spot-requests',
    summary: 'Request rates from carriers by e-mail; each gets a link to a form',
    changes: ['quotes.spotRequests', 'audit'],
    limit: { calls: 60, minutes: 60 },
    status: 201,
  })
    .input(Reference.extend(NewSpotRequest.shape))
    .output(SpotRequests)
    .errors({ NOT_FOUND }),

  spotRequests: operation({
    access: 'staff',
    method: 'GET',
    path: '/quotes/{reference}/spot-requests',
    summary: 'The rates requested from carriers for a quote, with their answers, newest first',
  })
    .input(Reference)
    .output(SpotRequests)
    .errors({ NOT_FOUND }),

  linkedSpotRequest: operation({
    access: 'anyone',
    method: 'GET',
    path: '/spot-requests/{token}',
    summary: 'The request to the carrier who got the link',
    limit: { calls: 600, minutes: 10 },
  })
    .input(Token)
    .output(LinkedSpotRequest)
    .errors({ NOT_FOUND: NO_REQUEST }),

  answerSpotRequest: operation({
    access: 'anyone',
    method: 'POST',
    path: '/spot-requests/{token}/answer',
    summary: 'Offer rates, or replace those offered before',
    changes: ['quotes.spotRequests', 'quotes.linkedSpotRequest', 'notifications'],
    limit: { calls: 60, minutes: 10 },
  })
    .input(Token.extend(SpotAnswer.shape))
    .output(z.object({}))
    .errors({ NOT_FOUND: NO_REQUEST, OVER }),

  declineSpotRequest: operation({
    access: 'anyone',
    method: 'POST',
    path: '/spot-requests/{token}/decline',
    summary: 'Decline to offer rates',
    changes: ['quotes.spotRequests', 'quotes.linkedSpotRequest', 'notifications'],
    limit: { calls: 60, minutes: 10 },
  })
    .input(Token.extend({ reason: lines(atMost(500)).default('') }))
    .output(z.object({}))
    .errors({ NOT_FOUND: NO_REQUEST, OVER }),
};
