import { company } from '#content/company.ts';
import type { ArrivalNoticeData } from '#domain/documents/document-data.ts';
import type { Mail } from '../mail/mail.ts';
import type { Notifier } from '../notifications/notifier.ts';
import { dayLabel, dayOf } from '../pdf/pdf-messages.ts';

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

interface SentNotice extends Pick<ArrivalNoticeData, 'place_of_discharge' | 'arrival_day' | 'has_arrived'> {
  document_number: string;
  tracking_number: string;
  /** Of the link. */
  expires_at: Date;
}

/** To the consignee and the notify parties, who have no account. States no amount and no value. */
export function arrivalNoticeMail(notice: SentNotice, url: string): Omit<Mail, 'recipient'> {
  const { document_number, tracking_number, place_of_discharge, arrival_day, has_arrived } = notice;
  const at = place_of_discharge ? ` at ${place_of_discharge}` : '';
  const on = arrival_day ? ` on ${dayLabel(arrival_day)}` : '';
  const arrival = `${has_arrived ? 'arrived' : 'are due to arrive'}${at}${on}`;
  return {
    subject: `Arrival notice for shipment ${tracking_number}`,
    paragraphs: [
      'Hello,',
      `The goods of shipment ${tracking_number} ${arrival}. You get this e-mail because the shipment names you as consignee or notify party.`,
      `The arrival notice ${document_number} states the packages and containers, their free time, where to collect the goods and what is needed for the delivery. Open it with the link below, without an account, until ${dayOf(notice.expires_at)}.`,
      `Questions, or not for you? Write to ${company.operations_email} or call ${company.phone}, and mention the shipment.`,
    ],
    link: { label: 'Open the arrival notice', url },
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
