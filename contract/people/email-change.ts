import * as z from 'zod';
import { Email } from '#domain/people/account.ts';
import { operation } from '../operation/operation.ts';

/** Changing the e-mail address: requested in the settings, confirmed in the same account with a mailed link. */
export const emailChange = {
  requestEmailChange: operation({
    access: 'signed-in',
    method: 'POST',
    path: '/people/email-change',
    summary:
      'E-mail a link to a new address that makes it yours; the response does not reveal whether it has an account',
    requiresRecentAuth: true,
    limit: { calls: 5, minutes: 60 },
    status: 202,
  })
    .input(z.object({ email: Email }))
    .output(z.object({}))
    .errors({ SAME_EMAIL: { status: 409, message: 'This is already your e-mail address.' } }),

  confirmEmailChange: operation({
    access: 'signed-in',
    method: 'POST',
    path: '/people/email-change/confirm',
    summary:
      'Change the address with the token of the link, signed in to the account that requested it; ends its sessions except this one and the requesting one',
    changes: ['people', 'quotes', 'notifications.preferences'],
    limit: { calls: 30, minutes: 60 },
  })
    .input(z.object({ token: z.string().min(1).max(100) }))
    .output(z.object({ email: z.string() }))
    .errors({
      /** The person who opens the link may not be the one who requested it. */
      OTHER_ACCOUNT: {
        status: 403,
        message:
          'You’re signed in to a different account from the one that requested this address, so nothing has changed. If you requested it, sign out, sign in to that account and open the link again.',
      },
      LINK_EXPIRED: {
        status: 410,
        message: 'This link has expired or has been used. Request a new one in your settings.',
      },
    }),
};
