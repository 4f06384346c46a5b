import { company } from '../company.ts';
import { list, note, paragraph, type TextSection, table } from '../text.ts';

export const dangerousGoods: readonly TextSection[] = [
  {
    id: 'more-than-you-think',
    title: 'More goods are dangerous than you may think',
    blocks: [
      paragraph(
        'Lithium batteries, perfume, paint, glue, spray cans, disinfectant, magnets, dry ice, fire extinguishers and engines with fuel in the tank are all dangerous goods. The shipper has to know and say so. An undeclared package puts a crew at risk, and the fine goes to the one who signed.',
      ),
      paragraph(
        'The answer is in section 14 of the safety data sheet: UN number, proper shipping name, class and packing group. If section 14 says “not regulated”, send us the sheet nevertheless.',
      ),
    ],
  },
  {
    id: 'nine-classes',
    title: 'The nine classes',
    blocks: [
      table(
        'UN hazard classes',
        ['Class', 'Goods', 'Example'],
        [
          ['1', 'Explosives', 'airbag modules, fireworks'],
          ['2', 'Gases', 'aerosols, gas cylinders'],
          ['3', 'Flammable liquids', 'perfume, paint, alcohol'],
          ['4', 'Flammable solids', 'matches, metal powders'],
          ['5', 'Oxidisers and organic peroxides', 'bleach, hardeners'],
          ['6', 'Toxic and infectious substances', 'pesticides, samples'],
          ['7', 'Radioactive material', 'measuring instruments'],
          ['8', 'Corrosives', 'battery acid, cleaning agents'],
          ['9', 'Miscellaneous', 'lithium batteries, dry ice, magnets'],
        ],
      ),
    ],
  },
  {
    id: 'which-rules',
    title: 'Which rules apply',
    blocks: [
      list(
        '**Air:** IATA Dangerous Goods Regulations. The strictest; many goods travel on freighters only, some not at all.',
        '**Sea:** IMDG Code. Segregation in the container matters: acids and cyanides never share one.',
        '**Road:** 49 CFR in the United States, ADR in Europe.',
        '**Rail:** 49 CFR in the United States, RID in Europe.',
      ),
      paragraph(
        'If a journey has several legs, the goods must satisfy the rules of every leg. Only trained persons may pack, mark and sign.',
      ),
    ],
  },
  {
    id: 'what-we-need',
    title: 'What we need from you',
    blocks: [
      list(
        'The safety data sheet, not older than two years.',
        'UN number, proper shipping name, class, packing group, net quantity per package.',
        'UN-approved packaging with its code, or the exception you use, such as limited quantities.',
        'The signed dangerous goods declaration of the mode.',
        'A phone number that is answered 24/7.',
      ),
      note(
        `Tick “Dangerous goods” when you book, declare each UN number there, and allow two more working days. If in doubt, ask ${company.operations_email} before packing. Prohibited items are listed in the [Terms of Service](/terms-of-service#prohibited-items).`,
      ),
    ],
  },
];
