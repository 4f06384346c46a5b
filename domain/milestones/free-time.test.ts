import { expect, test } from 'vitest';
import { lastFreeDay } from './free-time.ts';
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
const terms = { equipment_number: NUMBER, free_days: 5, port: 'NLRTM', time_zone: 'Europe/Amsterdam' };

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
  ['goes on where the gate was before', [fact('GTOT', '2026-11-01T08:00:00Z'), DISCHARGED], '2026-12-06'],
])('free time %s', (_, facts, day) => {
  expect(lastFreeDay(facts, terms)).toBe(day);
});

test('without days the day of the discharge is the last, and any place counts where the port is unknown', () => {
  expect(lastFreeDay([DISCHARGED], { ...terms, free_days: 0 })).toBe('2026-12-01');
  expect(lastFreeDay([{ ...DISCHARGED, unlocode: 'SGSIN' }], { ...terms, port: null })).toBe('2026-12-06');
});
