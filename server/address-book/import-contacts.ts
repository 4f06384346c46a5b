import type { ImportReport } from '#contract/address-book.ts';
import { type CheckedContacts, checkContacts, keyOfContact } from '#domain/address-book/contact-sheet.ts';
import { signedIn } from '../api/call-context.ts';
import { writeAudit } from '../audit/audit-log-table.ts';
import type { Connection } from '../database/pool/connection.ts';
import { newId } from '../database/statements/columns.ts';
import { lockReadable, readableOrganisation } from '../organisations/may-manage.ts';
import { csvRows } from '../spreadsheet/csv-rows.ts';
import { allContacts, insertContacts } from './contacts-table.ts';
import { MAX_CONTACTS } from './max-contacts.ts';
import { type AddressBookContext, operations } from './operations.ts';

const MAX_PREVIEWED = 20;

export const importContacts = operations.importContacts.handler(async ({ input, context, errors }) => {
  const { id, csv, dry_run } = input;
  const person = signedIn(context);
  const rows = rowsOf(csv);
  if (dry_run) {
    const { db } = context.database;
    await readableOrganisation(db, person, id, errors);
    return reportOf((await checked(db, context, { id, rows })).checked);
  }
  return context.write(async (transaction) => {
    // Two imports of the same file wait for each other, so that no contact is added twice.
    await lockReadable(transaction, person, id, errors);
    const { checked: found, present } = await checked(transaction, context, { id, rows });
    if (present + found.accepted.length > MAX_CONTACTS) throw errors.TOO_MANY_CONTACTS();
    const now = context.now();
    const contacts = found.accepted.map(({ contact }) => ({
      ...contact,
      id: newId(),
      organisation_id: id,
      created_at: now,
      updated_at: now,
    }));
    await insertContacts(transaction, contacts);
    await writeAudit(transaction, {
      actor_id: person.user_id,
      action: 'addressBook.importContacts',
      subject_type: 'organisation',
      subject_id: id,
      detail: { accepted: contacts.length, refused: found.refused.length },
    });
    return reportOf(found);
  });
});

async function checked(
  connection: Connection,
  { geography }: Pick<AddressBookContext, 'geography'>,
  { id, rows }: { id: string; rows: string[][] },
) {
  const contacts = await allContacts(connection, id);
  const known = {
    keys: new Set(contacts.map(keyOfContact)),
    isPlace: (unlocode: string) => geography.unlocode(unlocode) !== undefined,
  };
  return { checked: checkContacts(rows, known), present: contacts.length };
}

function rowsOf(csv: string): string[][] {
  return csvRows(csv, { maxRows: MAX_CONTACTS + 1 }).map((cells) => cells.map((cell) => String(cell ?? '')));
}

function reportOf({ accepted, refused }: CheckedContacts): ImportReport {
  return {
    accepted: accepted.length,
    refused,
    preview: accepted
      .slice(0, MAX_PREVIEWED)
      .map(({ row, contact: { name, city, country } }) => ({ row, name, city, country })),
  };
}
