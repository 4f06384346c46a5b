import { company } from '#content/company.ts';
import type { ContactMessage } from '#domain/enquiries/contact-message.ts';
import type { Mail } from '../mail/mail.ts';

/** Tells the sender that the message came. It repeats none of it: the address may be somebody else's. */
export function messageReceivedMail({ email }: ContactMessage): Mail {
  return {
    recipient: email,
    subject: `We have your message`,
    paragraphs: [
      'Hello,',
      `Thank you for writing to ${company.brand}. You will have our reply within 24 hours.`,
      `If it cannot wait, our hotline answers at any hour: ${company.hotline}. If you wrote nothing, you can ignore this mail.`,
    ],
  };
}

/** Brings the message to the company's mailbox. */
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
      `Reply to ${email}, not to this mail. A reply within 24 hours is promised.`,
    ],
    link: {
      label: `Reply to ${name}`,
      url: `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject || 'Your message'}`)}`,
    },
  };
}
