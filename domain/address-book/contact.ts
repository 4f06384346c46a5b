import * as z from 'zod';
import { withRule } from '../validation/typed-text.ts';
import { type ContactColumn, contactRules, NORMALIZED } from './contact-rules.ts';

const field = (column: ContactColumn) =>
  withRule(
    z.string({ error: () => contactRules[column]('') }).overwrite(NORMALIZED[column]),
    contactRules[column],
  );
const optional = (column: ContactColumn) => field(column).default('');

/** A contact of an address book. `validateContact` has the rule that concerns two of its fields. */
export const Contact = z.object({
  name: field('name'),
  contact: optional('contact'),
  email: optional('email'),
  phone: optional('phone'),
  address: optional('address'),
  city: optional('city'),
  postal_code: optional('postal_code'),
  country: optional('country'),
  unlocode: optional('unlocode'),
  role: optional('role'),
});

export const ContactChange = z.object({
  name: z.optional(field('name')),
  contact: z.optional(field('contact')),
  email: z.optional(field('email')),
  phone: z.optional(field('phone')),
  address: z.optional(field('address')),
  city: z.optional(field('city')),
  postal_code: z.optional(field('postal_code')),
  country: z.optional(field('country')),
  unlocode: z.optional(field('unlocode')),
  role: z.optional(field('role')),
});
