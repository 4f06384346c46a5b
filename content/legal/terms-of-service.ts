import { company, phoneHref } from '../company.ts';
import { list, note, paragraph, steps, type TextSection } from '../text.ts';
import { LAST_UPDATED, type LegalText } from './legal-text.ts';

const acceptance: TextSection = {
  id: 'acceptance',
  title: 'Acceptance of these terms',
  blocks: [
    paragraph(
      `These terms are the agreement between you and ${company.legal_name} (“${company.brand}”, “we”). You accept them by opening an account, requesting a quote, booking a shipment or otherwise using the service. Anyone who acts for a company confirms that they may bind it.`,
    ),
    paragraph(
      'If a signed contract, a transport document or a mandatory convention says otherwise, that prevails for the shipment it covers. Your own terms of purchase apply only where we have agreed to them in writing. We may change these terms; bookings already confirmed keep the terms they were made under.',
    ),
  ],
};

const services: TextSection = {
  id: 'services',
  title: 'Our services',
  blocks: [
    paragraph(
      'We arrange carriage by ocean, air, road and rail, customs clearance and warehousing, and we run this site for quotes, bookings, documents and tracking. Depending on the shipment we act as agent, who contracts with carriers in your name, or as contracting carrier, who issues a house bill in our own. The transport document says which.',
    ),
    paragraph(
      'Delivery dates, positions and emissions are estimates made from the best data we have. A date binds us only where we have guaranteed it in writing. We may choose and change route, carrier and means of transport if that serves the shipment.',
    ),
  ],
};

const obligations: TextSection = {
  id: 'your-obligations',
  title: 'Your obligations',
  blocks: [
    list(
      'Give complete and correct particulars: parties, addresses, description, HS codes, weights, measures, value, hazards.',
      'Pack, mark and label the goods so that they withstand the journey and the handling usual on it.',
      'Hand over in time the documents and powers of attorney that customs and carriers ask for.',
      'Comply with export control, sanctions, customs and safety law, and not book for a sanctioned party.',
      'Keep your password to yourself, and tell us immediately if someone else has used your account.',
      'Not disturb the service: no probing for weaknesses without our consent, no automatic requests beyond the published limits.',
    ),
    paragraph(
      'You compensate us for fines, duties, detention, demurrage and damage that arise because particulars were wrong or missing or packing was insufficient.',
    ),
  ],
};

const prohibited: TextSection = {
  id: 'prohibited-items',
  title: 'Prohibited items',
  blocks: [
    paragraph('We do not carry, on any route:'),
    list(
      'goods whose carriage, export or import is illegal, and goods subject to sanctions',
      'weapons, ammunition, explosives and parts of them',
      'narcotics and drugs without the licences of all countries on the way',
      'counterfeits and stolen goods',
      'live animals, human remains, organs and infectious substances of category A',
      'cash, negotiable paper, precious stones and bullion',
      'waste, and hazardous waste in particular',
      'radioactive material other than excepted packages',
    ),
    paragraph(
      'Dangerous goods, perishables, works of art, tobacco, alcohol, pharmaceuticals and dual-use goods travel only after our written acceptance. Goods handed over without it may be refused, unloaded, stored, returned or destroyed at your cost, and we may have to inform the authorities. See [Dangerous goods basics](/documentation/dangerous-goods).',
    ),
  ],
};

const prices: TextSection = {
  id: 'pricing-and-payment',
  title: 'Pricing and payment',
  blocks: [
    paragraph(
      'Prices are in United States dollars (USD). The estimates of this site are not offers; a price binds us from the moment we confirm a booking at that price, for the particulars given. Weights and volumes are checked by the carrier, and the [chargeable weight](/documentation/chargeable-weight) found there is what is charged.',
    ),
    paragraph(
      'Prices may change with fuel surcharges and currency between quote and carriage. Duties, taxes, inspections, storage, detention and demurrage are extra, at cost, unless they are stated as included.',
    ),
    list(
      'Invoices are due 30 days after their date (Net 30), without deduction.',
      'Overdue amounts bear interest of 1% a month, or the highest lawful rate if that is lower.',
      'We may ask for payment in advance, and have a lien on goods and documents in our hands for what is due to us.',
      'Objections to an invoice reach us in writing within 30 days of its date.',
    ),
  ],
};

const liability: TextSection = {
  id: 'liability',
  title: 'Limitation of liability',
  blocks: [
    paragraph(
      'For loss of or damage to goods our liability is limited to the lower of their declared value and their actual value at the place and time of acceptance. Where a mandatory convention or statute applies, such as COGSA, the Hague-Visby Rules, the Montreal Convention, CMR or the Carmack Amendment, its limits apply instead.',
    ),
    paragraph(
      'We are not liable for loss of profit, loss of market, production stops or other indirect loss, nor for delay unless we guaranteed the date in writing; then at most for the freight of the shipment. For the site itself our liability in any year is limited to what you paid us for shipments in that year. Nothing here limits liability for intent, gross negligence or injury to persons, where the law does not allow it.',
    ),
  ],
};

const forceMajeure: TextSection = {
  id: 'force-majeure',
  title: 'Force majeure',
  blocks: [
    paragraph(
      'Neither side is liable for what it could not prevent with reasonable care: weather and natural disaster, war, piracy, terrorism, epidemics, strikes and lock-outs, closed ports, canals, borders or airspace, acts of authorities, cyber attack, and failure of power or networks. The party affected says so without delay and does what it can to limit the effect. Extra cost of keeping the goods safe or sending them another way is for the account of the goods. If it lasts longer than 60 days, either side may end the shipment concerned.',
    ),
  ],
};

const insurance: TextSection = {
  id: 'insurance-and-claims',
  title: 'Insurance and claims',
  blocks: [
    paragraph(
      'Goods are not insured unless you order it before collection and we confirm it. We then place all-risks cover (Institute Cargo Clauses (A)) for 110% of the invoice value, and of the freight where the invoice does not include it, with an insurer, whose conditions apply. Because carriers’ limits are often a fraction of the value, we recommend it.',
    ),
    steps(
      'Note loss or damage on the delivery receipt. Damage that could not be seen is reported within 3 days for land and sea, and 14 days for air.',
      'Keep goods and packaging for the surveyor and take photographs.',
      'Send a written claim with invoice, packing list, transport document and evidence within 9 months of delivery, or of the day delivery was due.',
    ),
    paragraph(
      'A claim is void if it comes later, and any action if it is not begun within one year, unless mandatory law gives more time. Claims are not set off against freight.',
    ),
  ],
};

const law: TextSection = {
  id: 'governing-law',
  title: 'Governing law and arbitration',
  blocks: [
    paragraph(
      'These terms are governed by the laws of the United States of America and the State of California, without their conflict rules and without the United Nations Convention on Contracts for the International Sale of Goods.',
    ),
    paragraph(
      'Disputes that we cannot settle in 30 days of talks are decided by binding arbitration in Los Angeles, California, by one arbitrator under the commercial rules of the American Arbitration Association, in English. Each side may bring small claims, and ask a court for urgent relief or to protect a lien. Claims are brought individually, not as a class.',
    ),
    note(
      'Consumers keep the rights that the mandatory law of their country gives them, including the right to their own courts.',
    ),
  ],
};

const contact: TextSection = {
  id: 'contact',
  title: 'Contact',
  blocks: [
    paragraph(
      `${company.legal_name}, ${company.address.join(', ')}. If a part of these terms is void, the rest stands.`,
    ),
    list(
      `E-mail: [${company.general_email}](mailto:${company.general_email})`,
      `Phone: [${company.phone}](${phoneHref(company.phone)})`,
    ),
  ],
};

export const termsOfService: LegalText = {
  last_updated: LAST_UPDATED,
  lead: 'The terms for using our freight services and this site: bookings, prices, prohibited items, liability, claims and law.',
  sections: [
    acceptance,
    services,
    obligations,
    prohibited,
    prices,
    liability,
    forceMajeure,
    insurance,
    law,
    contact,
  ],
};
