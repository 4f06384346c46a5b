import { describe, expect, test } from 'vitest';
import { isContainerNumber } from '../equipment/container-number.ts';
import { validateTrackingNumber } from '../shipments/tracking-number.ts';
import {
  days,
  hours,
  legProgress,
  minutes,
  RUN_MS,
  runStart,
  stepsDue,
  TEST_SCENARIOS,
} from './test-script.ts';
import { TEST_SCRIPTS } from './test-scripts.ts';

const NOON = new Date('2026-11-27T12:00:00Z');
const after = (ms: number) => new Date(NOON.getTime() + ms);

test('there is one script for each scenario, with numbers that are valid', () => {
  expect(TEST_SCRIPTS.map(({ scenario }) => scenario)).toEqual([...TEST_SCENARIOS]);
  for (const { tracking_number, equipment_number } of TEST_SCRIPTS) {
    expect(validateTrackingNumber(tracking_number)).toBe('plausible');
    expect(isContainerNumber(equipment_number)).toBe(true);
  }
});

describe.each(TEST_SCRIPTS.map((script) => [script.scenario, script] as const))('%s', (_, script) => {
  test('takes its steps in order within a run, and reports no fact before it happens', () => {
    const times = script.steps.map(({ at }) => at);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    expect(Math.max(...times)).toBeLessThan(RUN_MS);
    for (const { at, reports } of script.steps)
      for (const report of reports)
        if (report.classifier === 'ACT') expect(report.at).toBeLessThanOrEqual(at);
  });

  test('its legs follow each other, and none is booked before the shipment', () => {
    const calls = script.legs.flatMap(({ etd, eta }) => [etd, eta]);
    expect(calls).toEqual(calls.toSorted((one, other) => one - other));
    expect(Math.min(...calls, ...script.steps.map(({ at }) => at))).toBe(script.booked);
  });
});

test('at every moment at least one vehicle moves', () => {
  for (let minute = 0; minute < 60; minute += 0.25) {
    const now = after(minutes(minute));
    const moving = TEST_SCRIPTS.filter((script) => legProgress(script, runStart(script, now), now) !== null);
    expect(moving.length, `minute ${minute}`).toBeGreaterThan(0);
  }
});

test('a run begins every hour, at the script’s own minute', () => {
  expect(runStart({ begins: 0 }, after(minutes(59)))).toEqual(NOON);
  expect(runStart({ begins: 0 }, after(hours(1)))).toEqual(after(hours(1)));
  expect(runStart({ begins: minutes(50) }, after(minutes(49)))).toEqual(after(minutes(-10)));
  expect(runStart({ begins: minutes(50) }, after(minutes(50)))).toEqual(after(minutes(50)));
});

test('the steps due and the share driven follow the clock', () => {
  const script = {
    steps: [days(-1), minutes(5), minutes(30)].map((at) => ({ at, reports: [] })),
    moves: [{ from: 0, to: minutes(10), share: [0, 0.5] as const }],
  };
  expect([0, 5, 29, 30].map((minute) => stepsDue(script, NOON, after(minutes(minute))))).toEqual([
    1, 2, 2, 3,
  ]);
  expect([0, 5, 10].map((minute) => legProgress(script, NOON, after(minutes(minute))))).toEqual([
    0,
    0.25,
    null,
  ]);
});
