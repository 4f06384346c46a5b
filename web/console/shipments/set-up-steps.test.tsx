import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { useSession } from '#web/people/session.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { serve } from '#web/server-for-tests.ts';
import { NO_FILTER } from './table/fleet-view.ts';
import { NoShipmentsFound } from './table/no-shipments-found.tsx';

function Screen() {
  const view = { ...NO_FILTER, q: '', sort: null };
  return (
    <>
      <p>{useSession().person?.full_name}</p>
      <NoShipmentsFound view={view} facets={undefined} onClear={() => {}} />
    </>
  );
}

beforeEach(() => localStorage.clear());

async function open(role: 'admin' | 'dispatcher') {
  serve({
    'people.session': () => ({
      user_id: '01900000-0000-7000-8000-000000000031',
      full_name: 'Dana Ott',
      role,
      permissions: [],
      expires_at: new Date(Date.now() + 60_000),
    }),
  });
  renderPiece(<Screen />);
  await screen.findByText('Dana Ott');
}

test('without any shipment, an admin reads how to set up the company', async () => {
  await open('admin');
  expect(await screen.findByRole('heading', { name: 'Set up your company' })).toBeDefined();
  const links = screen.getAllByRole('listitem').map((item) => item.querySelector('a')?.getAttribute('href'));
  expect(links).toEqual([
    '/admin/branches',
    '/admin/rates?tab=exchange',
    '/admin/rates',
    '/admin/imports',
    '/admin?tab=clients&invite=1',
  ]);
});

test('a dispatcher, who may not do all of it, does not', async () => {
  await open('dispatcher');
  expect(screen.queryAllByRole('listitem')).toEqual([]);
});
