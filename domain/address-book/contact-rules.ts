import { findCountry, resolveCountry } from '../places/countries.ts';
import {
  allOf,
  atMost,
  emailAddress,
  type Rule,
  type Rules,
  required,
  validate,
} from '../validation/rules.ts';
import { CONTACT_ROLES } from './contact-roles.ts';

/** The fields of a contact, which are the columns of its CSV file in this order. */
export const CONTACT_COLUMNS = [
  'name',
  'contact',
  'email',
  'phone',
  'address',
  'city',
  'postal_code',
  'country',
  'unlocode',
  'role',
] as const;
export type ContactColumn = (typeof CONTACT_COLUMNS)[number];

/** A company in an address book, and whom to ask for there. Fields are empty where not known. */
export type ContactFields = Record<ContactColumn, string>;

export const EMPTY_CONTACT: ContactFields = {
  name: '',
  contact: '',
  email: '',
  phone: '',
  address: '',
  city: '',
  postal_code: '',
  country: '',
  unlocode: '',
  role: '',
};

const UNLOCODE = /^[A-Z]{2}[A-Z2-9]{3}$/;

const optional =
  (rule: Rule<string>): Rule<string> =>
  (text) =>
    text.trim() === '' ? undefined : rule(text);

/** For the fields after `normalizeContact`. */
export const contactRules: Rules<ContactFields> = {
  name: allOf(required('Enter a name.'), atMost(200)),
  contact: atMost(120),
  email: optional(emailAddress),
  phone: atMost(60),
  address: atMost(300),
  city: atMost(120),
  postal_code: atMost(20),
  country: optional((code) =>
    findCountry(code) ? undefined : 'We couldn’t find this country. Check its name.',
  ),
  unlocode: optional((code) => (UNLOCODE.test(code) ? undefined : 'Enter a UN/LOCODE such as NLRTM.')),
  role: optional((role) =>
    (CONTACT_ROLES as readonly string[]).includes(role)
      ? undefined
      : `Use one of: ${CONTACT_ROLES.join(', ')}.`,
  ),
};

const spaced = (text: string) => text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();
const solid = (text: string) =>
  text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\s]+/gu, '')
    .toUpperCase();

/** How a field is stored, whichever way it is typed: 'Notify party' is notify_party, 'Netherlands' is NL. */
export const NORMALIZED: { readonly [Column in ContactColumn]: (text: string) => string } = {
  name: line,
  contact: line,
  email: line,
  phone: line,
  address: line,
  city: line,
  postal_code: line,
  country: (text) => resolveCountry(line(text)) ?? line(text),
  unlocode: solid,
  role: (text) =>
    line(text)
      .toLowerCase()
      .replaceAll(/[\s-]+/g, '_'),
};

function line(text: string): string {
  return spaced(text.toWellFormed());
}

export function normalizeContact(typed: ContactFields): ContactFields {
  const fields = CONTACT_COLUMNS.map((column) => [column, NORMALIZED[column](typed[column])]);
  return Object.fromEntries(fields) as ContactFields;
}

/** What is wrong with a contact, by field. The form, the API and the import share it. */
export function validateContact(typed: ContactFields): Partial<ContactFields> {
  const contact = normalizeContact(typed);
  const broken = validate(contactRules, contact);
  const { country, unlocode } = contact;
  if (country && unlocode && !broken.country && !broken.unlocode && !unlocode.startsWith(country))
    return { ...broken, unlocode: `${unlocode} isn’t in this country.` };
  return broken;
}
