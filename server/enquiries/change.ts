import { signedIn } from '../api/call-context.ts';
import { writeAudit } from '../audit/audit-log-table.ts';
import { findContactMessage, lockContactMessage, updateContactMessage } from './contact-messages-table.ts';
import { operations } from './operations.ts';

/** Who answered first stays, if someone else marks the message as answered too. */
export const change = operations.change.handler(({ input: { id, answered }, context, errors }) =>
  context.write(async (transaction) => {
    const { user_id } = signedIn(context);
    const message = await lockContactMessage(transaction, id);
    if (!message) throw errors.NOT_FOUND();
    if (answered !== (message.answered_at !== null)) {
      await updateContactMessage(transaction, id, {
        answered_at: answered ? context.now() : null,
        answered_by: answered ? user_id : null,
      });
      await writeAudit(transaction, {
        actor_id: user_id,
        action: 'enquiries.change',
        subject_type: 'contact_message',
        subject_id: id,
        detail: { answered },
      });
    }
    const changed = await findContactMessage(transaction, id);
    if (!changed) throw new Error('The message vanished while it was locked.');
    return changed;
  }),
);
