import { and, count, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { ContactFields } from '#domain/address-book/contact-rules.ts';
import type { Connection, Transaction } from '../database/pool/connection.ts';
import { anyOf } from '../database/statements/any-of.ts';
import { changedSince } from '../database/statements/changed-since.ts';
import { createdAt, id, moment } from '../database/statements/columns.ts';
import { insertMany } from '../database/statements/insert-many.ts';
import { inOrder, keyedPage, keyOf, type SortOrder, seekCondition } from '../database/statements/keyset.ts';
import { holdsWords } from '../database/statements/normalize-text.ts';
import { organisations } from '../organisations/organisations-table.ts';

const line = (name: string) => text(name).notNull().default('');

/** The address books of organisations. */
export const addressBookContacts = pgTable(
  'address_book_contacts',
  {
    id: id(),
    organisation_id: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    contact: line('contact'),
    email: line('email'),
    phone: line('phone'),
    address: line('address'),
    city: line('city'),
    postal_code: line('postal_code'),
    country: line('country'),
    unlocode: line('unlocode'),
    role: line('role'),
    version: integer('version').notNull().default(1),
    created_at: createdAt(),
    updated_at: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    check('address_book_contacts_name', sql`${table.name} <> ''`),
    index('address_book_contacts_by_name').on(table.organisation_id, sql`lower(${table.name})`, table.id),
  ],
);

type ContactRecord = typeof addressBookContacts.$inferSelect;
export type NewContact = typeof addressBookContacts.$inferInsert;

const ORDER: SortOrder = {
  name: 'addressBook.list',
  direction: 'asc',
  terms: [
    { by: sql`lower(${addressBookContacts.name})`, kind: 'text' },
    { by: addressBookContacts.id, kind: 'uuid' },
  ],
};

export async function insertContact(transaction: Transaction, contact: NewContact): Promise<ContactRecord> {
  const [inserted] = await transaction.insert(addressBookContacts).values(contact).returning();
  return inserted as ContactRecord;
}

export function insertContacts(transaction: Transaction, contacts: readonly NewContact[]): Promise<void> {
  return insertMany(transaction, addressBookContacts, contacts);
}

export async function lockContact(
  transaction: Transaction,
  organisation_id: string,
  contact_id: string,
): Promise<ContactRecord | undefined> {
  const [found] = await transaction
    .select()
    .from(addressBookContacts)
    .where(
      and(eq(addressBookContacts.id, contact_id), eq(addressBookContacts.organisation_id, organisation_id)),
    )
    .for('update');
  return found;
}

/** Makes its next version. */
export async function updateContact(
  transaction: Transaction,
  contact_id: string,
  change: Partial<ContactFields>,
  now: Date,
): Promise<ContactRecord> {
  const [updated] = await transaction
    .update(addressBookContacts)
    .set({ ...change, version: sql`${addressBookContacts.version} + 1`, updated_at: now })
    .where(eq(addressBookContacts.id, contact_id))
    .returning();
  return updated as ContactRecord;
}

export async function deleteContact(transaction: Transaction, contact_id: string): Promise<void> {
  await transaction.delete(addressBookContacts).where(eq(addressBookContacts.id, contact_id));
}

interface Listed {
  q?: string | undefined;
  updated_since?: Date | undefined;
  after?: string | undefined;
  limit: number;
}

/** By name, paged by key. */
export async function listContacts(
  connection: Connection,
  organisation_id: string,
  { q, after, limit, updated_since }: Listed,
): Promise<{ contacts: ContactRecord[]; next: string | null }> {
  const { name, contact, email, address, city, unlocode } = addressBookContacts;
  const rows = await connection
    .select({ ...getTableColumns(addressBookContacts), key: keyOf(ORDER) })
    .from(addressBookContacts)
    .where(
      and(
        eq(addressBookContacts.organisation_id, organisation_id),
        q
          ? holdsWords(
              sql`concat_ws(' ', ${name}, ${contact}, ${email}, ${address}, ${city}, ${unlocode})`,
              q,
            )
          : undefined,
        changedSince(addressBookContacts.updated_at, updated_since),
        seekCondition(ORDER, after),
      ),
    )
    .orderBy(...inOrder(ORDER))
    .limit(limit + 1);
  const { page, next } = keyedPage(rows, limit);
  return { contacts: page, next };
}

/** The fields of all contacts of an organisation. */
export function allContacts(connection: Connection, organisation_id: string): Promise<ContactRecord[]> {
  return connection
    .select()
    .from(addressBookContacts)
    .where(eq(addressBookContacts.organisation_id, organisation_id));
}

/** The contacts of organisations with one of these names, in lower case. */
export function contactsNamed(
  connection: Connection,
  organisation_ids: readonly string[],
  names: readonly string[],
): Promise<ContactRecord[]> {
  return connection
    .select()
    .from(addressBookContacts)
    .where(
      and(
        inArray(addressBookContacts.organisation_id, [...organisation_ids]),
        inArray(sql`lower(${addressBookContacts.name})`, [...names]),
      ),
    );
}

export async function countContactsOf(
  connection: Connection,
  organisation_ids: readonly string[],
): Promise<[organisation_id: string, contacts: number][]> {
  const found = await connection
    .select({ organisation_id: addressBookContacts.organisation_id, contacts: count() })
    .from(addressBookContacts)
    .where(inArray(addressBookContacts.organisation_id, [...organisation_ids]))
    .groupBy(addressBookContacts.organisation_id);
  return found.map(({ organisation_id, contacts }) => [organisation_id, contacts]);
}

export function listContactsById(connection: Connection, ids: readonly string[]): Promise<ContactRecord[]> {
  return connection.select().from(addressBookContacts).where(anyOf(addressBookContacts.id, ids));
}

/** Deletes those that nobody has changed since. Returns which. */
export async function deleteUnchangedContacts(
  transaction: Transaction,
  ids: readonly string[],
): Promise<string[]> {
  const deleted = await transaction
    .delete(addressBookContacts)
    .where(and(inArray(addressBookContacts.id, [...ids]), eq(addressBookContacts.version, 1)))
    .returning({ id: addressBookContacts.id });
  return deleted.map(({ id }) => id);
}

export async function countContacts(connection: Connection, organisation_id: string): Promise<number> {
  const [found] = await connection
    .select({ contacts: count() })
    .from(addressBookContacts)
    .where(eq(addressBookContacts.organisation_id, organisation_id));
  return found?.contacts ?? 0;
}

/** Moves the contacts of an organisation to another one. */
export async function moveContacts(
  transaction: Transaction,
  { from, into }: { from: string; into: string },
): Promise<void> {
  await transaction
    .update(addressBookContacts)
    .set({ organisation_id: into })
    .where(eq(addressBookContacts.organisation_id, from));
}

export async function deleteContactsOf(transaction: Transaction, organisation_id: string): Promise<void> {
  await transaction
    .delete(addressBookContacts)
    .where(eq(addressBookContacts.organisation_id, organisation_id));
}
