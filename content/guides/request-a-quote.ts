import { list, note, paragraph, steps, type TextSection, table } from '../text.ts';

export const requestAQuote: readonly TextSection[] = [
  {
    id: 'what-to-have-ready',
    title: 'What to have ready',
    blocks: [
      paragraph(
        'Only the origin, the destination, your e-mail address and at least one transport mode are required. The more details you add, the closer the first estimate is to the final price.',
      ),
      list(
        '**Weight** in kg, gross, that is with packaging and pallets.',
        '**Dimensions** as length × width × height in cm. For several pieces, give the outer measure of the whole load.',
        '**Value** in US dollars, if we are to insure the goods.',
        '**Shipment type**: general, hazardous, perishable, oversized or fragile. It decides which carriers may take it.',
        '**Urgency**, because it decides which modes are possible.',
      ),
      table(
        'Urgency',
        ['Choice', 'Door to door'],
        [
          ['Standard', '15-30 days'],
          ['Express', '7-14 days'],
          ['Urgent', '3-7 days'],
          ['Same day', 'within the day, air or road only'],
        ],
      ),
    ],
  },
  {
    id: 'send-the-request',
    title: 'Send the request',
    blocks: [
      steps(
        'Open [Request a Quote](/quote).',
        'Choose every mode you would accept. Each gets a separate estimate, so that you can compare.',
        'Describe the goods in a sentence: what they are, how they are packed, whether they may be stacked.',
        'Send it. You get a reference number and an instant estimate, and both by e-mail.',
      ),
      paragraph(
        'If you are interrupted, your entries stay in this browser tab until you send them or close the tab.',
      ),
    ],
  },
  {
    id: 'what-happens-next',
    title: 'What happens next',
    blocks: [
      paragraph(
        'A person checks space, routing and surcharges and answers with a detailed quote within 24 hours. The link in our e-mail opens the offer with its options and as a PDF file; you accept one or decline there, without an account. If you have an account with the same confirmed e-mail address, the request also appears on your dashboard under My Quotes, with its status: pending, approved, rejected, or converted once it has become a shipment. If you accepted an offer without an account, its shipment is on your dashboard as soon as you have created one with that address and confirmed it.',
      ),
      note(
        'An estimate is not an offer. Fuel surcharges and exchange rates move, and some lanes need a carrier’s confirmation. The detailed quote states how long it is valid.',
      ),
    ],
  },
];
