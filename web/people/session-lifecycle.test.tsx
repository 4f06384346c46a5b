import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { api } from '#web/api/client.ts';
import { CUSTOMER } from '#web/gallery/customer-fixtures.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { lost, refusal, serve } from '#web/server-for-tests.ts';
import { dismissToast, shownToasts } from '#web/ui/overlays/toast.ts';
import { useSession } from './session.ts';
import { useSessionLifecycle } from './session-lifecycle.ts';
import { SignOutButton } from './sign-out-button.tsx';
import { readStoredSession, STORED_SESSION_KEY } from './stored-session.ts';

const HOUR_MS = 3_600_000;
const QUOTES = ['quotes of Helen'];
const expiringIn = (ms: number) => ({ ...CUSTOMER, expires_at: new Date(Date.now() + ms) });

beforeEach(() => {
  sessionStorage.clear();
  for (const { id } of shownToasts()) dismissToast(id);
});

function Screen() {
  useSessionLifecycle();
  const { person } = useSession();
  return (
    <>
      <p>{person ? `Signed in as ${person.full_name}` : 'Signed out'}</p>
      <SignOutButton />
    </>
  );
}

/** A page of Helen with cached data of hers. */
async function signedIn(responses: Parameters<typeof serve>[0] = {}) {
  const calls = serve({ 'people.session': () => expiringIn(HOUR_MS), ...responses });
  const rendered = renderPiece(<Screen />, { at: '/dashboard' });
  await screen.findByText('Signed in as Helen Brandt');
  rendered.client.setQueryData(['quotes'], QUOTES);
  const reads = () => calls.filter(({ operation }) => operation === 'people.session').length;
  const signOut = () => rendered.user.click(screen.getByRole('button', { name: 'Sign Out' }));
  return { ...rendered, reads, signOut };
}

test('the session is stored for the next visit', async () => {
  await signedIn();
  expect(readStoredSession()).toMatchObject({ email: CUSTOMER.email });
});

test('signing out forgets the person and their data, and opens the home page', async () => {
  const { signOut, client, address } = await signedIn({ 'people.signOut': () => ({ continue_at: null }) });
  await signOut();
  expect(await screen.findByText('Signed out')).toBeDefined();
  expect(address()).toBe('/');
  await waitFor(() => expect(client.getQueryData(['quotes'])).toBeUndefined());
  expect(readStoredSession()).toBeUndefined();
  expect(shownToasts()).toMatchObject([{ title: 'Signed out' }]);
});

test('signing out of a session that has ended already is a success', async () => {
  const { signOut } = await signedIn({
    'people.signOut': () => {
      throw refusal('UNAUTHORIZED', 'Sign in first.', 401);
    },
  });
  await signOut();
  expect(await screen.findByText('Signed out')).toBeDefined();
  expect(shownToasts()).toMatchObject([{ title: 'Signed out' }]);
});

test('a sign-out that does not reach the server changes nothing, and says so', async () => {
  const { signOut, client, address } = await signedIn({ 'people.signOut': lost });
  await signOut();
  await waitFor(() =>
    expect(shownToasts()).toMatchObject([
      { description: 'We couldn’t reach the server. You are still signed in.', variant: 'destructive' },
    ]),
  );
  expect(screen.getByText('Signed in as Helen Brandt')).toBeDefined();
  expect(address()).toBe('/dashboard');
  expect(client.getQueryData(['quotes'])).toBe(QUOTES);
});

test('another person does not see the data of the one before', async () => {
  const { client } = await signedIn();
  const other = { ...expiringIn(HOUR_MS), user_id: '01900000-0000-7000-8000-000000000099', full_name: 'Nia' };
  act(() => void client.setQueryData(api.people.session.queryKey(), other));
  expect(await screen.findByText('Signed in as Nia')).toBeDefined();
  await waitFor(() => expect(client.getQueryData(['quotes'])).toBeUndefined());
});

const FORMS = [
  'quote.1',
  'quote-places.1',
  'quote-receipt.2',
  'quote-sent.1',
  'contact.1',
  'contact-sent.1',
].map((name) => `groundswell.${name}`);
const fillForms = () => {
  for (const key of FORMS) sessionStorage.setItem(key, '{}');
};
const storedForms = () => FORMS.filter((key) => sessionStorage.getItem(key) !== null);
const NIA = {
  ...expiringIn(HOUR_MS),
  user_id: '01900000-0000-7000-8000-000000000099',
  full_name: 'Nia',
};

test.each([
  ['signs out', null],
  ['is followed by another one', NIA],
])('what a person typed into public forms is cleared when the person %s', async (_, next) => {
  const { client } = await signedIn();
  fillForms();
  const cleared = vi.fn();
  window.addEventListener('groundswell:person-change', cleared, { once: true });
  act(() => void client.setQueryData(api.people.session.queryKey(), next));
  await waitFor(() => expect(storedForms()).toEqual([]));
  expect(cleared).toHaveBeenCalledOnce();
});

test('the forms of a person whose session ended before the page was loaded are cleared', async () => {
  const { unmount } = await signedIn();
  fillForms();
  unmount();
  serve({ 'people.session': () => null });
  renderPiece(<Screen />, { at: '/quote' });
  await screen.findByText('Signed out');
  await waitFor(() => expect(storedForms()).toEqual([]));
});

const DRAFTS = ['shipment-draft.2', 'shipment-sent.1', 'offer-drafts.1', 'message-drafts.1'].map(
  (name) => `groundswell.${name}`,
);
const storedDrafts = () => DRAFTS.filter((key) => sessionStorage.getItem(key) !== null);
const fillDrafts = () => {
  for (const key of DRAFTS) sessionStorage.setItem(key, '{}');
};

test('signing out clears bookings, offers and messages that have not been sent', async () => {
  const { signOut } = await signedIn({ 'people.signOut': () => ({ continue_at: null }) });
  fillDrafts();
  await signOut();
  await screen.findByText('Signed out');
  expect(storedDrafts()).toEqual([]);
});

test.each([
  ['a sign-out in another tab clears', HOUR_MS, []],
  ['a session that expired leaves', -1, DRAFTS],
])('%s the drafts of this tab', async (_, left, expected) => {
  await signedIn();
  fillDrafts();
  const oldValue = JSON.stringify(expiringIn(left));
  act(
    () =>
      void window.dispatchEvent(
        new StorageEvent('storage', { key: STORED_SESSION_KEY, oldValue, newValue: null }),
      ),
  );
  expect(storedDrafts()).toEqual(expected);
});

test('drafts outlive a session for the same person, and are cleared when another one signs in', async () => {
  const { client } = await signedIn();
  fillDrafts();
  const becomes = (session: typeof NIA | null) =>
    act(() => void client.setQueryData(api.people.session.queryKey(), session));
  becomes(null);
  await screen.findByText('Signed out');
  becomes(expiringIn(HOUR_MS) as typeof NIA);
  await screen.findByText('Signed in as Helen Brandt');
  expect(storedDrafts()).toEqual(DRAFTS);
  becomes(null);
  becomes(NIA);
  await screen.findByText('Signed in as Nia');
  expect(storedDrafts()).toEqual([]);
});

test('staff who view a customer’s area find their drafts again', async () => {
  const { client } = await signedIn();
  fillDrafts();
  const viewing = { organisation: { id: CUSTOMER.user_id, name: 'Brandt' }, until: new Date() };
  act(() => void client.setQueryData(api.people.session.queryKey(), { ...NIA, viewing } as never));
  await screen.findByText('Signed in as Nia');
  act(() => void client.setQueryData(api.people.session.queryKey(), expiringIn(HOUR_MS)));
  await screen.findByText('Signed in as Helen Brandt');
  expect(storedDrafts()).toEqual(DRAFTS);
});

test('what a visitor typed stays when they sign in', async () => {
  fillForms();
  await signedIn();
  expect(storedForms()).toEqual(FORMS);
});

test('the same person with a new expiry keeps the data', async () => {
  const { client } = await signedIn();
  act(() => void client.setQueryData(api.people.session.queryKey(), expiringIn(2 * HOUR_MS)));
  await waitFor(() =>
    expect(readStoredSession()?.expires_at.getTime()).toBeGreaterThan(Date.now() + 1.5 * HOUR_MS),
  );
  expect(client.getQueryData(['quotes'])).toBe(QUOTES);
});

test('a session that another tab ended is noticed; other stored items do not matter', async () => {
  let session: unknown = expiringIn(HOUR_MS);
  const { reads } = await signedIn({ 'people.session': () => session });
  const changed = (key: string) => act(() => window.dispatchEvent(new StorageEvent('storage', { key })));
  session = null;
  changed('groundswell.theme');
  expect(reads()).toBe(1);
  changed(STORED_SESSION_KEY);
  expect(await screen.findByText('Signed out')).toBeDefined();
});

test('data refused for want of a session is checked against the session', async () => {
  let session: unknown = expiringIn(HOUR_MS);
  const { client } = await signedIn({ 'people.session': () => session });
  session = null;
  const queryFn = () => Promise.reject(refusal('UNAUTHORIZED', 'Sign in first.', 401));
  await act(() => client.query({ queryKey: ['invoices'], queryFn }).catch(() => {}));
  expect(await screen.findByText('Signed out')).toBeDefined();
});

test.each([
  ['that expires soon is renewed', 80_000, 2],
  ['with time left is not read again', HOUR_MS, 1],
])('a session %s', async (_, left, expected) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { reads } = await signedIn({ 'people.session': () => expiringIn(left) });
  await act(() => vi.advanceTimersByTimeAsync(31_000));
  expect(reads()).toBe(expected);
});
