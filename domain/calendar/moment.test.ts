import { expect, test } from 'vitest';
import { LaterMoment, Moment, momentText } from './moment.ts';

test.each([
  ['2026-11-29T12:00:00Z', true],
  ['1970-01-01T00:00:00Z', true],
  ['9989-12-31T23:59:59Z', true],
  ['1969-12-31T23:59:59Z', false],
  ['0000-01-01T00:00:00Z', false],
  // A leg that ends years later must end in a year of four digits.
  ['9990-01-01T00:00:01Z', false],
  ['9999-12-31T23:59:59Z', false],
  ['+275760-09-13T00:00:00Z', false],
])('%s is a time from which others can be computed: %s', (text, isValid) => {
  expect(Moment.safeParse(text).success).toBe(isValid);
  if (!text.startsWith('+')) expect(momentText().safeParse(text).success).toBe(isValid);
});

test('a text that is no time has one issue', () => {
  const { error } = momentText('Enter a time.').safeParse('30.11.2026');
  expect(error?.issues.map(({ message }) => message)).toEqual(['Enter a time.']);
});

test.each([
  ['9999-12-31T23:59:59Z', true],
  ['9999-12-31T23:59:59-01:00', false],
  ['+275760-09-13T00:00:00Z', false],
])('%s is a time that is only stored: %s', (text, isValid) => {
  expect(LaterMoment.safeParse(text).success).toBe(isValid);
});
