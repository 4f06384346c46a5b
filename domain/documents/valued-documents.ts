import { isPermitted } from '../people/access.ts';
import type { Permission } from '../people/permissions.ts';
import type { Role } from '../people/role.ts';
import type { DocumentType } from './document-type.ts';

/** Documents that state what the goods are worth: for members with the permission `money`. */
export const VALUED_DOCUMENTS: readonly DocumentType[] = ['commercial_invoice', 'insurance_certificate'];

/** Documents that only those links show that name them: with a delivery order its holder may collect the goods. */
export const SHOWN_BY_NAME: readonly DocumentType[] = [...VALUED_DOCUMENTS, 'delivery_order'];

/** The types of documents that a person may not read. */
export function hiddenDocuments(person: {
  role: Role;
  permissions: readonly Permission[];
}): readonly DocumentType[] {
  return isPermitted(person, 'money') ? [] : VALUED_DOCUMENTS;
}
