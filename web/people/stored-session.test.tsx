import { expect, test } from 'vitest';
import { CUSTOMER } from '#web/gallery/customer-fixtures.ts';
import { readStoredSession, STORED_SESSION_KEY, storeSession } from './stored-session.ts';

const inAnHour = new Date(Date.now() + 3_600_000);

test('a session is read as it was stored, until it expires', () => {
  storeSession({ ...CUSTOMER, expires_at: inAnHour });
  expect(readStoredSession()).toEqual({ ...CUSTOMER, expires_at: inAnHour });
  storeSession({ ...CUSTOMER, expires_at: new Date(0) });
  expect(readStoredSession()).toBeUndefined();
});

test('a session that an earlier release stored is ignored', () => {
  const { permissions: _, ...former } = CUSTOMER;
  localStorage.setItem(STORED_SESSION_KEY, JSON.stringify({ ...former, expires_at: inAnHour }));
  expect(readStoredSession()).toBeUndefined();
});
