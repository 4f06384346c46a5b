import * as z from 'zod';
import { Contact, ContactChange } from '#domain/address-book/contact.ts';
import { RefusedRow } from '#domain/spreadsheet/refused-row.ts';
import { MAX_SEARCH_LENGTH } from '#domain/validation/search-length.ts';
import { SINCE } from './operation/changed-records.ts';
import { operation } from './operation/operation.ts';
import { flag } from './operation/query-values.ts';

const Id = z.object({ id: z.uuid() });
const ContactId = Id.extend({ contact_id: z.uuid() });
const MAX_CSV_LENGTH = 1_000_000;

export const StoredContact = z.object({
  id: z.uuid(),
  name: z.string(),
  contact: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  city: z.string(),
  postal_code: z.string(),
  /** ISO 3166-1 alpha-2, or ''. */
  country: z.string(),
  unlocode: z.string(),
  role: z.string(),
  version: z.number().int(),
  created_at: z.date(),
  updated_at: z.date(),
});
export type StoredContact = z.infer<typeof StoredContact>;

export const ImportReport = z.object({
  /** How many rows are good. */
  accepted: z.number().int(),
  /** The header is row 1; `column` is '' where the row as a whole is refused. */
  /** Inline: as a component it would change the types of generated clients. */
  refused: z.array(z.object(RefusedRow.shape)),
  /** The first 20 good rows. */
  preview: z.array(
    z.object({ row: z.number().int(), name: z.string(), city: z.string(), country: z.string() }),
  ),
});
export type ImportReport = z.infer<typeof ImportReport>;

const NOT_FOUND = { status: 404, message: 'No such company.' } as const;
const NO_CONTACT = { status: 404, message: 'No such contact.' } as const;
const TOO_MANY_CONTACTS = {
  status: 409,
  message: 'An address book has at most 10,000 contacts. Delete some first.',
} as const;
const CHANGES = ['addressBook', 'audit'];

export const addressBook = {
  list: operation({
    access: 'signed-in',
    permission: 'view',
    method: 'GET',
    path: '/organisations/{id}/address-book',
    list: { records: 'contacts', of: 'parent' },
    summary:
      'The contacts of a company that contain every search term, by name; customers get their own only',
  })
    .input(
      Id.extend({
        ...SINCE,
        /** Part of the name, the person, the e-mail address, the address, the city or the UN/LOCODE. */
        q: z.string().trim().max(MAX_SEARCH_LENGTH).optional(),
        /** The cursor: `next` of the previous page. */
        after: z.string().max(200).optional(),
        limit: z.coerce.number().int().min(1).max(100).default(50),
      }),
    )
    .output(z.object({ contacts: z.array(StoredContact), next: z.string().nullable() }))
    .errors({ NOT_FOUND }),

  create: operation({
    access: 'signed-in',
    permission: 'book',
    method: 'POST',
    path: '/organisations/{id}/address-book',
    summary: 'Add a contact to the address book of a company',
    changes: CHANGES,
    status: 201,
  })
    .input(Id.extend(Contact.shape))
    .output(StoredContact)
    .errors({ NOT_FOUND, TOO_MANY_CONTACTS }),

  change: operation({
    access: 'signed-in',
    permission: 'book',
    method: 'PATCH',
    path: '/organisations/{id}/address-book/{contact_id}',
    summary: 'Change a contact',
    changes: CHANGES,
  })
    .input(
      ContactId.extend({
        /** The version that was read; refused if it has changed since. */
        version: z.int32(),
        ...ContactChange.shape,
      }),
    )
    .output(StoredContact)
    .errors({
      NOT_FOUND,
      NO_CONTACT,
      VERSION_CONFLICT: {
        status: 409,
        message: 'Someone else has changed this contact. Review their changes, then save again.',
        data: z.object({ version: z.number().int() }),
      },
    }),

  remove: operation({
    access: 'signed-in',
    permission: 'book',
    method: 'DELETE',
    path: '/organisations/{id}/address-book/{contact_id}',
    summary: 'Delete a contact; shipments keep what they were booked with',
    changes: CHANGES,
  })
    .input(ContactId)
    .output(z.object({}))
    .errors({ NOT_FOUND, NO_CONTACT }),

  importContacts: operation({
    access: 'signed-in',
    permission: 'book',
    method: 'POST',
    path: '/organisations/{id}/address-book/imports',
    summary:
      'Add the good rows of a CSV file (`text/csv`, UTF-8) with the columns name, contact, email, phone, address, city, postal_code, country, unlocode, role',
    changes: CHANGES,
    query: ['dry_run'],
    limit: { calls: 60, minutes: 60 },
  })
    .input(
      Id.extend({
        /** The content of the file. */
        csv: z
          .string({ error: 'Send a CSV file.' })
          .min(1, 'This file is empty.')
          .max(MAX_CSV_LENGTH, 'The file can be at most 1 MB. Split it, then import the parts.'),
        /** Only checks. */
        dry_run: flag,
      }),
    )
    .output(ImportReport)
    .errors({ NOT_FOUND, TOO_MANY_CONTACTS }),
};
