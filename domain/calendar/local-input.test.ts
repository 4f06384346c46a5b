import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MINUTE_MS } from './durations.ts';
import { localInputOf, momentOfLocalInput, withLocalOffset } from './local-input.ts';

test.each([
  ['2026-11-24T14:00', 'Europe/Berlin', '2026-11-24T13:00:00Z'],
  ['2026-10-02T22:00', 'Asia/Shanghai', '2026-10-02T14:00:00Z'],
  ['2026-07-01T00:30', 'America/St_Johns', '2026-07-01T03:00:00Z'],
  ['2026-01-01T00:00', 'Pacific/Kiritimati', '2025-12-31T10:00:00Z'],
  ['2026-01-01T00:00', 'Etc/GMT+12', '2026-01-01T12:00:00Z'],
  // Clocks go back from 03:00 to 02:00: the first of the two.
  ['2026-10-25T02:30', 'Europe/Berlin', '2026-10-25T00:30:00Z'],
  // Clocks go forward from 02:00 to 03:00: 02:30 does not exist.
  ['2026-03-29T02:30', 'Europe/Berlin', '2026-03-29T01:30:00Z'],
  ['2026-03-08T02:30', 'America/New_York', '2026-03-08T07:30:00Z'],
])('%s in %s is %s', (text, zone, moment) =>
  expect(momentOfLocalInput(text, zone)).toEqual(new Date(moment)),
);

test.each(['', '2026-11-24', 'tomorrow', '2026-13-01T00:00'])('“%s” is no time', (text) =>
  expect(momentOfLocalInput(text, 'UTC')).toBeNull(),
);

test.each([
  ['2027-01-12T22:00:00Z', 'Asia/Shanghai', '2027-01-13T06:00:00+08:00'],
  ['2027-01-12T22:00:00Z', 'America/St_Johns', '2027-01-12T18:30:00-03:30'],
  ['2027-01-12T22:00:00Z', 'UTC', '2027-01-12T22:00:00+00:00'],
])('%s in %s is written %s', (moment, zone, text) =>
  expect(withLocalOffset(new Date(moment), zone)).toBe(text),
);

test('a local time that occurs once is read as it was written', () => {
  const zones = ['Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe', 'Etc/GMT+5'];
  const minutes = fc.integer({ min: Date.UTC(1995, 0) / MINUTE_MS, max: Date.UTC(2035, 0) / MINUTE_MS });
  fc.assert(
    fc.property(minutes, fc.constantFrom(...zones), (minute, zone) => {
      const text = localInputOf(new Date(minute * MINUTE_MS), zone);
      const read = momentOfLocalInput(text, zone);
      return read !== null && localInputOf(read, zone) === text;
    }),
  );
});
