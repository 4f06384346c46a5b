import * as z from 'zod';
import { Email } from '#domain/people/account.ts';
import { operation } from '../operation.ts';

/** How somebody gets another e-mail address: requested in the settings, confirmed in the same account with a mailed link. */
export const emailChange = {
  requestEmailChange: operation({
    access: 'signed-in',
    method: 'POST',
    path: '/people/email-change',
    summary:
      'Mail a link to another address that makes it one’s own; the answer does not tell whose it is now',
    requiresRecentAuth: true,
    limit: { calls: 5, minutes: 60 },
    status: 202,
  })
    .input(z.object({ email: Email }))
    .output(z.object({}))
    .errors({ SAME_EMAIL: { status: 409, message: 'This is your e-mail address already.' } }),

  confirmEmailChange: operation({
    access: 'signed-in',
    method: 'POST',
    path: '/people/email-change/confirm',
    summary:
      'Change the address with the token of the link, signed in to the account that requested it; ends all its sessions but this one and the one that requested it',
    changes: ['people', 'quotes', 'notifications.preferences'],
    limit: { calls: 30, minutes: 60 },
  })
    .input(z.object({ token: z.string().min(1).max(100) }))
    .output(z.object({ email: z.string() }))
    .errors({
      /** Whoever reads the mails of the address may not be the one who wants it for an account. */
      OTHER_ACCOUNT: {
        status: 403,
        message:
          'You’re signed in to another account than the one that asked for this address, so nothing has changed. If you asked for it, sign out, sign in to that account and open the link again.',
      },
      LINK_EXPIRED: {
        status: 410,
        message: 'This link has expired or was used before. Please ask for a new one in your settings.',
      },
    }),
};
