import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { company } from '#content/company.ts';
import { services } from '#content/services.ts';
import type { Session } from '#domain/people/person.ts';
import { queryClient } from '#web/api/query-client.ts';
import { storeSession } from '#web/people/stored-session.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { serve } from '#web/server-for-tests.ts';
import { ContactStrip } from './contact-strip.tsx';
import { Footer } from './footer.tsx';
import { NavigationBar } from './navigation-bar.tsx';
import { RouteFocus } from './route-focus.tsx';
import { SessionProvider } from './session-provider.tsx';

const ADA: Session = {
  user_id: '01900000-0000-7000-8000-000000000031',
  full_name: 'Ada Reyes',
  email: 'ada@reyes.example',
  company_name: null,
  organisation: null,
  permissions: [],
  role: 'customer',
  expires_at: new Date('2036-01-01T00:00:00Z'),
  second_factor: 'off',
};

beforeEach(() => {
  serve({ 'people.session': () => null });
  storeSession(null);
  queryClient.clear();
});

/** As someone who signed in on an earlier visit; `confirm` is the server's response. */
function renderFor(person: Session, at = '/', confirm: () => unknown = () => person) {
  storeSession(person);
  const calls = serve({
    'people.session': confirm,
    'notifications.list': () => ({ notifications: [], unread: 0 }),
  });
  renderPiece(
    <SessionProvider>
      <NavigationBar />
    </SessionProvider>,
    { at },
  );
  return calls;
}

const links = () => screen.getAllByRole('link').map((link) => link.textContent);

test('a visitor can sign in or get a quote', () => {
  renderPiece(<NavigationBar />);
  expect(links()).toEqual(expect.arrayContaining([company.brand, 'Sign in', 'Get Quote']));
  expect(links()).not.toContain('Create Shipment');
});

test.each([
  ['customer', false],
  ['dispatcher', true],
  ['admin', true],
] as const)('a %s has their own links; the console: %s', async (role, isStaff) => {
  renderFor({ ...ADA, role });
  expect(links()).toEqual(expect.arrayContaining(['Dashboard', 'Settings', 'Create Shipment']));
  expect(links().includes('Admin')).toBe(isStaff);
  expect(links()).not.toContain('Sign in');
  expect(await screen.findByRole('button', { name: 'Notifications' })).toBeDefined();
});

test('the bell waits until the server has confirmed the session', async () => {
  const calls = renderFor(ADA, '/', () => new Promise(() => {}));
  await waitFor(() => expect(calls.map(({ operation }) => operation)).toContain('people.session'));
  expect(links()).toContain('Dashboard');
  expect(screen.queryByRole('button', { name: 'Notifications' })).toBeNull();
});

test('the page one is on is marked', () => {
  renderFor(ADA, '/dashboard');
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Dashboard');
});

test.each([
  ['/', 'Home'],
  // As pages are prerendered.
  ['/about/', 'Company'],
])('at %s, %s is marked, and no other link', (at, label) => {
  renderPiece(<NavigationBar />, { at });
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe(label);
});

test('Menu opens a dialog with the links, and a link closes it', async () => {
  const { user, address } = renderPiece(<NavigationBar />);
  const menu = screen.getByRole('button', { name: 'Menu' });
  expect(menu.getAttribute('aria-expanded')).toBe('false');
  await user.click(menu);
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('link', { name: 'Contact' }));
  expect(address()).toBe('/contact');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(menu.getAttribute('aria-expanded')).toBe('false');
});

test('Escape closes the menu and returns the focus', async () => {
  const { user } = renderPiece(<NavigationBar />);
  const menu = screen.getByRole('button', { name: 'Menu' });
  await user.click(menu);
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(menu);
});

test('the footer leads to every service, and to the legal pages', () => {
  renderPiece(<Footer />);
  const column = within(screen.getByRole('navigation', { name: 'Services' }));
  expect(column.getAllByRole('link').map((link) => link.textContent)).toEqual(
    services.map(({ name }) => name),
  );
  const legal = within(screen.getByRole('navigation', { name: 'Legal' }));
  expect(legal.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/privacy-policy',
    '/terms-of-service',
    '/cookie-policy',
  ]);
  expect(legal.getByRole('button').getAttribute('aria-haspopup')).toBe('dialog');
});

test('the company can be called and written to from every page', () => {
  renderPiece(<ContactStrip />);
  const [phone, mail] = screen.getAllByRole('link', { hidden: true });
  expect(phone?.getAttribute('href')).toMatch(/^tel:\+?\d+$/);
  expect(mail?.getAttribute('href')).toBe(`mailto:${company.operations_email}`);
});

test('after a navigation the focus is in the page', async () => {
  const { user } = renderPiece(
    <>
      <NavigationBar />
      <RouteFocus />
      <main id="main" tabIndex={-1}>
        Content
      </main>
    </>,
  );
  expect(document.activeElement).toBe(document.body);
  await user.click(screen.getByRole('link', { name: 'Get Quote' }));
  expect(document.activeElement).toBe(screen.getByRole('main'));
});
