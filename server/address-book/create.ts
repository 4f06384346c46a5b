import { signedIn } from '../api/call-context.ts';
import { writeAudit } from '../audit/audit-log-table.ts';
import { lockReadable } from '../organisations/may-manage.ts';
import { checkContact } from './check-contact.ts';
import { countContacts, insertContact } from './contacts-table.ts';
import { MAX_CONTACTS } from './max-contacts.ts';
import { operations } from './operations.ts';

export const create = operations.create.handler(({ input: { id, ...fields }, context, errors }) =>
  context.write(async (transaction) => {
    const person = signedIn(context);
    await lockReadable(transaction, person, id, errors);
    checkContact(context, fields);
    if ((await countContacts(transaction, id)) >= MAX_CONTACTS) throw errors.TOO_MANY_CONTACTS();
    const now = context.now();
    const contact = await insertContact(transaction, {
      ...fields,
      organisation_id: id,
      created_at: now,
      updated_at: now,
    });
    await writeAudit(transaction, {
      actor_id: person.user_id,
      action: 'addressBook.create',
      subject_type: 'organisation',
      subject_id: id,
      detail: { contact: contact.id },
    });
    return contact;
  }),
);
