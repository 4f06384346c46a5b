import { incoterms } from '../incoterms.ts';
import { list, paragraph, type TextSection, table } from '../text.ts';

export const incoterms2020: readonly TextSection[] = [
  {
    id: 'what-they-settle',
    title: 'What they settle, and what not',
    blocks: [
      paragraph(
        'Three letters and a place say who arranges and pays for the carriage, who clears customs on each side, who insures, and at which point the risk of loss passes from seller to buyer. They do not say when the property passes, what the goods cost or when they are paid for. That belongs in the contract of sale.',
      ),
      paragraph(
        'Write the rule with a named place and the edition: “CIF Rotterdam, Incoterms® 2020”. Without a place, “FOB” promises nothing that a court could use.',
      ),
    ],
  },
  {
    id: 'eleven-rules',
    title: 'The eleven rules',
    blocks: [
      table(
        'Who does what under Incoterms® 2020',
        ['Rule', 'Main carriage', 'Insurance', 'Export', 'Import', 'Risk passes'],
        incoterms.map((rule) => [
          `**${rule.code}** ${rule.name}`,
          rule.carriage,
          rule.insurance ?? 'not required',
          rule.export_clearance,
          rule.import_clearance,
          rule.risk,
        ]),
      ),
      paragraph(
        'The same table fits on one sheet: [Incoterms® 2020 at a glance](/downloads/incoterms-2020.pdf).',
      ),
    ],
  },
  {
    id: 'choose-well',
    title: 'Choosing well',
    blocks: [
      list(
        '**Containers: FCA, CPT or CIP.** FAS, FOB, CFR and CIF are for goods loaded straight onto a ship. A container is handed over at a terminal days before it is on board, and in between the wrong rule leaves a gap that nobody has insured.',
        '**Air, road and rail: never FAS, FOB, CFR or CIF.** Use CIP where you meant CIF.',
        '**EXW is for domestic sales.** The buyer would have to clear the export in a country where they are not established. FCA costs little more and works.',
        '**DDP only with a tax registration** in the country of import. Otherwise import VAT is lost. DAP leaves it with the buyer, who can recover it.',
        '**CIP and CIF insure differently:** under CIP all risks, Institute Cargo Clauses (A); under CIF only the named perils of (C). Both for 110% of the invoice value.',
      ),
    ],
  },
];
