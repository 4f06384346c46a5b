import { expect, test } from 'vitest';
import { onWorkingDay } from './working-day.ts';

test.each([
  ['a Friday', '2026-11-27T09:00:00Z', 'Europe/Berlin', 'DE', '2026-11-27T09:00:00Z'],
  ['a Saturday', '2026-11-28T09:00:00Z', 'Europe/Berlin', 'DE', '2026-11-30T09:00:00Z'],
  [
    'a Sunday there, a Saturday in UTC',
    '2026-11-28T23:57:00Z',
    'Europe/Berlin',
    'DE',
    '2026-11-29T23:57:00Z',
  ],
  ['a Monday there, a Sunday in UTC', '2026-11-29T22:00:00Z', 'Asia/Shanghai', 'CN', '2026-11-29T22:00:00Z'],
  ['a Friday in Egypt', '2026-11-27T09:00:00Z', 'Africa/Cairo', 'EG', '2026-11-29T09:00:00Z'],
  ['a Sunday in Saudi Arabia', '2026-11-29T09:00:00Z', 'Asia/Riyadh', 'SA', '2026-11-29T09:00:00Z'],
  ['a Saturday in Nepal', '2026-11-28T06:00:00Z', 'Asia/Kathmandu', 'NP', '2026-11-29T06:00:00Z'],
])('%s, %s in %s (%s), is or becomes %s', (_, moment, time_zone, country, expected) =>
  expect(onWorkingDay(new Date(moment), { time_zone, country })).toEqual(new Date(expected)),
);
