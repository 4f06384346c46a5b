import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CUSTOMER } from '#web/gallery/customer-fixtures.ts';
import { daysAhead } from '#web/gallery/fixtures.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { serve } from '#web/server-for-tests.ts';
import SettingsPage from './settings-page.tsx';

test('staff who view a customer’s area are sent back for their own settings', async () => {
  const viewing = { organisation: CUSTOMER.organisation, until: daysAhead(1) };
  const calls = serve({ 'people.session': () => ({ ...CUSTOMER, expires_at: daysAhead(9_000), viewing }) });
  renderPiece(<SettingsPage />, { at: '/settings' });
  expect(await screen.findByText('Settings belong to a person’s account')).toBeDefined();
  expect(calls.map(({ operation }) => operation)).not.toContain('people.profile');
});
