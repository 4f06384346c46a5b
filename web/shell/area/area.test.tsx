import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ATTENTION, CUSTOMER } from '#web/gallery/customer-fixtures.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { serve } from '#web/server-for-tests.ts';
import { BookingFrame } from '../booking-frame.tsx';
import { AreaFrame } from './area-frame.tsx';
import { AreaMenu } from './area-menu.tsx';
import { areaScreens, isOpenScreen } from './area-screens.ts';
import { PersonMenu } from './person-menu.tsx';

const screens = areaScreens(CUSTOMER).flat();

test.each([
  ['/dashboard', 'Overview'],
  ['/dashboard?tab=quotes', 'Overview'],
  ['/customer-portal', 'Shipments'],
  ['/customer-portal?tab=quotes', 'Quotes'],
  ['/customer-portal?tab=documents&shipment=GS104588210', 'Documents'],
  ['/customer-portal/invoices/INV-2026-00042', 'Invoices'],
  ['/messages/GS104588210', 'Messages'],
  ['/company', 'Company'],
  ['/settings', 'Settings'],
])('at %s, %s is current', (at, label) => {
  const { pathname, search } = new URL(at, 'http://x');
  expect(
    screens.filter(({ to }) => isOpenScreen(to, { pathname, search })).map(({ label }) => label),
  ).toEqual([label]);
});

test.each([
  [['view'], 'Overview, Shipments, Quotes, Documents, Messages, Company, Settings'],
  [['money'], 'Overview, Invoices, Company, Settings'],
] as const)('with %j the sidebar has %s', (permissions, labels) => {
  const shown = areaScreens({ role: 'customer', permissions }).flat();
  expect(shown.map(({ label }) => label).join(', ')).toBe(labels);
});

test('staff find the way back to the console', () => {
  expect(
    areaScreens({ role: 'dispatcher', permissions: [] })
      .flat()
      .map(({ label }) => label),
  ).toEqual(['Command centre', 'Settings']);
});

function frame(at: string, person: object | null = CUSTOMER) {
  const calls = serve({
    'people.session': () => person,
    'portal.attention': () => ATTENTION,
    'messages.unread': () => ({ threads: 2 }),
    'notifications.list': () => ({ notifications: [], unread: 0 }),
  });
  return { calls, ...renderPiece(<AreaFrame>Content</AreaFrame>, { at }) };
}

const link = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Customer area' })).getByRole('link', { name });

test('the sidebar names the company, marks the screen and counts what there is to do', async () => {
  frame('/customer-portal?tab=invoices');
  expect(await screen.findByText('Halden & Oake Interiors')).toBeDefined();
  expect(await screen.findByRole('link', { name: 'Invoices, 2 to do' })).toBe(
    screen.getByRole('link', { current: 'page' }),
  );
  expect(await screen.findByRole('link', { name: 'Messages, 2 unread' })).toBeDefined();
  expect(link('Quotes, 2 to do').getAttribute('href')).toBe('/customer-portal?tab=quotes');
  expect(screen.getByRole('link', { name: '+1 (310) 555-0100' })).toBeDefined();
  expect(screen.getByText('Content')).toBeDefined();
});

test('signed out, there is no frame', async () => {
  const { calls } = frame('/dashboard', null);
  await act(async () => {});
  expect(screen.getByText('Content')).toBeDefined();
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(calls.map(({ operation }) => operation)).toEqual(['people.session']);
});

test('who may not see shipments has no search for them', async () => {
  frame('/dashboard', { ...CUSTOMER, permissions: ['money'] });
  expect(await screen.findByRole('link', { name: 'Invoices, 2 to do' })).toBeDefined();
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test('staff are not asked for customers’ work', async () => {
  const { calls } = frame('/settings', { ...CUSTOMER, role: 'admin' });
  expect(await screen.findByRole('link', { name: 'Command centre' })).toBeDefined();
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(calls.map(({ operation }) => operation)).not.toContain('portal.attention');
});

test.each([
  ['gs 123456789', '/track/GS123456789'],
  ['rotterdam', '/dashboard?q=rotterdam'],
])('/ moves to the search, where %j opens %s', async (typed, to) => {
  const { user, address } = frame('/settings');
  const field = await screen.findByRole('searchbox', { name: 'Find a shipment' });
  await user.keyboard('/');
  expect(document.activeElement).toBe(field);
  await user.keyboard(`${typed}{Enter}`);
  expect(address()).toBe(to);
});

test('the person’s menu has the theme, the settings and Sign Out', async () => {
  const { user } = renderPiece(<PersonMenu name="Helen Brandt" />);
  await user.click(await screen.findByRole('button', { name: 'Helen Brandt' }));
  const menu = within(await screen.findByRole('dialog', { name: 'Your account' }));
  expect(menu.getByRole('button', { name: 'Sign Out' })).toBeDefined();
  expect(menu.getByRole('radio', { name: 'Dark' })).toBeDefined();
  expect(menu.getByRole('link', { name: 'Settings' }).getAttribute('href')).toBe('/settings');
});

test('the menu of a phone has the same links and closes with one', async () => {
  const { user, address } = renderPiece(<AreaMenu person={CUSTOMER} counts={{ Invoices: 2 }} />, {
    at: '/dashboard',
  });
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
  await user.click(menu.getByRole('link', { name: 'Invoices, 2 to do' }));
  expect(address()).toBe('/customer-portal?tab=invoices');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('visitors of the booking wizard have the public header and footer', async () => {
  serve({ 'people.session': () => null });
  renderPiece(<BookingFrame>Content</BookingFrame>, { at: '/create-shipment' });
  expect(await screen.findByRole('contentinfo')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Menu' })).toBeDefined();
  expect(screen.queryByRole('navigation', { name: 'Customer area' })).toBeNull();
});

test('customers book inside the customer area, without the public header and footer', async () => {
  serve({
    'people.session': () => CUSTOMER,
    'portal.attention': () => ATTENTION,
    'messages.unread': () => ({ threads: 0 }),
    'notifications.list': () => ({ notifications: [], unread: 0 }),
  });
  renderPiece(<BookingFrame>Content</BookingFrame>, { at: '/create-shipment' });
  expect(await screen.findByRole('navigation', { name: 'Customer area' })).toBeDefined();
  expect(screen.queryByRole('contentinfo')).toBeNull();
});
