import { code, paragraph, type TextSection, table } from '../text.ts';

export const chargeableWeight: readonly TextSection[] = [
  {
    id: 'why',
    title: 'Why volume costs money',
    blocks: [
      paragraph(
        'A lorry full of feathers is full long before it is heavy. Carriers therefore charge by actual or volumetric weight, whichever is greater. The weight of a cubic metre differs by mode, which is why the same pallet can be cheap by sea and dear by air.',
      ),
    ],
  },
  {
    id: 'formulas',
    title: 'The formulas',
    blocks: [
      table(
        'Volume to weight',
        ['Mode', '1 m³ counts as', 'cm³ per kg', 'Rounding or minimum'],
        [
          ['Air', '166.7 kg', '6,000', 'up to the next 0.5 kg'],
          ['Courier and express parcels', '200 kg', '5,000', 'set by the carrier'],
          ['Road, part load', '333 kg', '3,000', 'or 1,750 kg per loading metre, if more'],
          ['Rail, shared container', '333 kg', '3,000', 'China-Europe often 500 kg'],
          ['Sea, shared container', '1,000 kg', '1,000', 'at least 1 revenue ton'],
          ['Full container, full truck', 'not used', '', 'price per unit; mind the payload'],
        ],
      ),
      code(
        'In short',
        [
          'volume m³        = length cm × width cm × height cm × pieces ÷ 1,000,000',
          'air kg           = max(gross kg, cm³ ÷ 6,000), up to the next 0.5',
          'road or rail kg  = max(gross kg, m³ × 333)',
          'sea revenue tons = max(gross t, m³, 1)',
          'loading metres   = length m × width m ÷ 2.4 ÷ stacking factor',
        ].join('\n'),
      ),
    ],
  },
  {
    id: 'example',
    title: 'One load, four answers',
    blocks: [
      paragraph(
        'Two boxes of 120 × 80 × 50 cm, together 140 kg gross. Their volume is 120 × 80 × 50 × 2 ÷ 1,000,000 = 0.96 m³.',
      ),
      table(
        'Chargeable weight of 0.96 m³ and 140 kg',
        ['Mode', 'Volume counts as', 'Charged'],
        [
          ['Air', '160.0 kg', '160.0 kg'],
          ['Road', '319.7 kg', '319.7 kg'],
          ['Rail', '319.7 kg', '319.7 kg'],
          ['Sea, shared container', '0.96 revenue tons', '1 revenue ton'],
        ],
      ),
    ],
  },
  {
    id: 'save',
    title: 'How to pay for less air',
    blocks: [
      paragraph(
        'Halving the empty space in a carton is often worth more than any negotiation. Choose cartons that divide the pallet’s footprint, say so when a pallet may be stacked, and compare modes by the chargeable weight of each. The [rate comparison sheet](/downloads/rate-comparison.xlsx) does the division. In route selection, every price shows the chargeable weight.',
      ),
    ],
  },
];
