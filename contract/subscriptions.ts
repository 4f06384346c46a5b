import * as z from 'zod';
import { MailingList } from '#domain/subscriptions/mailing-list.ts';
import { SubscriptionRequest, SubscriptionToken } from '#domain/subscriptions/subscription.ts';
import { FormFilling } from '#domain/validation/form-timing.ts';
import { OneClickUnsubscribe } from './operation/one-click-unsubscribe.ts';
import { operation } from './operation/operation.ts';

const OnList = z.object({ list: MailingList });

export const subscriptions = {
  request: operation({
    access: 'anyone',
    method: 'POST',
    path: '/subscriptions',
    summary: 'Subscribe to a list; a mailed link confirms. The response does not reveal who has subscribed',
    limit: { calls: 10, minutes: 60 },
    status: 202,
  })
    .input(SubscriptionRequest.extend(FormFilling.pick({ homepage: true }).shape))
    .output(z.object({})),

  confirm: operation({
    access: 'anyone',
    method: 'POST',
    path: '/subscriptions/confirm',
    summary: 'Confirm a subscription with the token of the mailed link',
    changes: ['subscriptions'],
    limit: { calls: 30, minutes: 60 },
  })
    .input(SubscriptionToken)
    .output(OnList)
    .errors({
      LINK_EXPIRED: {
        status: 410,
        message: 'This link has expired or is incomplete. Subscribe again.',
      },
    }),

  end: operation({
    access: 'anyone',
    method: 'POST',
    path: '/subscriptions/end/{token}',
    summary: 'Unsubscribe; supports one-click unsubscribe (RFC 8058)',
    changes: ['subscriptions'],
  })
    .input(SubscriptionToken.extend(OneClickUnsubscribe.shape))
    .output(OnList)
    .errors({
      LINK_UNKNOWN: {
        status: 410,
        message: 'This link is incomplete or from an older e-mail. Use the link in the newest one.',
      },
    }),

  list: operation({
    access: 'admin',
    method: 'GET',
    path: '/subscriptions/confirmed.csv',
    summary: 'The confirmed addresses of a list as a CSV file',
    limit: { calls: 30, minutes: 10 },
  })
    .input(OnList)
    .output(z.file().mime(['text/csv'])),
};
