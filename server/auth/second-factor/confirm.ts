import { signedIn } from '../../api/call-context.ts';
import { writeAudit } from '../../audit/audit-log-table.ts';
import { accessOf } from '../../live/channel.ts';
import { postMail } from '../../mail/outbox.ts';
import { publishPeopleChanged } from '../../people/publish-people-changed.ts';
import { findUserById } from '../../people/users-table.ts';
import { operations } from '../operations.ts';
import { lockSession } from '../sessions/lock-session.ts';
import { deleteOtherSessionsOf } from '../sessions/sessions-table.ts';
import { stepOf } from './authenticator.ts';
import { openKey } from './open-key.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import { replaceRecoveryCodes } from './recovery-codes-table.ts';
import { factorOnMail } from './second-factor-mails.ts';
import {
  findSecondFactor,
  lockSecondFactor,
  type SecondFactor,
  turnOnSecondFactor,
} from './second-factors-table.ts';

/**
 * Turns on the factor, creates recovery codes, ends sessions opened without it, and writes audit and e-mail
 * in one transaction.
 */
export const confirmSecondFactor = operations.confirmSecondFactor.handler(
  async ({ input, context, errors }) => {
    const { user_id, full_name, email } = signedIn(context);
    const { database, broadcast, settings } = context;
    const now = context.now();
    // Before the transaction: hashing must not hold a database connection.
    const checked = async () => {
      const begun = await findSecondFactor(database.db, user_id);
      if (!begun || begun.confirmed_at) throw errors.NOT_BEGUN();
      const key = openKey(context, begun);
      if (!key) throw errors.NOT_BEGUN();
      const step = stepOf(key, input.code, now);
      if (step === null) throw errors.WRONG_CODE();
      return { begun, step, made: await makeRecoveryCodes(context.accounts.passwords.cost) };
    };
    return context.writeAfter(checked, async (transaction, ready) => {
      const { begun, step, made } = ready;
      const session = await lockSession(transaction, context);
      if (!(await findUserById(transaction, user_id))?.email_verified) throw errors.EMAIL_NOT_VERIFIED();
      const factor = await lockSecondFactor(transaction, user_id);
      if (!factor || factor.confirmed_at || !isSameKey(factor, begun)) throw errors.NOT_BEGUN();
      await turnOnSecondFactor(transaction, { user_id, confirmed_at: now, last_step: step });
      await replaceRecoveryCodes(transaction, user_id, made);
      const ended = await deleteOtherSessionsOf(transaction, user_id, session.id);
      await context.accounts.trustedBrowsers.renew(transaction, context, user_id);
      await writeAudit(transaction, {
        actor_id: user_id,
        action: 'people.confirmSecondFactor',
        subject_type: 'person',
        subject_id: user_id,
        detail: { ended },
      });
      await postMail(transaction, context, factorOnMail({ name: full_name, email }, settings.publicUrl));
      await broadcast.publish(transaction, [{ channel: accessOf(user_id), event: 'changed', data: {} }]);
      await publishPeopleChanged(transaction, broadcast, user_id);
      return { recovery_codes: made.codes, ended };
    });
  },
);

/** If the set-up was restarted meanwhile, the code belongs to a replaced key. */
function isSameKey(one: SecondFactor, other: SecondFactor): boolean {
  return Buffer.compare(one.sealed_key, other.sealed_key) === 0;
}
