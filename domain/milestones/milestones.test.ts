import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { eventRows } from './event-rows.ts';
import { MilestoneOrIssue } from './milestone.ts';
import { dcsaCodeOf, MILESTONE_CODES, type MilestoneCode } from './milestone-codes.ts';
import { equipmentState, furthestStatus, provenStatuses } from './proven-status.ts';
import { currentMilestones, eventKey, FILE_ENTRY, inOrder, type TimedMilestone } from './timeline.ts';

let made = 0;
function milestone(change: Partial<TimedMilestone> = {}): TimedMilestone {
  made += 1;
  return {
    id: `m${made}`,
    object: { kind: 'leg', leg_sequence: 2 },
    code: 'ARRI',
    classifier: 'EST',
    occurred_at: new Date('2027-01-12T06:00:00Z'),
    unlocode: 'SGSIN',
    source: 'carrier',
    source_reference: '',
    reported_at: null,
    received_at: new Date('2027-01-01T00:00:00Z'),
    retracted: false,
    overriding: false,
    ...change,
  };
}
const day = (date: number, hour = 6) => new Date(Date.UTC(2027, 0, date, hour));
const box = (equipment_number: string) => ({ kind: 'equipment' as const, equipment_number });

describe('which milestone counts', () => {
  const values = (...list: TimedMilestone[]) => [...currentMilestones(list).values()].map(({ id }) => id);

  test.each<[string, Partial<TimedMilestone>, Partial<TimedMilestone>]>([
    ['a fact rather than an estimate', { classifier: 'ACT', source: 'customer' }, { source: 'staff' }],
    ['an estimate rather than a plan', { source: 'customer' }, { classifier: 'PLN', source: 'staff' }],
    ['staff rather than the carrier', { source: 'staff' }, {}],
    ['the carrier rather than a position', {}, { source: 'device' }],
    ['the later report of one source', { reported_at: day(3) }, { reported_at: day(2) }],
    ['what was received later', { received_at: day(3) }, { received_at: day(2) }],
    ['the report before its receipt', { reported_at: day(3) }, { reported_at: day(2), received_at: day(9) }],
    ['what a rule makes of an impossible estimate', { source: 'rule' }, { source: 'staff' }],
    [
      'a fact of anyone rather than of a rule',
      { classifier: 'ACT', source: 'customer' },
      { classifier: 'ACT', source: 'rule' },
    ],
    ['what is not retracted', { source: 'customer' }, { source: 'staff', retracted: true }],
  ])('%s', (_, better, worse) => {
    const [counts, other] = [milestone(better), milestone(worse)];
    expect(values(counts, other)).toEqual([counts.id]);
    expect(values(other, counts)).toEqual([counts.id]);
  });

  const entered = { source: 'staff', source_reference: FILE_ENTRY } as const;
  test.each<[string, Partial<TimedMilestone>[]]>([
    [
      'a report that is later than what staff entered in the file',
      [{ received_at: day(3) }, { ...entered, received_at: day(2) }],
    ],
    ['what staff entered after the report', [{ ...entered, received_at: day(3) }, { received_at: day(2) }]],
    [
      'not what staff reported before they entered another',
      [
        { received_at: day(4) },
        { ...entered, received_at: day(3) },
        { source: 'staff', received_at: day(2) },
      ],
    ],
    ['what staff have chosen', [{ source: 'customer', overriding: true }, { source: 'staff' }, {}]],
    [
      'the later report of the source that staff have chosen',
      [{ received_at: day(3) }, { overriding: true }, { source: 'staff', received_at: day(4) }],
    ],
    [
      'a fact rather than a chosen estimate',
      [{ classifier: 'ACT', source: 'customer' }, { overriding: true }],
    ],
    ['no retracted choice', [{ source: 'staff' }, { overriding: true, retracted: true }]],
    [
      'the estimate of a rule, which makes a chosen one impossible',
      [{ source: 'rule' }, { overriding: true }],
    ],
  ])('%s', (_, changes) => {
    const [counts, ...others] = changes.map(milestone);
    expect(values(counts as TimedMilestone, ...others)).toEqual([counts?.id]);
    expect(values(...others.toReversed(), counts as TimedMilestone)).toEqual([counts?.id]);
  });

  test('a leg has one arrival, in whatever code and place; a box one at each place', () => {
    expect(eventKey(milestone({ code: 'ARR', unlocode: '' }))).toBe(eventKey(milestone()));
    const at = (unlocode: string) =>
      eventKey(milestone({ object: box('MSKU9070323'), code: 'DISC', unlocode }));
    expect(at('SGSIN')).not.toBe(at('NLRTM'));
  });

  test('in 1,000 random orders there is one timeline', () => {
    const estimate = milestone({ occurred_at: day(12) });
    const reports = [
      estimate,
      milestone({ occurred_at: day(14), source: 'staff' }),
      milestone({ classifier: 'ACT', occurred_at: day(13) }),
      { ...estimate },
      milestone({ occurred_at: day(11), reported_at: day(2) }),
      milestone({ classifier: 'ACT', occurred_at: day(13, 9), source: 'staff', retracted: true }),
      milestone({ classifier: 'ACT', occurred_at: day(12, 22), source: 'device' }),
      milestone({ code: 'DEPA', classifier: 'PLN', occurred_at: day(2) }),
      milestone({ occurred_at: day(10), ...entered, received_at: day(0) }),
    ];
    const view = (list: TimedMilestone[]) => {
      const known = [...new Map(list.map((each) => [each.id, each])).values()];
      return {
        order: inOrder(known).map(({ id }) => id),
        current: [...currentMilestones(known)].map(([key, { id }]) => [key, id]).sort(),
        rows: eventRows(known).map(({ planned, estimated, actual, disagreeing }) => [
          planned?.id,
          estimated?.id,
          actual?.id,
          disagreeing.map(({ id }) => id).sort(),
        ]),
      };
    };
    const expected = view(reports);
    fc.assert(
      fc.property(fc.shuffledSubarray(reports, { minLength: reports.length }), (shuffled) => {
        expect(view(shuffled)).toEqual(expected);
      }),
      { numRuns: 1_000 },
    );
    const [, staff, fact, , , , position] = reports;
    expect(expected.current).toContainEqual(['leg 2 ARRI', fact?.id]);
    expect(expected.rows).toContainEqual([undefined, staff?.id, fact?.id, [position?.id]]);
  });
});

test('an event shows estimate and fact, and sources that disagree by an hour or more', () => {
  const [estimate, fact, position, near] = [
    milestone({ occurred_at: day(12) }),
    milestone({ classifier: 'ACT', occurred_at: day(13) }),
    milestone({ classifier: 'ACT', occurred_at: day(12, 22), source: 'device' }),
    milestone({
      classifier: 'ACT',
      occurred_at: new Date(day(13).getTime() + 59 * 60_000),
      source: 'driver',
    }),
  ];
  const departure = milestone({ code: 'DEPA', occurred_at: day(2) });
  const retracted = milestone({ code: 'ARRI', classifier: 'ACT', source: 'staff', retracted: true });
  const [first, second] = eventRows([
    fact,
    retracted,
    position,
    near,
    estimate,
    departure,
  ] as TimedMilestone[]);
  expect(first).toMatchObject({ current: departure, actual: undefined, disagreeing: [] });
  expect(second).toMatchObject({ current: fact, estimated: estimate, planned: undefined });
  expect(second?.disagreeing).toEqual([position]);
});

describe('the status that facts prove', () => {
  const proven = (list: TimedMilestone[], numbers: string[] = [], departed_at: Date | null = null) =>
    furthestStatus(provenStatuses(list, { equipment_numbers: numbers, departed_at }))?.status ?? null;
  const fact = (
    code: MilestoneCode,
    object: TimedMilestone['object'] = { kind: 'shipment' },
    change: Partial<TimedMilestone> = {},
  ) => milestone({ code, object, classifier: 'ACT', ...change });
  const on = (date: number) => ({ occurred_at: day(date) });

  test('is the furthest; estimates prove nothing', () => {
    expect(proven([fact('RCS'), fact('DEP'), fact('FOH')])).toBe('in_transit');
    expect(proven([milestone({ code: 'DLV', classifier: 'EST' })])).toBeNull();
    expect(proven([fact('ARRI')])).toBeNull();
  });

  test('with one box on hold is not delivered, nor out for delivery', () => {
    const [first, second] = [box('MSKU9070323'), box('CSQU3054383')];
    const numbers = ['MSKU9070323', 'CSQU3054383'];
    const facts = [fact('DEPA'), fact('GTOT', first), fact('HOLD', second)];
    expect(proven(facts, numbers)).toBe('customs');
    expect(proven([...facts, fact('STRP', first)], numbers)).toBe('customs');
    expect(proven([...facts, fact('STRP', first), fact('GTOT', second)], numbers)).toBe('out_for_delivery');
    expect(proven([...facts, fact('STRP', first), fact('STRP', second)], numbers)).toBe('delivered');
  });

  test('a bill of lading on hold is neither held by customs nor the same event', () => {
    const held = fact('HOLD', undefined, { document_type: 'CUS' });
    const bill = fact('HOLD', undefined, { document_type: 'TRD', reported_at: day(20) });
    expect(proven([bill])).toBeNull();
    expect(proven([...currentMilestones([held, bill]).values()])).toBe('customs');
  });

  test('a box that leaves a gate before the main carriage is empty, also once the shipment is under way', () => {
    const [first, second] = [box('MSKU9070323'), box('CSQU3054383')];
    const empty = fact('GTOT', first, on(1));
    expect(proven([empty], ['MSKU9070323'])).toBeNull();
    const voyage = [empty, fact('GTIN', first, on(2)), fact('LOAD', first, on(3))];
    expect(proven(voyage, ['MSKU9070323'])).toBe('in_transit');
    expect(proven([...voyage, fact('GTOT', first, on(9))], ['MSKU9070323'])).toBe('out_for_delivery');
    const two = [...voyage, fact('LOAD', second, on(3)), fact('GTOT', second, on(9))];
    expect(proven(two, ['MSKU9070323', 'CSQU3054383'])).toBe('in_transit');
    expect(proven([fact('LOAD', second, on(1)), fact('GTOT', first, on(2))], ['MSKU9070323'])).toBe(
      'in_transit',
    );
    expect(proven([fact('ARRI', undefined, on(8)), fact('GTOT', first, on(9))], ['MSKU9070323'])).toBe(
      'out_for_delivery',
    );
    expect(proven([empty], ['MSKU9070323'], day(2))).toBeNull();
    expect(proven([fact('GTOT', first, on(9))], ['MSKU9070323'], day(2))).toBe('out_for_delivery');
  });

  test('a box that its source calls empty proves nothing, unless it was stripped', () => {
    const first = box('MSKU9070323');
    const empty = { empty_indicator: 'EMPTY', ...on(9) } as const;
    const facts = [fact('DEPA', undefined, on(3)), fact('GTOT', first, empty), fact('DROP', first, empty)];
    expect(proven(facts, ['MSKU9070323'])).toBe('in_transit');
    expect(proven([fact('GTIN', first, empty)], ['MSKU9070323'])).toBeNull();
    expect(proven([...facts, fact('STRP', first, empty)], ['MSKU9070323'])).toBe('delivered');
    const laden = fact('GTOT', first, { ...empty, empty_indicator: 'LADEN' });
    expect(proven([...facts, laden], ['MSKU9070323'])).toBe('out_for_delivery');
  });

  test('a box without a number is not delivered', () => {
    const facts = [fact('DEPA'), fact('GTOT', box('MSKU9070323')), fact('STRP', box('MSKU9070323'))];
    expect(proven(facts, ['MSKU9070323', ''])).toBe('in_transit');
    expect(proven(facts, ['MSKU9070323'])).toBe('delivered');
  });

  test.each<MilestoneCode>(['GTOT', 'STRP', 'DROP'])(
    '%s of a box that the file does not have, as a carrier reports it, is not of the shipment',
    (code) => {
      expect(proven([fact('DEPA'), fact(code)], ['', ''])).toBe('in_transit');
      expect(proven([fact('DEPA'), fact(code, undefined, { source: 'edi' })])).toBe('in_transit');
      expect(proven([fact('DEPA'), fact(code, undefined, { source: 'staff' })])).toBe(
        code === 'GTOT' ? 'out_for_delivery' : 'delivered',
      );
    },
  );

  test.each<MilestoneCode>(['GTIN', 'LOAD', 'CUSI'])(
    '%s of a box that the file does not have proves nothing, as a carrier reports it',
    (code) => {
      expect(proven([fact(code)], ['MSKU9070323'])).toBeNull();
      expect(proven([fact(code, undefined, { source: 'staff' })], ['MSKU9070323'])).not.toBeNull();
    },
  );

  test('a box is where its latest fact says', () => {
    const at = (code: MilestoneCode, date: number) =>
      milestone({ code, object: box('MSKU9070323'), classifier: 'ACT', occurred_at: day(date) });
    expect(equipmentState([at('LOAD', 5), at('DISC', 9), at('GTIN', 3)], 'MSKU9070323')).toBe('discharged');
    expect(equipmentState([at('DISC', 9), at('HOLD', 10)], 'MSKU9070323')).toBe('on_hold');
    expect(equipmentState([at('DISC', 9)], 'CSQU3054383')).toBeNull();
    const ofBill = { ...at('HOLD', 10), document_type: 'TRD' };
    expect(equipmentState([at('DISC', 9), ofBill], 'MSKU9070323')).toBe('discharged');
  });
});

test('an invalid milestone names its field', () => {
  const read = (change: object) =>
    MilestoneOrIssue.parse({
      tracking_number: 'GS123456789',
      code: 'ARRI',
      classifier: 'ACT',
      occurred_at: '2027-01-13T06:00:00+08:00',
      source: 'carrier',
      ...change,
    } as never);
  expect(read({})).toMatchObject({ milestone: { code: 'ARRI', object: { kind: 'shipment' } } });
  expect(read({ occurred_at: '2027-01-13T06:00:00' })).toEqual({
    issue: 'occurred_at: Enter the time as RFC 3339 with an offset.',
  });
  expect(read({ code: 'NOPE' })).toEqual({ issue: 'code: Use a milestone code, such as ARRI.' });
  expect(read({ object: { kind: 'leg' } })).toEqual({
    issue: 'object.leg_sequence: Enter the sequence of the leg.',
  });
});

test('every code of another standard has its nearest DCSA code among the codes', () => {
  for (const code of Object.keys(MILESTONE_CODES) as MilestoneCode[]) {
    const nearest = dcsaCodeOf(code);
    expect(nearest === null || nearest in MILESTONE_CODES).toBe(true);
  }
});
