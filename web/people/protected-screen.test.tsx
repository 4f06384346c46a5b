import { act, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Session } from '#domain/people/person.ts';
import { api } from '#web/api/client.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { lost, refusal, serve } from '#web/server-for-tests.ts';
import { dismissToast, shownToasts } from '#web/ui/overlays/toast.ts';
import { ProtectedScreen } from './protected-screen.tsx';
import { useSessionLifecycle } from './session-lifecycle.ts';
import { useSignOut } from './sign-out.ts';
import { readStoredSession, STORED_SESSION_KEY, storeSession } from './stored-session.ts';

beforeEach(() => {
  for (const { id } of shownToasts()) dismissToast(id);
});

const session = (change: Partial<Session> = {}): Session => ({
  user_id: '01900000-0000-7000-8000-000000000004',
  full_name: 'Ada Reyes',
  email: 'ada@reyes.example',
  company_name: null,
  organisation: null,
  permissions: [],
  role: 'customer',
  expires_at: new Date(Date.now() + 3_600_000),
  second_factor: 'off',
  ...change,
});

type Access = Parameters<typeof ProtectedScreen>[0]['access'];
const screenFor = (access: Access, at: string) =>
  renderPiece(
    <Routes>
      <Route
        path={at.split('?')[0] ?? ''}
        element={
          <ProtectedScreen access={access}>
            <h1>Secret</h1>
          </ProtectedScreen>
        }
      />
    </Routes>,
    { at },
  );

test('signed in, the screen is shown', async () => {
  serve({ 'people.session': () => session() });
  screenFor('signed-in', '/dashboard');
  expect(await screen.findByRole('heading', { name: 'Secret' })).toBeDefined();
});

test('signed out, one goes to the sign-in for customers and comes back afterwards', async () => {
  serve({ 'people.session': () => null });
  const { address } = screenFor('signed-in', '/customer-portal?tab=invoices');
  await waitFor(() => expect(address()).toMatch(/^\/auth\?/));
  const query = new URLSearchParams(address().split('?')[1]);
  expect([query.get('for'), query.get('next')]).toEqual(['customer', '/customer-portal?tab=invoices']);
  expect(screen.queryByText('Secret')).toBeNull();
});

test('a session that ends while a screen is open is passed on to the sign-in screen', async () => {
  serve({ 'people.session': () => session() });
  const { client, address } = screenFor('signed-in', '/dashboard');
  await screen.findByRole('heading', { name: 'Secret' });
  act(() => client.setQueryData(api.people.session.queryKey(), null));
  await waitFor(() => expect(address()).toMatch(/^\/auth\?/));
  expect(window.history.state).toMatchObject({ usr: { ended: true } });
});

test('a session that ends after its time has expired', async () => {
  const ends = session({ expires_at: new Date(Date.now() - 1) });
  serve({ 'people.session': () => ends });
  const { client } = screenFor('signed-in', '/dashboard');
  await screen.findByRole('heading', { name: 'Secret' });
  act(() => client.setQueryData(api.people.session.queryKey(), null));
  await waitFor(() =>
    expect(window.history.state).toMatchObject({ usr: { ended: true, reason: 'expired' } }),
  );
});

test('a visitor who opens a protected screen was not signed out', async () => {
  serve({ 'people.session': () => null });
  const { address } = screenFor('signed-in', '/dashboard');
  await waitFor(() => expect(address()).toMatch(/^\/auth\?/));
  expect(window.history.state).toMatchObject({ usr: { ended: false } });
});

test('a customer does not get into the console', async () => {
  serve({ 'people.session': () => session() });
  const { address } = screenFor('staff', '/admin');
  await waitFor(() => expect(address()).toBe('/dashboard'));
  expect(screen.queryByText('Secret')).toBeNull();
});

test('staff get into the console', async () => {
  serve({ 'people.session': () => session({ role: 'dispatcher' }) });
  screenFor('staff', '/admin');
  expect(await screen.findByText('Secret')).toBeDefined();
});

test('what only admins may see sends other staff to their start', async () => {
  serve({ 'people.session': () => session({ role: 'dispatcher' }) });
  const { address } = screenFor('admin', '/admin/mail');
  await waitFor(() => expect(address()).toBe('/dashboard'));
  expect(screen.queryByText('Secret')).toBeNull();
});

test('a visitor of a screen for staff goes to the sign-in for administrators', async () => {
  serve({ 'people.session': () => null });
  const { address } = screenFor('admin', '/admin/mail');
  await waitFor(() => expect(address()).toBe('/auth?next=%2Fadmin%2Fmail'));
});

test('staff without the required second factor go to its set-up', async () => {
  serve({ 'people.session': () => session({ role: 'admin', second_factor: 'missing' }) });
  const { address } = screenFor('staff', '/admin');
  await waitFor(() => expect(address()).toMatch(/^\/settings/));
  expect(screen.queryByText('Secret')).toBeNull();
});

test('the stored session shows the screen before the server responds', async () => {
  storeSession(session());
  serve({ 'people.session': () => new Promise(() => {}) });
  screenFor('signed-in', '/dashboard');
  expect(screen.getByText('Secret')).toBeDefined();
});

test('a stored session does not open the console to somebody it does not admit', async () => {
  storeSession(session());
  serve({ 'people.session': () => new Promise(() => {}) });
  const { address } = screenFor('staff', '/admin');
  await act(async () => {});
  expect(screen.queryByText('Secret')).toBeNull();
  expect(address()).toBe('/admin');
});

test('an unreachable server signs nobody out', async () => {
  storeSession(session());
  serve({ 'people.session': lost });
  const { address } = screenFor('signed-in', '/dashboard');
  await act(async () => {
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  expect(screen.getByText('Secret')).toBeDefined();
  expect(address()).toBe('/dashboard');
});

test('an expired stored session is none', () => {
  storeSession(session({ expires_at: new Date(Date.now() - 1) }));
  expect(readStoredSession()).toBeUndefined();
});

test('damaged storage is no session', () => {
  localStorage.setItem(STORED_SESSION_KEY, '{');
  expect(readStoredSession()).toBeUndefined();
});

test('a session is stored and removed', () => {
  const stored = session();
  storeSession(stored);
  expect(readStoredSession()).toEqual(stored);
  storeSession(null);
  expect(readStoredSession()).toBeUndefined();
});

function SignOut() {
  const signOut = useSignOut();
  return (
    <button type="button" onClick={() => signOut.write()}>
      Sign out
    </button>
  );
}

test('signing out ends the session and leads home', async () => {
  serve({ 'people.signOut': () => ({ continue_at: null }) });
  const { user, address, client } = renderPiece(<SignOut />, { at: '/dashboard' });
  client.setQueryData(api.people.session.queryKey(), session());
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(address()).toBe('/'));
  await waitFor(() => expect(client.getQueryData(api.people.session.queryKey())).toBeNull());
  expect(shownToasts()).toMatchObject([{ title: 'Signed out' }]);
});

test('a session that had ended already is signed out all the same', async () => {
  serve({
    'people.signOut': () => {
      throw refusal('UNAUTHORIZED', 'Please sign in.', 401);
    },
  });
  const { user, address } = renderPiece(<SignOut />, { at: '/dashboard' });
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(address()).toBe('/'));
});

test('without a connection one stays signed in, and learns it', async () => {
  serve({ 'people.signOut': lost });
  const { user, address } = renderPiece(<SignOut />, { at: '/dashboard' });
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(shownToasts()).toHaveLength(1));
  expect(shownToasts()[0]?.description).toBe('We couldn’t reach the server. You are still signed in.');
  expect(address()).toBe('/dashboard');
});

function Upkeep() {
  useSessionLifecycle();
  return null;
}

test('the session is stored for the next visit', async () => {
  const stored = session();
  serve({ 'people.session': () => stored });
  const { client } = renderPiece(<Upkeep />);
  act(() => void client.setQueryData(api.people.session.queryKey(), stored));
  await waitFor(() => expect(readStoredSession()?.full_name).toBe('Ada Reyes'));
});

test('another person sees nothing of the one before', async () => {
  serve({});
  const { client } = renderPiece(<Upkeep />);
  act(() => void client.setQueryData(api.people.session.queryKey(), session()));
  await waitFor(() => expect(readStoredSession()).toBeDefined());
  client.setQueryData(['shipments'], ['GS104588210']);
  act(
    () =>
      void client.setQueryData(
        api.people.session.queryKey(),
        session({ user_id: '01900000-0000-7000-8000-000000000005' }),
      ),
  );
  await waitFor(() => expect(client.getQueryData(['shipments'])).toBeUndefined());
  expect(client.getQueryData<Session>(api.people.session.queryKey())?.user_id).toMatch(/5$/);
});

test('a session about to expire is renewed', async () => {
  vi.useFakeTimers();
  const calls = serve({ 'people.session': () => session() });
  const { client } = renderPiece(<Upkeep />);
  act(
    () =>
      void client.setQueryData(
        api.people.session.queryKey(),
        session({ expires_at: new Date(Date.now() + 100_000) }),
      ),
  );
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(calls.map(({ operation }) => operation)).toEqual(['people.session']);
});
