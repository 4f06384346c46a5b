import * as z from 'zod';
import { FollowRequest } from '#domain/followers/follow-request.ts';
import { SubscriptionToken } from '#domain/subscriptions/subscription.ts';
import { FormFilling } from '#domain/validation/form-timing.ts';
import { OneClickUnsubscribe } from './operation/one-click-unsubscribe.ts';
import { operation } from './operation/operation.ts';
import { UNKNOWN_TRACKING_NUMBER } from './shipments/tracking-number.ts';

export const followers = {
  request: operation({
    access: 'anyone',
    method: 'POST',
    path: '/tracking/{tracking_number}/followers',
    summary:
      'Follow a shipment by e-mail; a mailed link confirms. The response does not reveal who follows or has an account',
    limit: { calls: 10, minutes: 60 },
    status: 202,
  })
    .input(FollowRequest.extend(FormFilling.pick({ homepage: true }).shape))
    .output(z.object({}))
    .errors({ NOT_FOUND: UNKNOWN_TRACKING_NUMBER }),

  confirm: operation({
    access: 'anyone',
    method: 'POST',
    path: '/followers/confirm',
    summary: 'Confirm following with the token of the mailed link',
    limit: { calls: 30, minutes: 60 },
  })
    .input(SubscriptionToken)
    .output(z.object({ tracking_number: z.string() }))
    .errors({
      LINK_EXPIRED: {
        status: 410,
        message: 'This link has expired or is incomplete. Follow the shipment again.',
      },
    }),

  end: operation({
    access: 'anyone',
    method: 'POST',
    path: '/followers/end/{token}',
    summary: 'Stop following; supports one-click unsubscribe (RFC 8058)',
  })
    .input(SubscriptionToken.extend(OneClickUnsubscribe.shape))
    .output(z.object({}))
    .errors({
      LINK_UNKNOWN: {
        status: 410,
        message: 'This link is incomplete. Use the link in the newest e-mail.',
      },
    }),
};
