import { expect, test } from 'vitest';
import { type JourneyReport, journeyMilestones, type PlannedLeg } from './journey-milestones.ts';

const leg = (from: string, to: string, change: Partial<PlannedLeg> = {}): PlannedLeg => ({
  role: 'main',
  mode: 'sea',
  from,
  to,
  carrier: 'Sextant Ocean Lines',
  vessel: 'MV Heron Reach',
  voyage: '117S',
  flight: '',
  from_unlocode: null,
  to_unlocode: null,
  etd: null,
  eta: null,
  atd: null,
  ata: null,
  ...change,
});
const LEGS = [
  leg('Cixi', 'Ningbo', {
    role: 'pre_carriage',
    mode: 'road',
    carrier: 'Wang Haulage',
  }),
  leg('Ningbo', 'Singapore', { to_unlocode: 'SGSIN' }),
  leg('Singapore', 'Rotterdam', { role: 'transhipment', from_unlocode: 'SGSIN' }),
];
const TIMED = leg('Singapore', 'Rotterdam', {
  etd: new Date('2027-01-20T05:00:00Z'),
  eta: new Date('2027-02-03T05:00:00Z'),
});
const TOWNS: Record<string, string> = { CNNGB: 'Ningbo', SGSIN: 'Singapore', NLRTM: 'Rotterdam' };

let count = 0;
const report = (change: Partial<JourneyReport>): JourneyReport => ({
  id: String(count++),
  object: { kind: 'leg', leg_sequence: 2 },
  code: 'ARRI',
  classifier: 'ACT',
  occurred_at: new Date('2027-01-12T22:00:00Z'),
  unlocode: '',
  source: 'carrier',
  source_reference: '',
  reported_at: null,
  received_at: new Date('2027-01-13T00:00:00Z'),
  retracted: false,
  overriding: false,
  utc_offset: 480,
  ...change,
});
const box = { kind: 'equipment', equipment_number: 'MSKU9070323' } as const;

function journey(...reports: JourneyReport[]) {
  return journeyOn(LEGS, reports);
}

function journeyOn(
  legs: readonly PlannedLeg[],
  reports: readonly JourneyReport[],
  delivery: Parameters<typeof journeyMilestones>[0]['delivery'] = {
    code: 'DROP',
    estimated: null,
    actual: null,
  },
) {
  return journeyMilestones({
    legs,
    stops: [
      {
        location_name: 'Rotterdam',
        estimated_arrival: new Date('2027-02-01T05:00:00Z'),
        reached_at: null,
        time_zone: 'Europe/Amsterdam',
      },
    ],
    reports,
    townOf: (code) => TOWNS[code],
    zoneOf: (offset) => `+${offset / 60}`,
    delivery,
  });
}

test('shows plan, estimate and fact of an event, and who differs by an hour or more', () => {
  const { milestones, legs } = journey(
    report({}),
    report({ source: 'device', occurred_at: new Date('2027-01-12T14:40:00Z') }),
    report({ source: 'driver', occurred_at: new Date('2027-01-12T22:30:00Z') }),
    report({ classifier: 'EST', occurred_at: new Date('2027-01-11T22:00:00Z') }),
    report({ classifier: 'PLN', occurred_at: new Date('2027-01-10T22:00:00Z') }),
  );
  expect(milestones[0]).toEqual({
    leg_sequence: 2,
    equipment_number: null,
    code: 'ARRI',
    name: 'Arrival',
    planned: new Date('2027-01-10T22:00:00Z'),
    estimated: new Date('2027-01-11T22:00:00Z'),
    actual: new Date('2027-01-12T22:00:00Z'),
    place: 'Singapore',
    time_zone: '+8',
    source: 'carrier',
    chosen_by_staff: false,
    disagreeing: [{ source: 'device', occurred_at: new Date('2027-01-12T14:40:00Z') }],
  });
  expect(legs.map(({ state }) => state)).toEqual(['done', 'done', 'ahead']);
});

test('a leg without a report arrives when its stop expects it', () => {
  expect(journey().milestones).toEqual([
    expect.objectContaining({
      leg_sequence: 3,
      code: 'ARRI',
      estimated: new Date('2027-02-01T05:00:00Z'),
      source: 'rule',
      time_zone: 'Europe/Amsterdam',
    }),
  ]);
});

test('a ship arrives when its port expects it, not with the lorry that leaves the port for the same town', () => {
  const at = (location_name: string, day: string) => ({
    location_name,
    estimated_arrival: new Date(`${day}T05:00:00Z`),
    reached_at: null,
    time_zone: 'Europe/Berlin',
  });
  const { milestones } = journeyMilestones({
    legs: [leg('Shanghai', 'Hamburg'), leg('Hamburg', 'Hamburg', { role: 'on_carriage', mode: 'road' })],
    stops: [
      at('Port of Shanghai, CN', '2026-12-02'),
      at('Port of Hamburg, DE', '2026-12-29'),
      at('Hamburg, DE', '2027-01-01'),
    ],
    reports: [],
    townOf: () => undefined,
    zoneOf: String,
    delivery: { code: 'DROP', estimated: null, actual: null },
  });
  expect(milestones.map(({ leg_sequence, estimated }) => [leg_sequence, estimated?.toISOString()])).toEqual([
    [1, '2026-12-29T05:00:00.000Z'],
    [2, '2027-01-01T05:00:00.000Z'],
  ]);
});

test('a delivery to come follows its leg, also where its estimate is older than that of the leg', () => {
  const drop = report({
    object: { kind: 'shipment' },
    code: 'DROP',
    classifier: 'PLN',
    occurred_at: new Date('2027-01-19T05:00:00Z'),
  });
  expect(journeyOn([TIMED], [drop]).milestones.map(({ code }) => code)).toEqual(['DEPA', 'ARRI', 'DROP']);
});

test('a delivery follows the estimates that its leg, or the last one, left behind', () => {
  const delivered = { code: 'DROP' as const, estimated: null, actual: new Date('2027-02-02T05:00:00Z') };
  const codesFor = (unlocode: string) => {
    const drop = report({
      object: { kind: 'shipment' },
      code: 'DROP',
      classifier: 'PLN',
      occurred_at: new Date('2027-01-19T05:00:00Z'),
      unlocode,
    });
    const { milestones } = journeyOn([TIMED], [drop], delivered);
    return milestones.map(({ code, actual }) => [code, actual !== null]);
  };
  const expected = [
    ['DEPA', false],
    ['ARRI', false],
    ['DROP', true],
  ];
  expect([codesFor(''), codesFor('CNNGB')]).toEqual([expected, expected]);
});

test('a leg without a report has the times of its file', () => {
  expect(journeyOn([TIMED], []).milestones).toMatchObject([
    { code: 'DEPA', place: 'Singapore', estimated: TIMED.etd, actual: null, source: 'staff' },
    { code: 'ARRI', place: 'Rotterdam', estimated: TIMED.eta, actual: null, source: 'staff' },
  ]);
});

test('goods are loaded where the vessel leaves, not where the lorry does', () => {
  const legs = [
    leg('Ningbo', 'Ningbo', { role: 'pre_carriage', mode: 'road' }),
    leg('Ningbo', 'Singapore', { role: 'main' }),
  ];
  const [loaded] = journeyOn(legs, [report({ object: box, code: 'LOAD', unlocode: 'CNNGB' })]).milestones;
  expect(loaded?.leg_sequence).toBe(2);
});

test.each<[Partial<JourneyReport>, number | null]>([
  [{ object: box, code: 'GTIN', unlocode: 'CNNGB' }, 1],
  [{ object: box, code: 'LOAD', unlocode: 'CNNGB' }, 2],
  [{ object: box, code: 'DISC', unlocode: 'SGSIN' }, 2],
  [{ object: box, code: 'LOAD', unlocode: 'SGSIN' }, 3],
  [{ object: box, code: 'GTOT', unlocode: 'NLRTM' }, 3],
  [{ object: box, code: 'LOAD' }, 2],
  [{ object: box, code: 'DISC' }, 3],
  [{ object: box, code: 'PICK' }, 1],
  [{ object: box, code: 'STRP' }, 3],
  [{ object: { kind: 'shipment' }, code: 'HOLD' }, null],
  [{ object: { kind: 'shipment' }, code: 'RCS', unlocode: 'CNNGB' }, 1],
])('%o belongs to leg %s', (change, sequence) => {
  const found = journey(report(change)).milestones.find(({ code }) => code === change.code);
  expect(found?.leg_sequence).toBe(sequence);
});

test('names no haulier', () => {
  const { legs, milestones } = journey(
    report({ object: { kind: 'leg', leg_sequence: 1 }, code: 'DEPA' }),
    report({ object: box, code: 'STUF' }),
  );
  expect(JSON.stringify([legs, milestones])).not.toMatch(/Wang/);
});
