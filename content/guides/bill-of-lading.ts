import { list, paragraph, type TextSection, table } from '../text.ts';

export const billOfLading: readonly TextSection[] = [
  {
    id: 'three-jobs',
    title: 'One document, three functions',
    blocks: [
      paragraph(
        'A bill of lading (B/L) is a receipt for the goods, evidence of the contract of carriage and, if it is negotiable, a document of title: anyone who holds the original may collect the cargo. Treat an original as you would a cheque.',
      ),
    ],
  },
  {
    id: 'kinds',
    title: 'Which kind you have',
    blocks: [
      table(
        'Kinds of bill',
        ['Kind', 'Title to the goods', 'Use it when'],
        [
          [
            'Original, to order',
            'yes, by endorsement',
            'payment is by letter of credit, or goods are sold at sea',
          ],
          ['Original, straight', 'no', 'the consignee is fixed but has yet to pay'],
          ['Sea waybill', 'no', 'you trust the consignee; nothing must be presented'],
          ['Telex release', 'surrendered at origin', 'the goods would arrive before the document'],
          ['House bill', 'as stated', 'the forwarder is your contract partner'],
          ['Air waybill', 'never', 'goods fly'],
        ],
      ),
    ],
  },
  {
    id: 'read-it',
    title: 'Reading it box by box',
    blocks: [
      list(
        '**Shipper, consignee, notify party.** “To order” in the consignee’s box makes the bill negotiable. The notify party is notified of the arrival and has no rights.',
        '**Place of receipt and port of loading; port of discharge and place of delivery.** The carrier answers for what lies between the places actually filled in.',
        '**Vessel and voyage, on board date.** The bank compares this date with the latest shipment date of the credit.',
        '**Container and seal numbers.** A container number is four letters and seven digits, the last of them a check digit. Compare the seal before you break it.',
        '**Packages, description, gross weight, measurement.** “Said to contain” means that the carrier has not looked.',
        '**Freight prepaid or collect.** Under collect the consignee pays before delivery.',
        '**Number of originals,** usually three. When one is used the others are void. A sea waybill has none; once the originals of a telex release are surrendered, the bill says so and only a copy is printed.',
      ),
    ],
  },
  {
    id: 'clean',
    title: 'Clean or claused',
    blocks: [
      paragraph(
        'A bill without remarks is clean. A remark such as “two cartons wet” makes it claused, and banks reject it. Never ask for a clean bill against a letter of indemnity to hide damage: that defrauds the buyer of the document.',
      ),
      paragraph(
        'Check the draft the day you get it. Corrections are free before the ship sails; afterwards every port and bank has a copy. The bill we generate for your shipment is marked as a draft until the party entitled to issue it has signed.',
      ),
    ],
  },
];
