import { CONTACT_COLUMNS, type ContactFields, validateContact } from '#domain/address-book/contact-rules.ts';
import { unknownPlace } from '#domain/address-book/contact-sheet.ts';
import { fieldIssues } from '../api/errors/field-issue.ts';
import type { AddressBookContext } from './operations.ts';

/** Refuses what the schema cannot see: rules about several fields, and places that do not exist. */
export function checkContact(
  { geography }: Pick<AddressBookContext, 'geography'>,
  contact: ContactFields,
): void {
  const broken = validateContact(contact);
  if (contact.unlocode && !broken.unlocode && !geography.unlocode(contact.unlocode))
    broken.unlocode = unknownPlace(contact.unlocode);
  const issues = CONTACT_COLUMNS.flatMap((path) => {
    const message = broken[path];
    return message ? [{ path, message }] : [];
  });
  if (issues.length > 0) throw fieldIssues(issues);
}
