import { CONTACT_COLUMNS } from '#domain/address-book/contact-rules.ts';
import { signedIn } from '../api/call-context.ts';
import { writeAudit } from '../audit/audit-log-table.ts';
import { readableOrganisation } from '../organisations/may-manage.ts';
import { checkContact } from './check-contact.ts';
import { lockContact, updateContact } from './contacts-table.ts';
import { operations } from './operations.ts';

export const change = operations.change.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const person = signedIn(context);
    const { id, contact_id, version, ...wanted } = input;
    await readableOrganisation(transaction, person, id, errors);
    const former = await lockContact(transaction, id, contact_id);
    if (!former) throw errors.NO_CONTACT();
    if (former.version !== version) throw errors.VERSION_CONFLICT({ data: { version: former.version } });
    const changed = CONTACT_COLUMNS.filter(
      (column) => wanted[column] !== undefined && wanted[column] !== former[column],
    );
    if (changed.length === 0) return former;
    const fields = Object.fromEntries(changed.map((column) => [column, wanted[column]]));
    checkContact(context, { ...former, ...fields });
    const contact = await updateContact(transaction, contact_id, fields, context.now());
    await writeAudit(transaction, {
      actor_id: person.user_id,
      action: 'addressBook.change',
      subject_type: 'organisation',
      subject_id: id,
      detail: { contact: contact_id, fields: changed },
    });
    return contact;
  }),
);
