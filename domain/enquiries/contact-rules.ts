import { allOf, atMost, emailAddress, type Rules, required } from '../validation/rules.ts';

/** The fields of the contact form. */
export interface ContactForm {
  name: string;
  email: string;
  company: string;
  phone: string;
  subject: string;
  message: string;
}

export const CONTACT_RULES: Rules<ContactForm> = {
  name: allOf(required('Enter your name.'), atMost(120)),
  email: emailAddress,
  company: atMost(120),
  phone: atMost(40),
  subject: atMost(150),
  message: allOf(required('Enter your message.'), atMost(5000)),
};
