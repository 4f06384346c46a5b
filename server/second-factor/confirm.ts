import { signedIn } from '../api/call-context.ts';
import { once } from '../api/once.ts';
import { operations } from '../api/operations.ts';
import { writeAudit } from '../audit/audit-log-table.ts';
import { accessOf } from '../live/channel.ts';
import { postMail } from '../mail/outbox.ts';
import { deleteOtherSessionsOf } from '../people/account-tables.ts';
import { tellDesk } from '../people/tell-desk.ts';
import { askingSession } from '../sessions/asking-session.ts';
import { stepOf } from './authenticator.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import { replaceRecoveryCodes } from './recovery-codes-table.ts';
import { factorOnMail } from './second-factor-mails.ts';
import { lockSecondFactor, turnOnSecondFactor } from './second-factors-table.ts';

/** Factor, recovery codes, the end of sessions that were opened without it, audit and mail: all or nothing. */
export const confirmSecondFactor = operations.people.confirmSecondFactor.handler(
  async ({ input, context, errors }) => {
    const { user_id, full_name, email } = signedIn(context);
    const { id: session_id } = await askingSession(context);
    const { seal, jobs, broadcast, settings } = context;
    return once(context, 'people.confirmSecondFactor', input, async (transaction) => {
      const factor = await lockSecondFactor(transaction, user_id);
      if (!factor || factor.confirmed_at) throw errors.NOT_BEGUN();
      const now = context.now();
      const step = stepOf(seal.open(factor.sealed_key, user_id), input.code, now);
      if (step === null) throw errors.WRONG_CODE();

      const made = await makeRecoveryCodes();
      await turnOnSecondFactor(transaction, { user_id, confirmed_at: now, last_step: step });
      await replaceRecoveryCodes(transaction, user_id, made);
      const ended = await deleteOtherSessionsOf(transaction, user_id, session_id);
      await writeAudit(transaction, {
        actor_id: user_id,
        action: 'people.confirmSecondFactor',
        subject_type: 'person',
        subject_id: user_id,
        detail: { ended },
      });
      await postMail(transaction, jobs, factorOnMail({ name: full_name, email }, settings.publicUrl));
      await broadcast.publish(transaction, [{ channel: accessOf(user_id), event: 'changed', data: {} }]);
      await tellDesk(transaction, broadcast, user_id);
      return { recovery_codes: made.codes, ended };
    });
  },
);
