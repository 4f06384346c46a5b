import { expect, test } from 'vitest';
import type { SessionState } from '#web/people/session.ts';
import { navigationLinks } from './navigation-links.ts';

const as = (role: NonNullable<SessionState['person']>['role']): SessionState => ({
  status: 'signed-in',
  person: {
    user_id: '00000000-0000-7000-8000-000000000001',
    full_name: 'Ada Reyes',
    email: 'ada@harborpine.example',
    company_name: null,
    role,
    expires_at: new Date('2030-01-01T00:00:00Z'),
  },
});

test.each<[string, SessionState, string[]]>([
  ['a visitor', { status: 'signed-out' }, ['Home', 'Track Shipment']],
  ['somebody not known yet', { status: 'loading' }, ['Home', 'Track Shipment']],
  ['a customer', as('customer'), ['Home', 'Track Shipment', 'Dashboard']],
  ['a driver', as('driver'), ['Home', 'Track Shipment', 'Dashboard']],
  ['a dispatcher', as('dispatcher'), ['Home', 'Track Shipment', 'Dashboard', 'Admin']],
  ['an admin', as('admin'), ['Home', 'Track Shipment', 'Dashboard', 'Admin']],
])('%s', (_who, session, labels) => {
  expect(navigationLinks(session).map((link) => link.label)).toEqual(labels);
});
