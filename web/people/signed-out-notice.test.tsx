import { act, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { api } from '#web/api/client.ts';
import { rulesResolver } from '#web/forms/field-messages.ts';
import { GuardedPage } from '#web/forms/leave-guard/guarded-page.tsx';
import { SubmitForm } from '#web/forms/submit-form.tsx';
import { useForm } from '#web/forms/use-form.ts';
import { CUSTOMER } from '#web/gallery/customer-fixtures.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { refusal, serve } from '#web/server-for-tests.ts';
// Loaded before it is needed.
import '#web/forms/leave-guard/leave-guard.tsx';
import { ProtectedScreen } from './protected-screen.tsx';
import { useSession } from './session.ts';
import { useSessionLifecycle } from './session-lifecycle.ts';
import { SignedOutNotice } from './signed-out-notice.tsx';
import { STORED_SESSION_KEY, storeSession } from './stored-session.ts';

const HELEN = { ...CUSTOMER, expires_at: new Date(Date.now() + 3_600_000) };

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const resolver = rulesResolver(() => ({}));

function NameForm() {
  const { person } = useSession();
  const form = useForm({ initial: { name: '' }, resolver });
  const { control } = form.field('name');
  return (
    <SubmitForm
      form={form}
      call={{ failure: null, calls: 0, pending: false }}
      onSubmit={() => {}}
      submitLabel="Save"
      busyLabel="Saving…"
    >
      <label>
        Name of {person?.full_name} <input {...control} />
      </label>
    </SubmitForm>
  );
}

function Page() {
  const { isEnded } = useSessionLifecycle();
  const { person } = useSession();
  const screen = (
    <ProtectedScreen access="signed-in">
      <GuardedPage>
        <NameForm />
      </GuardedPage>
    </ProtectedScreen>
  );
  return (
    <>
      {isEnded && person && <SignedOutNotice role={person.role} />}
      <Routes>
        <Route path="/company" element={screen} />
      </Routes>
    </>
  );
}

/** A page with a form, in which this was typed before a query in the background is refused for want of a session. */
async function endedAfter(text: string) {
  let session: typeof HELEN | null = HELEN;
  serve({ 'people.session': () => session });
  const rendered = renderPiece(<Page />, { at: '/company' });
  const box = await screen.findByRole<HTMLInputElement>('textbox');
  if (text) await rendered.user.type(box, text);
  const becomes = async (next: typeof HELEN | null) => {
    session = next;
    const queryFn = () => Promise.reject(refusal('UNAUTHORIZED', 'Sign in first.', 401));
    await act(() => rendered.client.query({ queryKey: ['invoices'], queryFn }).catch(() => {}));
  };
  await becomes(null);
  return { ...rendered, box, becomes };
}

const notice = () => screen.findByText('You’re signed out');
const stored = (oldValue: unknown, newValue: unknown) =>
  act(
    () =>
      void window.dispatchEvent(
        new StorageEvent('storage', {
          key: STORED_SESSION_KEY,
          oldValue: oldValue && JSON.stringify(oldValue),
          newValue: newValue && JSON.stringify(newValue),
        } as StorageEventInit),
      ),
  );

test('what was typed stays when the session ends, with a way to sign in again', async () => {
  const { box, address } = await endedAfter('Halden');
  await notice();
  expect([box.isConnected, box.value, address()]).toEqual([true, 'Halden', '/company']);
  const signIn = screen.getByRole('link', { name: 'Sign in in another tab' });
  expect([signIn.getAttribute('href'), signIn.getAttribute('target')]).toEqual([
    '/auth?for=customer',
    '_blank',
  ]);
  expect(localStorage.getItem(STORED_SESSION_KEY)).toBeNull();
});

test('after a new sign-in in another tab the page continues, and reads again what was refused', async () => {
  const { box, becomes, client } = await endedAfter('Halden');
  await notice();
  const refused = client.getQueryCache().find({ queryKey: ['invoices'] });
  await becomes(HELEN);
  await waitFor(() => expect(screen.queryByText('You’re signed out')).toBeNull());
  expect([box.isConnected, box.value]).toEqual([true, 'Halden']);
  expect(refused?.state.isInvalidated).toBe(true);
});

test('what was typed is gone when another person signs in', async () => {
  const { box, becomes, client, address } = await endedAfter('Halden');
  await notice();
  await becomes({ ...HELEN, user_id: '01900000-0000-7000-8000-0000000000b2', full_name: 'Ines Prado' });
  await waitFor(() => expect(address()).toMatch(/^\/auth/));
  expect(box.isConnected).toBe(false);
  const session = () => client.getQueryData(api.people.session.queryKey());
  await waitFor(() => expect(session()?.full_name).toBe('Ines Prado'));
});

test('without unsaved changes the sign-in screen opens', async () => {
  const { address } = await endedAfter('');
  await waitFor(() => expect(address()).toBe('/auth?for=customer&next=%2Fcompany'));
});

test('the sign-in screen opens once the changes are undone', async () => {
  const { user, box, becomes, address } = await endedAfter('Halden');
  await notice();
  await user.clear(box);
  await becomes(null);
  await waitFor(() => expect(address()).toMatch(/^\/auth/));
});

test('a person who signs out in another tab leaves the page', async () => {
  const { address } = await endedAfter('Halden');
  await notice();
  stored(HELEN, null);
  await waitFor(() => expect(address()).toMatch(/^\/auth/));
});

test('another tab that learns of the end does not count as a sign-out', async () => {
  const { box } = await endedAfter('Halden');
  await notice();
  stored(HELEN, {});
  stored({}, null);
  await act(async () => {});
  expect([box.isConnected, box.value]).toEqual([true, 'Halden']);
});

test('the stored session is replaced before it is removed, except at a sign-out', async () => {
  storeSession(HELEN);
  const values: (string | null)[] = [];
  const setItem = Storage.prototype.setItem;
  Storage.prototype.setItem = function (key, value) {
    if (key === STORED_SESSION_KEY) values.push(value);
    setItem.call(this, key, value);
  };
  try {
    const { client } = await endedAfter('');
    await waitFor(() => expect(localStorage.getItem(STORED_SESSION_KEY)).toBeNull());
    expect(client.getQueryData(api.people.session.queryKey())).toBeNull();
    expect(values.at(-1)).toBe('{}');
  } finally {
    Storage.prototype.setItem = setItem;
  }
});
