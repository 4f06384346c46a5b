import { expect, test } from 'vitest';
import type { SessionState } from '#web/people/session.ts';
import { mobileLinks, personalLinks, services, solutions } from './navigation-links.ts';

const as = (role: NonNullable<SessionState['person']>['role']): SessionState => ({
  status: 'signed-in',
  person: {
    user_id: '00000000-0000-7000-8000-000000000001',
    full_name: 'Ada Reyes',
    email: 'ada@harborpine.example',
    company_name: null,
    organisation: null,
    permissions: [],
    role,
    expires_at: new Date('2030-01-01T00:00:00Z'),
    second_factor: 'off',
  },
});

test.each<[string, SessionState, string[]]>([
  ['a visitor', { status: 'signed-out' }, []],
  ['a visitor with a loading session', { status: 'loading' }, []],
  ['a customer', as('customer'), ['Dashboard', 'Customer Portal', 'Settings']],
  ['a driver', as('driver'), ['Dashboard', 'Customer Portal', 'Settings']],
  ['a dispatcher', as('dispatcher'), ['Dashboard', 'Admin', 'Settings']],
  ['an admin', as('admin'), ['Dashboard', 'Admin', 'Settings']],
])('the bar shows the right links to %s', (_who, session, labels) => {
  expect(personalLinks(session).map((link) => link.label)).toEqual(labels);
});

test.each([...solutions.items, ...services.items])('$label links to its specified path', ({ label, to }) => {
  const [path] = to.split('?');
  const expected = label.startsWith('Real-Time')
    ? '/track'
    : /Documentation|Support/.test(label)
      ? '/contact'
      : '/quote';
  expect(path).toBe(expected);
});

test('the mobile menu has the specified links', () => {
  expect(mobileLinks.map(({ label, to }) => `${label} ${to}`)).toEqual([
    'Home /',
    'Company /about',
    'Get Quote /quote',
    'Track Shipment /track',
    'Contact /contact',
  ]);
});
