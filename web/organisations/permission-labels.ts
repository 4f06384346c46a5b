import { PERMISSIONS, type Permission } from '#domain/people/permissions.ts';

/** What each permission is called, and what it allows. */
export const PERMISSION_LABELS: Record<Permission, { name: string; meaning: string }> = {
  view: { name: 'View', meaning: 'See shipments, quotes, documents and messages.' },
  book: { name: 'Book', meaning: 'Book shipments and answer offers.' },
  money: { name: 'Prices', meaning: 'See prices, invoices and what is due.' },
  manage: { name: 'Manage', meaning: 'Invite people, set what they may do, and end their access.' },
};

/** 'View, Book' */
export function permissionsText(held: readonly Permission[]): string {
  return PERMISSIONS.filter((permission) => held.includes(permission))
    .map((permission) => PERMISSION_LABELS[permission].name)
    .join(', ');
}
