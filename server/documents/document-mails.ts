import { company } from '#content/company.ts';
import type { Mail } from '../mail/mail.ts';
import type { Notifier } from '../notifications/notifier.ts';

interface Ready {
  /** 'Bill of lading' */
  name: string;
  document_number: string;
  tracking_number: string;
}

type MailContent = Omit<Mail, 'recipient' | 'unsubscribe'>;
type Settings = Pick<Notifier, 'settings'>;

/** The e-mail for a draft, which the client should check. */
export function documentReadyMail(ready: Ready, settings: Settings): MailContent {
  const { name, document_number, tracking_number } = ready;
  return {
    subject: `${name} for your shipment ${tracking_number}`,
    paragraphs: [
      'Hello,',
      `The ${name.toLowerCase()} for your shipment ${tracking_number} is ready as a draft: ${document_number}.`,
      whereToFind(),
    ],
    link: documentsOf(ready, settings),
  };
}

export function documentIssuedMail(issued: Ready, settings: Settings): MailContent {
  const { name, document_number, tracking_number } = issued;
  return {
    subject: `${name} for your shipment ${tracking_number} has been issued`,
    paragraphs: [
      'Hello,',
      `The ${name.toLowerCase()} for your shipment ${tracking_number} has been issued: ${document_number}. Anyone who holds it can use its code to check that it is genuine and current.`,
      whereToFind(),
    ],
    link: documentsOf(issued, settings),
  };
}

function whereToFind(): string {
  return `You’ll find it in your customer portal. Questions? Write to ${company.general_email} or call ${company.phone} and mention the shipment.`;
}

function documentsOf({ tracking_number }: Ready, { settings: { publicUrl } }: Settings): MailContent['link'] {
  return {
    label: 'See your documents',
    url: `${publicUrl}/customer-portal?tab=documents&shipment=${encodeURIComponent(tracking_number)}`,
  };
}
