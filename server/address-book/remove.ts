import { signedIn } from '../api/call-context.ts';
import { writeAudit } from '../audit/audit-log-table.ts';
import { readableOrganisation } from '../organisations/may-manage.ts';
import { deleteContact, lockContact } from './contacts-table.ts';
import { operations } from './operations.ts';

export const remove = operations.remove.handler(({ input: { id, contact_id }, context, errors }) =>
  context.write(async (transaction) => {
    const person = signedIn(context);
    await readableOrganisation(transaction, person, id, errors);
    if (!(await lockContact(transaction, id, contact_id))) throw errors.NO_CONTACT();
    await deleteContact(transaction, contact_id);
    await writeAudit(transaction, {
      actor_id: person.user_id,
      action: 'addressBook.remove',
      subject_type: 'organisation',
      subject_id: id,
      detail: { contact: contact_id },
    });
    return {};
  }),
);
