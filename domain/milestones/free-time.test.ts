import { expect, test } from 'vitest';
import { lastFreeDay, lastReturnDay, usedFreeTime, usedReturnTime } from './free-time.ts';
import type { TimedMilestone } from './timeline.ts';

const NUMBER = 'MSKU9070323';
const fact = (code: TimedMilestone['code'], occurred_at: string, change: Partial<TimedMilestone> = {}) =>
  ({
    id: '',
    object: { kind: 'equipment', equipment_number: NUMBER },
    code,
    classifier: 'ACT',
    occurred_at: new Date(occurred_at),
    unlocode: 'NLRTM',
    source: 'carrier',
    source_reference: '',
    reported_at: null,
    received_at: new Date(occurred_at),
    retracted: false,
    overriding: false,
    ...change,
  }) as TimedMilestone;
const ZONES: Record<string, string> = { NLRTM: 'Europe/Amsterdam', USLAX: 'America/Los_Angeles' };
const terms = {
  equipment_number: NUMBER,
  free_days: 5,
  port: 'NLRTM',
  zoneAt: (unlocode: string) => ZONES[unlocode],
  time_zone: 'Asia/Tokyo',
};

const DISCHARGED = fact('DISC', '2026-12-01T22:30:00Z');

test.each([
  ['starts on the local day after the discharge', [DISCHARGED], '2026-12-06'],
  ['of a transhipment does not count', [fact('DISC', '2026-12-01T10:00:00Z', { unlocode: 'SGSIN' })], null],
  ['needs a fact', [fact('DISC', '2026-12-01T10:00:00Z', { classifier: 'EST' })], null],
  [
    'of another box does not count',
    [{ ...DISCHARGED, object: { kind: 'equipment', equipment_number: 'X' } } as const],
    null,
  ],
  ['that is retracted does not count', [{ ...DISCHARGED, retracted: true }], null],
  ['ends when the box leaves', [DISCHARGED, fact('GTOT', '2026-12-03T08:00:00Z')], null],
  [
    'ends when the box is loaded on a barge or train',
    [DISCHARGED, fact('LOAD', '2026-12-03T08:00:00Z')],
    null,
  ],
  ['ends when the box departs', [DISCHARGED, fact('DEPA', '2026-12-03T08:00:00Z')], null],
  [
    'ends when the box is elsewhere',
    [DISCHARGED, fact('DISC', '2026-12-04T08:00:00Z', { unlocode: 'DEDUI' })],
    null,
  ],
  [
    'ends where the box is elsewhere and its discharge names no place',
    [{ ...DISCHARGED, unlocode: '' }, fact('GTIN', '2026-12-04T08:00:00Z', { unlocode: 'DEDUI' })],
    null,
  ],
  [
    'goes on while the box is at the terminal',
    [
      fact('LOAD', '2026-11-01T08:00:00Z', { unlocode: 'CNNGB' }),
      DISCHARGED,
      fact('CUSI', '2026-12-03T08:00:00Z', { unlocode: '' }),
      fact('RELS', '2026-12-04T08:00:00Z', { unlocode: 'DEHAM' }),
    ],
    '2026-12-06',
  ],
  ['does not start with an empty box', [{ ...DISCHARGED, empty_indicator: 'EMPTY' } as const], null],
  [
    'does not start again with an empty box',
    [DISCHARGED, fact('DISC', '2026-12-04T08:00:00Z', { empty_indicator: 'EMPTY' })],
    '2026-12-06',
  ],
  [
    'ends when the box is returned empty',
    [DISCHARGED, fact('GTIN', '2026-12-04T08:00:00Z', { empty_indicator: 'EMPTY' })],
    null,
  ],
  ['ends when the box is stripped', [DISCHARGED, fact('STRP', '2026-12-04T08:00:00Z')], null],
  [
    'stays ended where an earlier gate-out of the empty box is reported later',
    [
      DISCHARGED,
      fact('GTOT', '2026-12-03T08:00:00Z'),
      fact('GTOT', '2026-11-01T08:00:00Z', {
        empty_indicator: 'EMPTY',
        received_at: new Date('2026-12-05T08:00:00Z'),
      }),
    ],
    null,
  ],
  ['goes on where the gate was before', [fact('GTOT', '2026-11-01T08:00:00Z'), DISCHARGED], '2026-12-06'],
])('free time %s', (_, facts, day) => {
  expect(lastFreeDay(facts, terms)?.day ?? null).toBe(day);
});

test('without days the day of the discharge is the last, and any place counts where the port is unknown', () => {
  expect(lastFreeDay([DISCHARGED], { ...terms, free_days: 0 })?.day).toBe('2026-12-01');
  expect(lastFreeDay([{ ...DISCHARGED, unlocode: 'USLAX' }], { ...terms, port: null })?.day).toBe(
    '2026-12-06',
  );
});

test.each([
  [
    'the port that the report names',
    { unlocode: 'USLAX' },
    { port: null },
    'America/Los_Angeles',
    '2026-12-06',
  ],
  ['the port of the route', { unlocode: '' }, { port: 'USLAX' }, 'America/Los_Angeles', '2026-12-06'],
  ['the destination where the port is unknown', { unlocode: '' }, { port: null }, 'Asia/Tokyo', '2026-12-07'],
])('its days are those of %s', (_, report, route, time_zone, day) => {
  expect(lastFreeDay([{ ...DISCHARGED, ...report }], { ...terms, ...route })).toEqual({ day, time_zone });
});

const LEFT = fact('GTOT', '2026-12-03T23:30:00Z');
const { free_days: _, ...route } = terms;

test.each([
  ['starts on the local day after the gate-out', [DISCHARGED, LEFT], '2026-12-09'],
  ['needs the gate-out', [DISCHARGED], null],
  ['needs the discharge', [LEFT], null],
  ['does not start at the gate of the origin', [fact('GTOT', '2026-11-01T08:00:00Z'), DISCHARGED], null],
  [
    'does not start with an empty box',
    [DISCHARGED, fact('GTOT', '2026-12-03T08:00:00Z', { empty_indicator: 'EMPTY' })],
    null,
  ],
  ['starts at an inland terminal', [DISCHARGED, { ...LEFT, unlocode: 'DEDUI' }], '2026-12-09'],
  [
    'goes on while the box is emptied',
    [DISCHARGED, LEFT, fact('STRP', '2026-12-05T08:00:00Z')],
    '2026-12-09',
  ],
  [
    'ends with the return of the empty box',
    [DISCHARGED, LEFT, fact('GTIN', '2026-12-05T08:00:00Z', { empty_indicator: 'EMPTY' })],
    null,
  ],
])('detention %s', (_, facts, day) => {
  expect(lastReturnDay(facts, { ...route, detention_days: 5 })?.day ?? null).toBe(day);
});

const GATED_OUT = (occurred_at: string, change: Partial<TimedMilestone> = {}) =>
  fact('GTOT', occurred_at, change);
const EMPTY = { empty_indicator: 'EMPTY' } as const;

test.each([
  ['the gate-out in time', [DISCHARGED, GATED_OUT('2026-12-03T23:30:00Z')], '2026-12-04', 3, 0],
  ['the gate-out late', [DISCHARGED, GATED_OUT('2026-12-09T08:00:00Z')], '2026-12-09', 8, 3],
  ['the day of the discharge', [DISCHARGED, GATED_OUT('2026-12-01T22:45:00Z')], '2026-12-01', 0, 0],
  ['the loading on a barge', [DISCHARGED, fact('LOAD', '2026-12-08T08:00:00Z')], '2026-12-08', 7, 2],
  [
    'the gate-out, also after the empty return',
    [DISCHARGED, GATED_OUT('2026-12-08T08:00:00Z'), fact('GTIN', '2026-12-20T08:00:00Z', EMPTY)],
    '2026-12-08',
    7,
    2,
  ],
  ['the emptying there', [DISCHARGED, fact('STRP', '2026-12-08T08:00:00Z')], '2026-12-08', 7, 2],
])('free time was used until %s', (_, facts, ended_on, days, charged_days) => {
  expect(usedFreeTime(facts, terms)).toEqual({
    last_day: '2026-12-06',
    ended_on,
    time_zone: 'Europe/Amsterdam',
    days,
    charged_days,
  });
});

test.each([
  ['at the terminal', [DISCHARGED]],
  ['not yet discharged', []],
  ['known to be elsewhere', [DISCHARGED, fact('DISC', '2026-12-08T08:00:00Z', { unlocode: 'DEDUI' })]],
  ['emptied somewhere', [DISCHARGED, fact('STRP', '2026-12-08T08:00:00Z', { unlocode: '' })]],
  ['dropped off', [DISCHARGED, fact('DROP', '2026-12-08T08:00:00Z')]],
  ['returned without a gate-out', [DISCHARGED, fact('GTIN', '2026-12-08T08:00:00Z', EMPTY)]],
])('the free time used of a box that is %s is unknown', (_, facts) => {
  expect(usedFreeTime(facts, terms)).toBeNull();
});

test.each([
  ['in time', '2026-12-09T22:00:00Z', '2026-12-09', 5, 0],
  ['late', '2026-12-11T08:00:00Z', '2026-12-11', 7, 2],
])('of a box that is returned %s the days since the gate-out were used', (_, at, ended_on, days, charged) => {
  const facts = [DISCHARGED, LEFT, fact('GTIN', at, EMPTY)];
  expect(usedReturnTime(facts, { ...route, detention_days: 5 })).toEqual({
    last_day: '2026-12-09',
    ended_on,
    time_zone: 'Europe/Amsterdam',
    days,
    charged_days: charged,
  });
  expect(usedReturnTime(facts.slice(0, 2), { ...route, detention_days: 5 })).toBeNull();
});
