import { company } from '#content/company.ts';
import { DOCUMENT_NAMES } from '#domain/documents/document-names.ts';
import type { DocumentType } from '#domain/documents/document-type.ts';
import type { Mail } from '../mail/mail.ts';
import type { Notifier } from '../notifications/notifier.ts';

interface Ready {
  document_type: DocumentType;
  document_number: string;
  tracking_number: string;
}

export function documentReadyMail(
  { document_type, document_number, tracking_number }: Ready,
  { settings: { publicUrl } }: Pick<Notifier, 'settings'>,
): Omit<Mail, 'recipient' | 'unsubscribe'> {
  const name = DOCUMENT_NAMES[document_type];
  return {
    subject: `${name} for your shipment ${tracking_number}`,
    paragraphs: [
      'Hello,',
      `The ${name.toLowerCase()} for your shipment ${tracking_number} has been drawn up as a draft: ${document_number}.`,
      `You find it in your customer portal. Questions? Write to ${company.general_email} or call ${company.phone}, and name the shipment.`,
    ],
    link: {
      label: 'See your documents',
      url: `${publicUrl}/customer-portal?tab=documents&shipment=${encodeURIComponent(tracking_number)}`,
    },
  };
}
