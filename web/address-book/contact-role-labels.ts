import type { ContactRole } from '#domain/address-book/contact-roles.ts';

export const CONTACT_ROLE_LABELS: Record<ContactRole, string> = {
  shipper: 'Shipper',
  consignee: 'Consignee',
  notify_party: 'Notify party',
  origin_agent: 'Origin agent',
  destination_agent: 'Destination agent',
  customs_broker: 'Customs broker',
  bill_to: 'Bill to',
};

export function contactRoleLabel(role: string): string {
  return CONTACT_ROLE_LABELS[role as ContactRole] ?? role;
}
