import { CONTACT_COLUMNS, validateContact } from '#domain/address-book/contact-rules.ts';
import { keyOfContact, unknownPlace } from '#domain/address-book/contact-sheet.ts';
import type { ImportedContact } from '#domain/imports/imported-records.ts';
import { normalizeKey } from '#domain/imports/sheet-rows.ts';
import {
  contactsNamed,
  countContactsOf,
  insertContacts,
  type NewContact,
} from '../address-book/contacts-table.ts';
import { MAX_CONTACTS } from '../address-book/max-contacts.ts';
import { newId } from '../database/statements/columns.ts';
import { lockOrganisations } from '../organisations/organisation-locks.ts';
import { recordsByReference } from './imported-records-table.ts';
import { matchedOrganisations, organisationFinder } from './match-references.ts';
import { RowRefused, type RowWriter, takeEach } from './row-writer.ts';

export const importContacts: RowWriter<ImportedContact> = async (transaction, context, rows) => {
  const cells = rows.map(({ fields }) => fields.organisation);
  const find = await organisationFinder(transaction, cells);
  const ids = matchedOrganisations(find, cells);
  // Locks the organisations so that concurrent calls can't exceed the limit, nor two imports add the same contact.
  await lockOrganisations(transaction, ids);
  const names = rows.map(({ fields }) => fields.name.toLowerCase());
  const present = new Set(
    (await contactsNamed(transaction, ids, names)).map(
      (contact) => `${contact.organisation_id} ${keyOfContact(contact)}`,
    ),
  );
  const counts = new Map(await countContactsOf(transaction, ids));
  const references = await recordsByReference(
    transaction,
    'contacts',
    rows.flatMap(({ fields: { reference } }) => (reference ? [normalizeKey(reference)] : [])),
  );
  const now = context.now();
  const added: (NewContact & { id: string })[] = [];
  const { taken: records, refused } = await takeEach(
    rows,
    ({ row, fields: { organisation, reference, ...contact } }) => {
      const organisation_id = find(organisation);
      const broken = validateContact(contact);
      if (contact.unlocode && !broken.unlocode && !context.geography.unlocode(contact.unlocode))
        broken.unlocode = unknownPlace(contact.unlocode);
      const column = CONTACT_COLUMNS.find((each) => broken[each]);
      if (column) throw new RowRefused(column, broken[column] as string);
      const external = reference ? normalizeKey(reference) : null;
      if (external && references.has(external))
        throw new RowRefused('reference', 'A contact with this reference was imported before.');
      const key = `${organisation_id} ${keyOfContact(contact)}`;
      if (present.has(key)) throw new RowRefused('', 'This contact is already in the address book.');
      const count = (counts.get(organisation_id) ?? 0) + 1;
      if (count > MAX_CONTACTS)
        throw new RowRefused('organisation', 'An address book has at most 10,000 contacts.');
      counts.set(organisation_id, count);
      present.add(key);
      const id = newId();
      added.push({ ...contact, id, organisation_id, created_at: now, updated_at: now });
      return { row, record_id: id, reference: external };
    },
  );
  await insertContacts(transaction, added);
  return { records, refused };
};
