import { hashPassword } from 'better-auth/crypto';
import { operations } from '../api/operations.ts';
import { postMail } from '../mail/outbox.ts';
import { accountExistsMail, verificationMail } from './account-mails.ts';
import { openAccount } from './open-account.ts';
import { tellDesk } from './tell-desk.ts';

/** Answers alike whether the address was free or not; only its owner is told, by mail. */
export const signUp = operations.people.signUp.handler(async ({ input, context }) => {
  const { database, jobs, accounts, settings, broadcast } = context;
  const { full_name, email } = input;
  const password_hash = await hashPassword(input.password);
  const url = await accounts.verificationUrl(email);
  const recipient = { name: full_name, email };
  await database.transaction(async (transaction) => {
    const user_id = await openAccount(transaction, {
      full_name,
      email,
      password_hash,
      email_verified: false,
      role: 'customer',
      assigned_by: null,
    });
    const mail = user_id
      ? verificationMail(recipient, url)
      : accountExistsMail(recipient, settings.publicUrl);
    await postMail(transaction, jobs, mail);
    if (user_id) await tellDesk(transaction, broadcast, user_id);
  });
  return {};
});
