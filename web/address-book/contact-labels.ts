import type { ContactColumn } from '#domain/address-book/contact-rules.ts';

export const CONTACT_LABELS: Record<ContactColumn, string> = {
  name: 'Name',
  contact: 'Contact person',
  email: 'E-mail',
  phone: 'Phone',
  address: 'Address',
  city: 'City',
  postal_code: 'Postal code',
  country: 'Country',
  unlocode: 'UN/LOCODE',
  role: 'Usual role',
};
