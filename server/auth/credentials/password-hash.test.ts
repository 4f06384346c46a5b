import { expect, test } from 'vitest';
import { dummyHash, hashPassword, isOutdated, verifyPassword } from './password-hash.ts';

/** The legacy hash of 'groundswell-demo'. */
const LEGACY =
  '45f342f4ff17417da9263300150d482f:1bf7eb2dcf09acf0cba3bed7754a0ab7f0a9f57312b02bb9ceb9a9562ffca7a444478293f04134a61b120a6053f64615e1b6ea60786de72e7812016849e5c85f';

test('only the correct password matches a hash', async () => {
  const hash = await hashPassword('correct horse battery');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(await verifyPassword(hash, 'correct horse battery')).toBe(true);
  expect(await verifyPassword(hash, 'correct horse batterz')).toBe(false);
  expect(isOutdated(hash)).toBe(false);
});

test('two hashes of one password differ', async () => {
  expect(await hashPassword('the same one')).not.toBe(await hashPassword('the same one'));
});

test('a composed letter equals its decomposed form', async () => {
  expect(await verifyPassword(await hashPassword('Zo\u00eb Müller'), 'Zoe\u0308 Müller')).toBe(true);
});

test('verifies argon2’s reference example', async () => {
  const reference = '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4';
  expect(await verifyPassword(reference, 'password')).toBe(true);
  expect(isOutdated(reference)).toBe(true);
});

test('legacy hashes still verify, and are outdated', async () => {
  expect(await verifyPassword(LEGACY, 'groundswell-demo')).toBe(true);
  expect(await verifyPassword(LEGACY, 'groundswell-dem')).toBe(false);
  expect(isOutdated(LEGACY)).toBe(true);
});

test('no password matches the dummy hash, which has the current format', async () => {
  expect(await verifyPassword(dummyHash(), '')).toBe(false);
  expect(isOutdated(dummyHash())).toBe(false);
});
