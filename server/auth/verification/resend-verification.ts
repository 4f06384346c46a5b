import { signedIn } from '../../api/call-context.ts';
import { postMail } from '../../mail/outbox.ts';
import { mailNotSent } from '../../mail/unsent-mail.ts';
import { verificationMail } from '../credentials/account-mails.ts';
import { operations } from '../operations.ts';

/** Sends only to the caller’s own address, whatever the input, so it reveals nothing about other accounts. */
export const resendVerification = operations.resendVerification.handler(({ context }) =>
  context.write(async (transaction) => {
    const { accounts } = context;
    const { email, email_verified } = signedIn(context);
    if (email_verified) return { sent: false };
    const url = accounts.verification.urlFor(email, context.now());
    const refused = await postMail(transaction, context, verificationMail(email, url));
    if (refused) throw mailNotSent(context, email, refused);
    return { sent: true };
  }),
);
