import { days, hours, minutes, type ScriptedReport, type TestScript } from './test-script.ts';

const LINE = 'Sextant Ocean Lines';
const HAULIER = 'Kestrel Road Freight';

type Report = Pick<ScriptedReport, 'code' | 'classifier' | 'at' | 'unlocode'> & Partial<ScriptedReport>;

const ofLeg = (leg_sequence: number, report: Report): ScriptedReport => ({
  source: 'carrier',
  ...report,
  object: { kind: 'leg', leg_sequence },
});
const ofBox = (equipment_number: string, report: Report): ScriptedReport => ({
  source: 'carrier',
  ...report,
  object: { kind: 'equipment', equipment_number },
});
const fact = (code: ScriptedReport['code'], unlocode: string, at: number) =>
  ({ code, unlocode, at, classifier: 'ACT' }) as const;
const estimate = (code: ScriptedReport['code'], unlocode: string, at: number, reason: string) =>
  ({ code, unlocode, at, reason, classifier: 'EST' }) as const;

/** Facts in the order in which they happen, each reported at once. */
const asTheyHappen = (...reports: ScriptedReport[]) =>
  reports.map((report) => ({ at: report.at, reports: [report] }));

const onTime: TestScript = {
  scenario: 'on_time',
  tracking_number: 'GS000000019',
  begins: 0,
  cargo_description: 'Test shipment: ceramic tiles',
  booked: days(-35),
  equipment_number: 'GSTU1000016',
  legs: [
    {
      role: 'main',
      mode: 'sea',
      from: 'CNSHA',
      to: 'NLRTM',
      carrier: LINE,
      vessel_name: 'MV Tern Passage',
      voyage: '204W',
      etd: days(-30),
      eta: days(-2),
    },
    {
      role: 'on_carriage',
      mode: 'road',
      from: 'NLRTM',
      to: 'NLUTC',
      carrier: HAULIER,
      etd: 0,
      eta: minutes(56),
    },
  ],
  steps: asTheyHappen(
    ofBox('GSTU1000016', fact('GTIN', 'CNSHA', days(-31))),
    ofLeg(1, fact('DEPA', 'CNSHA', days(-30))),
    ofLeg(1, fact('ARRI', 'NLRTM', days(-2))),
    ofBox('GSTU1000016', fact('DISC', 'NLRTM', days(-2) + hours(5))),
    ofBox('GSTU1000016', fact('GTOT', 'NLRTM', minutes(-5))),
    ofLeg(2, { ...fact('DEPA', 'NLRTM', 0), source: 'driver' }),
    ofLeg(2, { ...fact('ARRI', 'NLUTC', minutes(56)), source: 'driver' }),
    ofBox('GSTU1000016', { ...fact('DROP', 'NLUTC', minutes(58)), source: 'driver' }),
  ),
  moves: [{ from: 0, to: minutes(57), share: [0, 1] }],
};

const rolledLater = (late: number, reason: string) => [
  ofLeg(1, estimate('DEPA', 'CNSHA', minutes(10) + late, reason)),
  ofLeg(1, estimate('ARRI', 'USLAX', days(16) + late, reason)),
  ofLeg(2, estimate('DEPA', 'USLAX', days(17) + late, reason)),
  ofLeg(2, estimate('ARRI', 'USONT', days(17) + hours(3) + late, reason)),
];

const rolled: TestScript = {
  scenario: 'rolled',
  tracking_number: 'GS000000027',
  begins: minutes(10),
  cargo_description: 'Test shipment: bicycle parts',
  booked: days(-12),
  equipment_number: 'GSTU1000021',
  legs: [
    {
      role: 'main',
      mode: 'sea',
      from: 'CNSHA',
      to: 'USLAX',
      carrier: LINE,
      vessel_name: 'MV Cape Estuary',
      voyage: '311E',
      etd: minutes(10),
      eta: days(16),
    },
    {
      role: 'on_carriage',
      mode: 'road',
      from: 'USLAX',
      to: 'USONT',
      carrier: HAULIER,
      etd: days(17),
      eta: days(17) + hours(3),
    },
  ],
  steps: [
    ...asTheyHappen(ofBox('GSTU1000021', fact('GTIN', 'CNSHA', days(-1)))),
    { at: minutes(5), reports: rolledLater(days(7), 'Rolled to the next sailing') },
    { at: minutes(35), reports: rolledLater(minutes(35), 'Space on the booked sailing after all') },
    ...asTheyHappen(
      ofBox('GSTU1000021', fact('LOAD', 'CNSHA', minutes(42))),
      ofLeg(1, fact('DEPA', 'CNSHA', minutes(45))),
    ),
  ],
  moves: [],
};

const heldUntil = (late: number, reason: string) => [
  ofLeg(2, estimate('DEPA', 'DEHAM', minutes(35) + late, reason)),
  ofLeg(2, estimate('ARRI', 'DELBC', minutes(54) + late, reason)),
];

const customsHold: TestScript = {
  scenario: 'customs_hold',
  tracking_number: 'GS000000035',
  begins: minutes(20),
  cargo_description: 'Test shipment: garden furniture',
  booked: days(-40),
  equipment_number: 'GSTU1000037',
  legs: [
    {
      role: 'main',
      mode: 'sea',
      from: 'VNSGN',
      to: 'DEHAM',
      carrier: LINE,
      vessel_name: 'MV Fulmar Sound',
      voyage: '087W',
      etd: days(-35),
      eta: days(-1),
    },
    {
      role: 'on_carriage',
      mode: 'road',
      from: 'DEHAM',
      to: 'DELBC',
      carrier: HAULIER,
      etd: minutes(35),
      eta: minutes(54),
    },
  ],
  steps: [
    ...asTheyHappen(
      ofBox('GSTU1000037', fact('GTIN', 'VNSGN', days(-36))),
      ofLeg(1, fact('DEPA', 'VNSGN', days(-35))),
      ofLeg(1, fact('ARRI', 'DEHAM', days(-1))),
      ofBox('GSTU1000037', fact('DISC', 'DEHAM', hours(-20))),
    ),
    {
      at: minutes(3),
      reports: [
        ofBox('GSTU1000037', fact('HOLD', 'DEHAM', minutes(3))),
        ...heldUntil(days(2), 'Held by customs for inspection'),
      ],
    },
    {
      at: minutes(30),
      reports: [
        ofBox('GSTU1000037', fact('RELS', 'DEHAM', minutes(30))),
        ...heldUntil(0, 'Released by customs'),
      ],
    },
    ...asTheyHappen(
      ofBox('GSTU1000037', fact('GTOT', 'DEHAM', minutes(34))),
      ofLeg(2, { ...fact('DEPA', 'DEHAM', minutes(35)), source: 'driver' }),
      ofLeg(2, { ...fact('ARRI', 'DELBC', minutes(54)), source: 'driver' }),
      ofBox('GSTU1000037', { ...fact('DROP', 'DELBC', minutes(57)), source: 'driver' }),
    ),
  ],
  moves: [],
};

const transhipmentMissed: TestScript = {
  scenario: 'transhipment_missed',
  tracking_number: 'GS000000043',
  begins: minutes(30),
  cargo_description: 'Test shipment: LED luminaires',
  booked: days(-14),
  equipment_number: 'GSTU1000042',
  legs: [
    {
      role: 'main',
      mode: 'sea',
      from: 'CNNGB',
      to: 'SGSIN',
      carrier: LINE,
      vessel_name: 'MV Tern Passage',
      voyage: '205S',
      etd: days(-6),
      eta: minutes(40),
    },
    {
      role: 'transhipment',
      mode: 'sea',
      from: 'SGSIN',
      to: 'DEHAM',
      carrier: LINE,
      vessel_name: 'MV Cape Estuary',
      voyage: '312W',
      etd: days(2),
      eta: days(28),
    },
    {
      role: 'on_carriage',
      mode: 'road',
      from: 'DEHAM',
      to: 'DELBC',
      carrier: HAULIER,
      etd: days(30),
      eta: days(30) + hours(2),
    },
  ],
  steps: [
    ...asTheyHappen(
      ofBox('GSTU1000042', fact('GTIN', 'CNNGB', days(-7))),
      ofLeg(1, fact('DEPA', 'CNNGB', days(-6))),
    ),
    {
      at: minutes(5),
      reports: [ofLeg(1, estimate('ARRI', 'SGSIN', days(9), 'Congestion in Singapore'))],
    },
    ...asTheyHappen(
      ofLeg(1, fact('ARRI', 'SGSIN', minutes(45))),
      ofBox('GSTU1000042', fact('DISC', 'SGSIN', minutes(50))),
    ),
  ],
  moves: [],
};

const shuffledFacts = [
  ofBox('GSTU1000058', fact('DISC', 'GBFXT', minutes(-50))),
  ofLeg(1, fact('ARRI', 'GBFXT', hours(-6))),
  ofBox('GSTU1000058', fact('GTIN', 'INNSA', days(-25))),
  ofLeg(1, fact('DEPA', 'INNSA', days(-24))),
];
const roadFacts = [
  ofLeg(2, { ...fact('ARRI', 'GBIPS', minutes(35)), source: 'driver' }),
  ofBox('GSTU1000058', fact('GTOT', 'GBFXT', minutes(8))),
  ofLeg(2, { ...fact('DEPA', 'GBFXT', minutes(10)), source: 'driver' }),
];
const dropOff = [ofBox('GSTU1000058', { ...fact('DROP', 'GBIPS', minutes(50)), source: 'driver' })];

const duplicatedAndShuffled: TestScript = {
  scenario: 'duplicated_and_shuffled',
  tracking_number: 'GS000000051',
  begins: minutes(40),
  cargo_description: 'Test shipment: cotton fabric',
  booked: days(-28),
  equipment_number: 'GSTU1000058',
  legs: [
    {
      role: 'main',
      mode: 'sea',
      from: 'INNSA',
      to: 'GBFXT',
      carrier: LINE,
      vessel_name: 'MV Petrel Strait',
      voyage: '052W',
      etd: days(-24),
      eta: hours(-6),
    },
    {
      role: 'on_carriage',
      mode: 'road',
      from: 'GBFXT',
      to: 'GBIPS',
      carrier: HAULIER,
      etd: minutes(10),
      eta: minutes(35),
    },
  ],
  steps: [
    { at: minutes(3), reports: shuffledFacts },
    { at: minutes(5), reports: shuffledFacts.toReversed() },
    { at: minutes(36), reports: roadFacts },
    { at: minutes(38), reports: [...shuffledFacts, ...roadFacts.toReversed()] },
    { at: minutes(50), reports: dropOff },
    { at: minutes(51), reports: dropOff },
  ],
  moves: [],
};

const lostPosition: TestScript = {
  scenario: 'lost_position',
  tracking_number: 'GS000000078',
  begins: minutes(50),
  cargo_description: 'Test shipment: laboratory equipment',
  booked: days(-20),
  equipment_number: 'GSTU1000063',
  legs: [
    {
      role: 'main',
      mode: 'sea',
      from: 'USNYC',
      to: 'BEANR',
      carrier: LINE,
      vessel_name: 'MV Gannet Reach',
      voyage: '140E',
      etd: days(-13),
      eta: days(-1),
    },
    {
      role: 'on_carriage',
      mode: 'road',
      from: 'BEANR',
      to: 'BEBRU',
      carrier: HAULIER,
      etd: 0,
      eta: minutes(57),
    },
  ],
  steps: asTheyHappen(
    ofBox('GSTU1000063', fact('GTIN', 'USNYC', days(-14))),
    ofLeg(1, fact('DEPA', 'USNYC', days(-13))),
    ofLeg(1, fact('ARRI', 'BEANR', days(-1))),
    ofBox('GSTU1000063', fact('DISC', 'BEANR', hours(-18))),
    ofBox('GSTU1000063', fact('GTOT', 'BEANR', minutes(-5))),
    ofLeg(2, { ...fact('DEPA', 'BEANR', 0), source: 'driver' }),
    ofLeg(2, { ...fact('ARRI', 'BEBRU', minutes(57)), source: 'driver' }),
    ofBox('GSTU1000063', { ...fact('DROP', 'BEBRU', minutes(58)), source: 'driver' }),
  ),
  moves: [
    { from: 0, to: minutes(15), share: [0, 0.26] },
    { from: minutes(40), to: minutes(57), share: [0.7, 1] },
  ],
};

/** The test numbers of every installation. */
export const TEST_SCRIPTS: readonly TestScript[] = [
  onTime,
  rolled,
  customsHold,
  transhipmentMissed,
  duplicatedAndShuffled,
  lostPosition,
].map(withPlans);

/** Carriers plan each leg when it is booked. */
function withPlans(script: TestScript): TestScript {
  const plan = (code: ScriptedReport['code'], unlocode: string, at: number) =>
    ({ code, unlocode, at, classifier: 'PLN' }) as const;
  const reports = script.legs.flatMap(({ from, to, etd, eta }, index) => [
    ofLeg(index + 1, plan('DEPA', from, etd)),
    ofLeg(index + 1, plan('ARRI', to, eta)),
  ]);
  return { ...script, steps: [{ at: script.booked, reports }, ...script.steps] };
}
