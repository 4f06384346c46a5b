import * as z from 'zod';
import { CarrierFeedSettings } from '#domain/dcsa/carrier-poll.ts';
import { changedSinceRead } from '../operation/if-match.ts';
import { operation } from '../operation/operation.ts';
import { NO_COMPANY, OrganisationId } from './organisation-records.ts';

/** Where the events of a carrier are pulled from. The credential is never shown. */
export const CarrierFeed = CarrierFeedSettings.omit({ credential: true }).extend({
  /** When the newest event so far was created; null before the first one. */
  since: z.date().nullable(),
  next_poll_at: z.date(),
  /** Failed polls in a row. */
  failures: z.number().int(),
  last_success_at: z.date().nullable(),
  /** Why the last failed poll failed; '' if none has. */
  last_error: z.string(),
  last_error_at: z.date().nullable(),
  /** Milestones recorded so far. */
  recorded: z.number().int(),
  /** Events that could not be used, and why the last one. */
  refused: z.number().int(),
  last_issue: z.string(),
  /** When its settings were last changed. */
  updated_at: z.date(),
});
export type CarrierFeed = z.infer<typeof CarrierFeed>;

export const carrierFeeds = {
  carrierFeed: operation({
    access: 'staff',
    method: 'GET',
    path: '/organisations/{id}/carrier-feed',
    summary: 'A carrier’s event feed and its status; null without one',
  })
    .input(OrganisationId)
    .output(z.object({ feed: CarrierFeed.nullable() }))
    .errors({ NOT_FOUND: NO_COMPANY }),

  setCarrierFeed: operation({
    access: 'staff',
    method: 'PUT',
    path: '/organisations/{id}/carrier-feed',
    summary: 'Pull the events of a carrier by DCSA Track & Trace 2.2; the next poll is within a minute',
    ifMatch: 'optional',
    changes: ['organisations.carrierFeed', 'audit'],
  })
    .input(OrganisationId.extend(CarrierFeedSettings.shape))
    .output(z.object({ feed: CarrierFeed }))
    .errors({
      NOT_FOUND: NO_COMPANY,
      NOT_A_CARRIER: { status: 409, message: 'Give the company the role of a carrier first.' },
      ...changedSinceRead('this tracking feed'),
    }),

  removeCarrierFeed: operation({
    access: 'staff',
    method: 'DELETE',
    path: '/organisations/{id}/carrier-feed',
    summary: 'Stop pulling the events of a carrier and delete the credential; milestones stay',
    changes: ['organisations.carrierFeed', 'audit'],
  })
    .input(OrganisationId)
    .output(z.object({}))
    .errors({ NOT_FOUND: NO_COMPANY }),
};
