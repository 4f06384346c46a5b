import { company } from './company.ts';

/** A question with a short answer; search engines show both. */
interface Question {
  question: string;
  answer: string;
  /** A link to the full article. */
  more: { label: string; path: string };
}

export const faq: readonly Question[] = [
  {
    question: 'How do I track my shipment?',
    answer:
      'Enter your tracking number, GS and nine digits, on the tracking page. You see the status, the estimated delivery, the route on a map and every event so far. No account is needed; anyone with the number can track the shipment.',
    more: { label: 'Track a shipment', path: '/documentation/track-a-shipment' },
  },
  {
    question: 'Which documents do I need for international shipping?',
    answer:
      'A commercial invoice and a packing list for every shipment, and a bill of lading or an air waybill, which we issue. Depending on goods and countries also a certificate of origin, an insurance certificate, and licences or health certificates. We check the set before the goods leave.',
    more: { label: 'Customs documents', path: '/documentation/customs-papers' },
  },
  {
    question: 'How are shipping rates calculated?',
    answer:
      'From weight, dimensions, destination, service type and market conditions. Carriers charge by actual or volumetric weight, whichever is greater; distance and lane set the base; faster services cost more; and fuel, space and exchange rates move the price from week to week. Every price in the route selection shows its lines.',
    more: { label: 'Chargeable weight', path: '/documentation/chargeable-weight' },
  },
  {
    question: 'Which items are prohibited?',
    answer: `Illegal goods, weapons and ammunition, explosives, narcotics, counterfeits, live animals, human remains, cash and negotiable paper, and waste. Dangerous goods such as lithium batteries or flammable liquids travel only when declared and packed by the rules. If in doubt, ask ${company.operations_email} before packing.`,
    more: { label: 'Prohibited items in the Terms of Service', path: '/terms-of-service#prohibited-items' },
  },
];
