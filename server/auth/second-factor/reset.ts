import { FACTORS } from '#domain/second-factor/factor.ts';
import { writeAudit } from '../../audit/audit-log-table.ts';
import { postMail } from '../../mail/outbox.ts';
import { lockForStaff } from '../../people/lock-for-staff.ts';
import { operations } from '../operations.ts';
import { deleteSessionsOf } from '../sessions/sessions-table.ts';
import { deleteTrustedBrowsersOf } from '../trusted-browsers/trusted-browsers-table.ts';
import { removeFactors } from './remove-factors.ts';
import { factorResetMail } from './second-factor-mails.ts';

/** For a person who has lost their app or passkeys, and their recovery codes. */
export const resetSecondFactor = operations.resetSecondFactor.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const { user_id } = input;
    const locked = await lockForStaff(transaction, context, user_id);
    if (!locked) throw errors.NOT_FOUND();
    const { by, person } = locked;
    const { full_name, email } = person;
    if (by.user_id === user_id) throw errors.OWN_FACTOR();
    if (!(await removeFactors(transaction, context, user_id, FACTORS))) throw errors.NOT_ON();
    const ended = await deleteSessionsOf(transaction, user_id);
    await deleteTrustedBrowsersOf(transaction, user_id);
    await writeAudit(transaction, {
      actor_id: by.user_id,
      action: 'people.resetSecondFactor',
      subject_type: 'person',
      subject_id: user_id,
      detail: { email, ended },
    });
    const { settings } = context;
    const recipient = { name: full_name, email };
    await postMail(
      transaction,
      context,
      factorResetMail(recipient, { by: by.full_name }, settings.publicUrl),
    );
    return { full_name };
  }),
);
