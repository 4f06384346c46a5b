import { expect, test } from 'vitest';
import { idempotencyResponsesWith } from './idempotency-responses.ts';

const ours = idempotencyResponsesWith('the secret of this installation');
const response = { codes: ['3f9k-22aa'], made_at: new Date('2026-05-01T10:00:00Z'), left: null };

test('an encrypted response decrypts to the original, dates included', () => {
  expect(ours.decrypt(ours.encrypt(response))).toEqual(response);
});

test('the stored response is unreadable and differs each time', () => {
  const encrypted = ours.encrypt(response);
  expect(Buffer.from(encrypted, 'base64').toString('latin1')).not.toContain('3f9k');
  expect(ours.encrypt(response)).not.toBe(encrypted);
});

test('a response that was changed or encrypted with another secret does not decrypt', () => {
  const encrypted = ours.encrypt(response);
  expect(() => idempotencyResponsesWith('another secret').decrypt(encrypted)).toThrow();
  expect(() => ours.decrypt(`${encrypted[0] === 'A' ? 'B' : 'A'}${encrypted.slice(1)}`)).toThrow();
});

test('a request has a stable fingerprint that cannot be computed without the secret', () => {
  const print = ours.fingerprint('people.signUp', { password: 'a guess' });
  expect(ours.fingerprint('people.signUp', { password: 'a guess' })).toBe(print);
  expect(ours.fingerprint('people.signUp', { password: 'another' })).not.toBe(print);
  expect(ours.fingerprint('people.createAdmin', { password: 'a guess' })).not.toBe(print);
  expect(idempotencyResponsesWith('another').fingerprint('people.signUp', { password: 'a guess' })).not.toBe(
    print,
  );
});
