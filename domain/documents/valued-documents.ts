import { isPermitted } from '../people/access.ts';
import type { Permission } from '../people/permissions.ts';
import type { Role } from '../people/role.ts';
import type { DocumentType } from './document-type.ts';

/** Documents that state what the goods are worth: for members with the permission `money`, and in links that name them. */
export const VALUED_DOCUMENTS: readonly DocumentType[] = ['commercial_invoice', 'insurance_certificate'];

/** The types of documents that a person may not read. */
export function hiddenDocuments(person: {
  role: Role;
  permissions: readonly Permission[];
}): readonly DocumentType[] {
  return isPermitted(person, 'money') ? [] : VALUED_DOCUMENTS;
}
