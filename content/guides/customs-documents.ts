import { list, note, paragraph, type TextSection, table } from '../text.ts';

export const customsDocuments: readonly TextSection[] = [
  {
    id: 'the-usual-set',
    title: 'The usual set',
    blocks: [
      table(
        'Documents for an international shipment',
        ['Document', 'Made by', 'What it proves'],
        [
          ['Commercial invoice', 'seller', 'value, origin and nature of the goods; the basis for duty'],
          ['Packing list', 'seller', 'what is in which package, weights and measures'],
          [
            'Bill of lading or air waybill',
            'carrier or forwarder',
            'receipt of the goods and contract of carriage',
          ],
          [
            'Certificate of origin',
            'chamber of commerce',
            'origin, for lower duty or where the country asks for it',
          ],
          ['Insurance certificate', 'insurer', 'cover, where the Incoterms® rule demands it'],
          [
            'Licences and certificates',
            'authorities',
            'health, plant protection, export control, conformity',
          ],
        ],
      ),
      paragraph(
        'Start from our templates for the [commercial invoice](/downloads/commercial-invoice.xlsx) and the [packing list](/downloads/packing-list.xlsx), and send them with the [shipper’s letter of instruction](/downloads/shippers-letter-of-instruction.pdf).',
      ),
    ],
  },
  {
    id: 'invoice',
    title: 'An invoice that clears',
    blocks: [
      list(
        'A description that says what it is, what it is made of and what for: “men’s knitted cotton T-shirts”, not “garments”.',
        'The HS code, six digits at least, on every line, and the country of origin.',
        'Quantity, unit price and total in one currency, with freight and insurance stated apart.',
        'The Incoterms® 2020 rule with its place, and the terms of payment.',
        'Full names and addresses of seller and buyer with their tax or EORI numbers.',
        'A true value also where nothing is paid. Samples and returns have a value; write “value for customs purposes only”.',
      ),
    ],
  },
  {
    id: 'who-clears',
    title: 'Who clears, who pays',
    blocks: [
      paragraph(
        'The importer of record answers for the declaration, even if a broker files it. For us to act, that party signs a power of attorney once. In the United States imports above $2,500 also need a customs bond, and an ocean shipment needs its security filing (ISF) 24 hours before loading abroad. For the European Union the importer needs an EORI number.',
      ),
      paragraph(
        'Duty is a percentage of the customs value, decided by HS code and origin; import VAT, where there is one, is charged on value plus duty plus freight. [Customs clearance](/services/customs-clearance) shows indicative ranges.',
      ),
      note(
        'Most delays have one of three causes: a vague description, a total that disagrees with the packing list, or a missing signature. Check these before the goods leave.',
      ),
    ],
  },
];
