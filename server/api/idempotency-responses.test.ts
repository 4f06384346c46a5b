import { expect, test } from 'vitest';
import { idempotencyResponsesWith } from './idempotency-responses.ts';

const ours = idempotencyResponsesWith('the secret of this installation');
const answer = { codes: ['3f9k-22aa'], made_at: new Date('2026-05-01T10:00:00Z'), left: null };

test('an answer comes back as it was, dates included', () => {
  expect(ours.open(ours.seal(answer))).toEqual(answer);
});

test('it lies there so that nothing of it can be read, differently every time', () => {
  const sealed = ours.seal(answer);
  expect(Buffer.from(sealed, 'base64').toString('latin1')).not.toContain('3f9k');
  expect(ours.seal(answer)).not.toBe(sealed);
});

test('with another secret, or changed by somebody, it cannot be opened', () => {
  const sealed = ours.seal(answer);
  expect(() => idempotencyResponsesWith('another secret').open(sealed)).toThrow();
  expect(() => ours.open(`${sealed[0] === 'A' ? 'B' : 'A'}${sealed.slice(1)}`)).toThrow();
});

test('a request is known again by its fingerprint, which without the secret cannot be tried out', () => {
  const print = ours.fingerprint('people.signUp', { password: 'a guess' });
  expect(ours.fingerprint('people.signUp', { password: 'a guess' })).toBe(print);
  expect(ours.fingerprint('people.signUp', { password: 'another' })).not.toBe(print);
  expect(ours.fingerprint('people.createAdmin', { password: 'a guess' })).not.toBe(print);
  expect(idempotencyResponsesWith('another').fingerprint('people.signUp', { password: 'a guess' })).not.toBe(
    print,
  );
});
