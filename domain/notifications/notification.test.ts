import { expect, test } from 'vitest';
import { ageText } from './age.ts';
import { badgeText } from './bell.ts';

const now = new Date('2026-03-10T12:00:00Z');

test.each([
  ['2026-03-10T12:00:30Z', '0m ago'],
  ['2026-03-10T11:59:30Z', '0m ago'],
  ['2026-03-10T11:00:01Z', '59m ago'],
  ['2026-03-10T11:00:00Z', '1h ago'],
  ['2026-03-09T12:00:01Z', '23h ago'],
  ['2026-03-09T12:00:00Z', '1d ago'],
  ['2026-01-10T12:00:00Z', '59d ago'],
])('%s is %s', (moment, text) => expect(ageText(new Date(moment), now)).toBe(text));

test.each([
  [0, '0'],
  [99, '99'],
  [100, '99+'],
])('%d unread shows %s', (unread, text) => expect(badgeText(unread)).toBe(text));
