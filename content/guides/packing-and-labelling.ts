import { list, paragraph, steps, type TextSection, table } from '../text.ts';

export const packingAndLabelling: readonly TextSection[] = [
  {
    id: 'what-the-journey-does',
    title: 'What the journey does to a package',
    blocks: [
      paragraph(
        'Packaging must survive the roughest part of the way, not the average one. A box in a shared container is handled six to ten times between two doors. At sea, stacks sway for weeks and the air inside a container can go from dry to dripping in a day. Insurers refuse claims for goods that were packed too weakly, so packing is where cover begins.',
      ),
    ],
  },
  {
    id: 'pack-it',
    title: 'Pack it',
    blocks: [
      steps(
        'Use new double-wall cartons. A carton that has travelled before has lost up to half its strength.',
        'Leave 5 cm of cushioning on every side. Nothing may move when you shake the box.',
        'Put heavy pieces low and in the middle, and fill every gap.',
        'Stack cartons on the pallet in columns, edge over edge. Nothing may overhang the pallet.',
        'Strap first, wrap afterwards, and take the film around the pallet’s feet at least three times.',
        'For the sea, add desiccant and a corrosion inhibitor for bare metal.',
      ),
      paragraph(
        'Wooden pallets, crates and dunnage that cross a border must be treated and stamped under **ISPM 15**. Untreated wood is sent back or destroyed at your cost. Plywood and chipboard are exempt.',
      ),
    ],
  },
  {
    id: 'measure-it',
    title: 'Measure it',
    blocks: [
      paragraph(
        'Measure the outermost points, bulges included, and weigh with pallet and wrapping. Carriers measure again and charge by [chargeable weight](/documentation/chargeable-weight).',
      ),
      table(
        'Common pallets',
        ['Pallet', 'Footprint, cm', 'Loading metres'],
        [
          ['Euro', '120 × 80', '0.4'],
          ['Industrial', '120 × 100', '0.5'],
        ],
      ),
    ],
  },
  {
    id: 'label-it',
    title: 'Label it',
    blocks: [
      list(
        'Consignee and shipper with full address, on two adjacent sides.',
        'Your order number and our tracking number.',
        'Package number of total, for example 3/12, as on the packing list.',
        'Gross weight on pieces above 30 kg, and the centre of gravity on machines.',
        'Handling symbols of ISO 780: this way up, fragile, keep dry, do not stack.',
      ),
      paragraph(
        'Remove every old label. A scanner reads whichever it sees first. The [packing list template](/downloads/packing-list.xlsx) adds up weights and volumes for you.',
      ),
    ],
  },
];
