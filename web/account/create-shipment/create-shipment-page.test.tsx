import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { api } from '#web/api/client.ts';
import { CUSTOMER } from '#web/gallery/customer-fixtures.ts';
import { STORED_SESSION_KEY } from '#web/people/stored-session.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { serve } from '#web/server-for-tests.ts';
import CreateShipmentPage from './create-shipment-page.tsx';

const HOUR_MS = 3_600_000;

beforeEach(() => sessionStorage.clear());

test.each([
  ['stays when the session expires', -1, true],
  ['closes when the person signs out in another tab', HOUR_MS, false],
])('the open wizard %s', async (_, left, stays) => {
  const person = { ...CUSTOMER, expires_at: new Date(Date.now() + left) };
  serve({ 'people.session': () => person, 'routing.services': () => ({ services: [] }) });
  const { client } = renderPiece(<CreateShipmentPage />, { at: '/create-shipment' });
  await screen.findByText('Step 1 of 4');
  const oldValue = JSON.stringify(person);
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: STORED_SESSION_KEY, oldValue, newValue: null }));
    client.setQueryData(api.people.session.queryKey(), null);
  });
  if (stays) expect(screen.getByText('Step 1 of 4')).toBeDefined();
  else expect(await screen.findByText(/sign in/i)).toBeDefined();
  expect(screen.queryByText('Step 1 of 4') !== null).toBe(stays);
});
