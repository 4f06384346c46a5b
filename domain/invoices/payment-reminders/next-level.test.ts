import { expect, test } from 'vitest';
import { canRemindAgain, dueBefore, dueLevel } from './next-level.ts';
import { ReminderSettings, USUAL_SETTINGS } from './reminder-settings.ts';

const { levels } = USUAL_SETTINGS;
const on = (day: string, time = '12:00') => new Date(`2026-${day}T${time}:00Z`);

test.each([
  ['before the first level', on('11-01'), 0, null, on('11-07', '23:59'), null],
  ['on the day of the first level', on('11-01', '23:59'), 0, null, on('11-08', '00:00'), 1],
  ['long overdue and never reminded', on('03-01'), 0, null, on('11-30'), 1],
  ['too early for the second level', on('11-01'), 1, on('11-08'), on('11-21'), null],
  ['at the second level', on('11-01'), 1, on('11-08'), on('11-22'), 2],
  ['the day after a first reminder that was late', on('03-01'), 1, on('11-08'), on('11-09'), null],
  ['two weeks after it', on('03-01'), 1, on('11-08'), on('11-22'), 2],
  ['at the last level', on('03-01'), 2, on('11-01'), on('11-15'), 3],
  ['after the last level', on('03-01'), 3, on('06-01'), on('11-30'), null],
  ['at a level that was removed since', on('03-01'), 5, on('06-01'), on('11-30'), null],
])('%s', (_, due_at, level, reminded_at, now, expected) => {
  expect(dueLevel(levels, { due_at, level, reminded_at }, now)).toBe(expected);
  const limits = dueBefore(levels, now).find((one) => one.level === level);
  const isDue =
    limits !== undefined &&
    due_at < limits.due_before &&
    (reminded_at === null || reminded_at < limits.reminded_before);
  expect(isDue).toBe(expected !== null);
});

test.each([
  [null, true],
  [on('11-08'), true],
  [on('11-09', '00:00'), false],
])('a company reminded at %o can be reminded again on 15 November: %o', (reminded_at, expected) => {
  expect(canRemindAgain(reminded_at, on('11-15'))).toBe(expected);
});

test.each([
  [USUAL_SETTINGS.levels, null],
  [[], 'Add a dunning level.'],
  [
    [
      { name: 'One', days_after_due: 7 },
      { name: 'Two', days_after_due: 7 },
    ],
    'Enter more days than for the level before.',
  ],
  [[{ name: ' ', days_after_due: 7 }], 'Enter a name.'],
  [[{ name: 'One', days_after_due: 0 }], 'Enter days from 1 to 365.'],
  [[1, 2, 3, 4, 5, 6].map((day) => ({ name: `${day}`, days_after_due: day })), 'At most 5 dunning levels.'],
])('levels %j: %s', (given, message) => {
  const parsed = ReminderSettings.safeParse({ automatic: true, levels: given });
  expect(parsed.error?.issues[0]?.message ?? null).toBe(message);
});
