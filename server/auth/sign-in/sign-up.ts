import { networkAround } from '#domain/people/network.ts';
import { writeAudit } from '../../audit/audit-log-table.ts';
import type { Transaction } from '../../database/pool/connection.ts';
import { newId } from '../../database/statements/columns.ts';
import { withRollback } from '../../database/statements/with-rollback.ts';
import { postMail } from '../../mail/outbox.ts';
import { publishPeopleChanged } from '../../people/publish-people-changed.ts';
import { accountExistsMail, verificationMail } from '../credentials/account-mails.ts';
import { refuseGuessable } from '../credentials/refuse-guessable.ts';
import { type AuthContext, operations } from '../operations.ts';
import { openAccount } from './open-account.ts';

/**
 * Responds the same whether the address was free or not; only its owner is informed, by e-mail. For a taken
 * address it creates and rolls back an account with a generated address, so that the response takes the same
 * time (prevents enumeration).
 */
export const signUp = operations.signUp.handler(({ input, context }) => {
  const { accounts, settings } = context;
  const { full_name, email } = input;
  const hashed = async () => {
    refuseGuessable(input.password, { full_name, email });
    await accounts.signUpLimit.spend(context);
    return accounts.passwords.hash(context, input.password);
  };
  return context.writeAfter(hashed, async (transaction, password_hash) => {
    const account = { full_name, email, password_hash };
    const isFree = await openCustomer(transaction, context, account);
    if (!isFree)
      await withRollback(transaction, (attempt) =>
        openCustomer(attempt, context, { ...account, email: `${newId()}@groundswell.example` }),
      );
    const mail = isFree
      ? verificationMail(email, accounts.verification.urlFor(email, context.now()))
      : accountExistsMail(email, settings.publicUrl);
    await postMail(transaction, context, mail);
    return {};
  });
});

/** Returns whether the address was free. */
async function openCustomer(
  transaction: Transaction,
  { address, broadcast }: AuthContext,
  account: { full_name: string; email: string; password_hash: string },
): Promise<boolean> {
  const user_id = await openAccount(transaction, {
    ...account,
    email_verified: false,
    role: 'customer',
    assigned_by: null,
  });
  if (!user_id) return false;
  await writeAudit(transaction, {
    actor_id: user_id,
    action: 'people.signUp',
    subject_type: 'person',
    subject_id: user_id,
    detail: { network: networkAround(address) },
  });
  await publishPeopleChanged(transaction, broadcast, user_id);
  return true;
}
