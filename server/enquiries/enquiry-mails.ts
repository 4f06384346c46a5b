import { company } from '#content/company.ts';
import type { ContactMessage } from '#domain/enquiries/contact-message.ts';
import type { Mail } from '../mail/mail.ts';

/** Confirms receipt to the sender. Repeats none of the message, because the address may be someone else’s. */
export function messageReceivedMail({ email }: ContactMessage): Mail {
  return {
    recipient: email,
    subject: `We’ve received your message`,
    paragraphs: [
      'Hello,',
      `Thank you for writing to ${company.brand}. We’ll reply within 24 hours.`,
      `If it’s urgent, call our 24/7 hotline: ${company.hotline}. If you didn’t write to us, you can ignore this e-mail.`,
    ],
  };
}

/** Forwards the message to the company’s mailbox. */
export function messageForwardedMail(message: ContactMessage): Mail {
  const { name, email, company: sender_company, phone, subject, message: text } = message;
  const sender = [name, sender_company, email, phone].filter(Boolean).join(', ');
  return {
    recipient: company.general_email,
    limit: 'none',
    subject: `Contact form: ${subject || name}`,
    paragraphs: [
      `From ${sender}`,
      ...text.split(/\n+/),
      `Reply to ${email}, not to this e-mail. We promise a reply within 24 hours.`,
    ],
    link: {
      label: `Reply to ${name}`,
      url: `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject || 'Your message'}`)}`,
    },
  };
}
