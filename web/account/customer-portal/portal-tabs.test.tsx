import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setOnline } from '#web/browser-for-tests.ts';
import { CUSTOMER } from '#web/gallery/customer-fixtures.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { serve } from '#web/server-for-tests.ts';
import { PortalTabs } from './portal-tabs.tsx';
import { TabLoading } from './tab-loading.tsx';

test('a tab opens before its code has loaded', async () => {
  serve({
    'portal.shipments': () => ({ shipments: [], next: null }),
    'invoices.list': () => ({ invoices: [], next: null }),
  });
  const { user } = renderPiece(<PortalTabs person={CUSTOMER} />, { at: '/customer-portal' });
  const tab = await screen.findByRole('tab', { name: 'invoices' });
  await user.click(tab);
  expect(tab.getAttribute('aria-selected')).toBe('true');
});

test('offline, the tab says when its content will appear', () => {
  renderPiece(<TabLoading what="invoices" />);
  expect(screen.getByText('Loading')).toBeDefined();
  act(() => setOnline(false));
  expect(screen.getByText('Your invoices will appear when you’re back online.')).toBeDefined();
});
