import { expect, test } from 'vitest';
import {
  headingText,
  modeText,
  momentText,
  positionText,
  speedText,
  weightText,
} from './tracking-messages.ts';

const reader = { locale: 'en-US', timeZone: 'UTC' };
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  [34, 'sea', '34 km/h (18.4 kn)'],
  [82.37, 'road', '82.4 km/h'],
  [0, 'rail', '0 km/h'],
] as const)('%d km/h by %s', (speed, mode, text) => expect(plain(speedText(speed, mode))).toBe(text));

test.each([
  [0, '000° N'],
  [67, '067° NE'],
  [68, '068° E'],
  [359.7, '000° N'],
  [225, '225° SW'],
])('heading %d', (degrees, text) => expect(plain(headingText(degrees))).toBe(text));

test('is multi-modal without a mode', () => expect(modeText(null)).toBe('Multi-modal'));

test('times include their zone', () => {
  expect(momentText(new Date('2025-10-14T13:00:00Z'), { ...reader, timeZone: 'Asia/Tokyo' })).toMatch(
    /10:00.*GMT\+9/,
  );
});

test('positions have four decimals, weights a unit', () => {
  expect(positionText({ latitude: 43.821, longitude: -172.44086 })).toBe('43.8210, -172.4409');
  expect(plain(weightText(21600))).toBe('21,600 kg');
});
