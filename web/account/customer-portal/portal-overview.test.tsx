import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Permission } from '#domain/people/permissions.ts';
import { CUSTOMER } from '#web/gallery/customer-fixtures.ts';
import { hoursAgo, invoiceRow, shipmentRow } from '#web/gallery/fixtures.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { serve } from '#web/server-for-tests.ts';
import { Portal } from './portal.tsx';
import { PortalFigures } from './portal-figures.tsx';
import { ProgressLane } from './progress-lane.tsx';

const DOCUMENT = {
  id: '01900000-0000-7000-8000-00000000000e',
  document_type: 'bill_of_lading' as const,
  document_number: 'BOL-GS104588210-2026-001',
  tracking_number: 'GS104588210',
  status: 'issued' as const,
  version: 1,
  created_at: hoursAgo(48),
  issued_at: hoursAgo(24),
};

const SUMMARY = {
  active: 3,
  in_transit: 2,
  invoiced_this_month_cents: 1_250_049,
  currency: 'USD',
  by_currency: [{ currency: 'USD', invoiced_this_month_cents: 1_250_049 }],
  documents: 1_284,
};

function portal(at: string, person = CUSTOMER) {
  serve({
    'people.session': () => person,
    'portal.summary': () => SUMMARY,
    'shipments.mine': () => ({ shipments: [shipmentRow()], next: null }),
    'invoices.mine': () => ({ invoices: [invoiceRow()], next: null }),
    'documents.mine': () => ({ documents: [DOCUMENT], next: null }),
  });
  return renderPiece(<Portal person={person} />, { at });
}

test.each<[Permission[], string[]]>([
  [['view'], ['shipments', 'documents', 'quotes']],
  [['money'], ['invoices']],
])('with %j the portal has the tabs %j', async (permissions, tabs) => {
  portal('/customer-portal', { ...CUSTOMER, permissions });
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(tabs);
  expect(screen.queryByRole('link', { name: 'New Shipment' })).toBeNull();
});

test('the portal opens with its figures and the shipments', async () => {
  portal('/customer-portal');
  await waitFor(() =>
    expect(screen.getByLabelText('Your figures').textContent).toMatch(
      /^Active Shipments3In Transit2This Month, invoiced\$12,500Documents1,284$/,
    ),
  );
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('shipments');
  expect(await screen.findByRole('heading', { name: 'GS104588210' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'New Shipment' }).getAttribute('href')).toBe('/create-shipment');
});

test('what was invoiced is stated in each currency', async () => {
  const by_currency = [
    { currency: 'EUR', invoiced_this_month_cents: 300_049 },
    { currency: 'USD', invoiced_this_month_cents: 20_000 },
  ];
  serve({ 'portal.summary': () => ({ ...SUMMARY, currency: null, by_currency }) });
  renderPiece(<PortalFigures />);
  await waitFor(() =>
    expect(screen.getByLabelText('Your figures').textContent).toContain('invoiced€3,000 + $200'),
  );
});

test('a tab is in the URL, and drops the filters of the other', async () => {
  const { user, address } = portal('/customer-portal?tab=documents&q=lading');
  expect(await screen.findByRole('table')).toBeDefined();
  await user.click(screen.getByRole('tab', { name: 'invoices' }));
  expect(address()).toBe('/customer-portal?tab=invoices');
  expect(await screen.findByRole('rowheader', { name: /INV-2026-000042/ })).toBeDefined();
  await user.click(screen.getByRole('tab', { name: 'shipments' }));
  expect(address()).toBe('/customer-portal');
});

test('arrow keys move between tabs, Enter opens one', async () => {
  const { user, address } = portal('/customer-portal');
  await user.click(screen.getByRole('tab', { name: 'shipments' }));
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'invoices' }));
  expect(address()).toBe('/customer-portal');
  await user.keyboard('{Enter}');
  expect(address()).toBe('/customer-portal?tab=invoices');
});

test.each([
  ['in_transit', 42, '42%'],
  ['delivered', 100, '100%'],
  ['cancelled', 42, null],
] as const)('the way of a shipment that is %s at %i is %s', (status, progress, text) => {
  renderPiece(<ProgressLane shipment={shipmentRow({ status, progress })} />);
  expect(screen.queryByText(/^\d+%/)?.textContent ?? null).toBe(text && `${text} of the way`);
});
