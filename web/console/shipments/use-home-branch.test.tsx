import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { useSession } from '#web/people/session.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { serve } from '#web/server-for-tests.ts';
import { useHomeBranch } from './use-home-branch.ts';

function Screen() {
  useHomeBranch();
  return <p>{useSession().person?.full_name}</p>;
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

async function open(at: string, branches?: { home: string | null; only: string[] }) {
  serve({
    'people.session': () => ({
      user_id: '01900000-0000-7000-8000-000000000031',
      full_name: 'Dana Ott',
      role: 'dispatcher',
      permissions: [],
      expires_at: new Date(Date.now() + 60_000),
      ...(branches && { branches }),
    }),
  });
  const rendered = renderPiece(<Screen />, { at });
  await screen.findByText('Dana Ott');
  return rendered;
}

test('the console starts with the home branch, once', async () => {
  const { address, unmount } = await open('/admin', { home: 'RTM', only: [] });
  await waitFor(() => expect(address()).toBe('/admin?branch=RTM'));
  unmount();
  const again = await open('/admin', { home: 'RTM', only: [] });
  expect(again.address()).toBe('/admin');
});

test.each([
  ['from a link', '/admin?view=late', { home: 'RTM', only: [] }],
  ['without a home branch', '/admin', { home: null, only: ['RTM'] }],
  ['without branches', '/admin', undefined],
])('the address stays %s', async (_, at, branches) => {
  const { address } = await open(at, branches);
  expect(address()).toBe(at);
});
