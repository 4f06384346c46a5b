import { expect, test } from 'vitest';
import { newAuthenticatorKey, shownKey, stepOf } from './authenticator.ts';

/** The key of RFC 6238’s appendix B; the test uses the last six digits of its codes. */
const KEY = Buffer.from('12345678901234567890');
const at = (seconds: number) => new Date(seconds * 1_000);

test.each([
  ['287082', 59, 1],
  ['081804', 1_111_111_109, 37_037_036],
  ['050471', 1_111_111_111, 37_037_037],
  ['005924', 1_234_567_890, 41_152_263],
  ['279037', 2_000_000_000, 66_666_666],
  ['353130', 20_000_000_000, 666_666_666],
])('%s is the RFC’s code at %d s', (digits, seconds, step) => {
  expect(stepOf(KEY, digits, at(seconds))).toBe(step);
});

test.each([
  ['one step early', 29, 1],
  ['one step late', 89, 1],
  ['two steps late', 120, null],
  ['long after', 1_111_111_109, null],
])('a code entered %s matches step %s', (_, seconds, step) =>
  expect(stepOf(KEY, '287082', at(seconds))).toBe(step),
);

test('a key is 160 random bits, shown in groups of four and as a generated SVG', () => {
  const { key, qr_svg } = shownKey(newAuthenticatorKey(), 'ada@freight.example');
  expect(key).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
  expect(qr_svg).toMatch(/^<svg viewBox="0 0 \d+ \d+"/);
  expect(qr_svg).not.toMatch(/<script|href/);
  expect(shownKey(newAuthenticatorKey(), 'ada@freight.example').key).not.toBe(key);
});
