import * as z from 'zod';
import { line, lines } from '../validation/typed-text.ts';
import { CONTACT_RULES } from './contact-rules.ts';

export const ContactMessage = z.object({
  name: line(CONTACT_RULES.name),
  email: line(CONTACT_RULES.email),
  company: line(CONTACT_RULES.company).default(''),
  phone: line(CONTACT_RULES.phone).default(''),
  subject: line(CONTACT_RULES.subject).default(''),
  message: lines(CONTACT_RULES.message),
});
export type ContactMessage = z.infer<typeof ContactMessage>;
