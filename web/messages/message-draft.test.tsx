import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { api } from '#web/api/client.ts';
import { CUSTOMER } from '#web/gallery/customer-fixtures.ts';
import { ProtectedScreen } from '#web/people/protected-screen.tsx';
import { useSessionLifecycle } from '#web/people/session-lifecycle.ts';
import { SignOutButton } from '#web/people/sign-out-button.tsx';
import { STORED_SESSION_KEY } from '#web/people/stored-session.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { serve } from '#web/server-for-tests.ts';
import { MessageForm } from './message-form.tsx';

const NUMBER = 'GS104588210';
const HOUR_MS = 3_600_000;
const HELEN = { ...CUSTOMER, expires_at: new Date(Date.now() + HOUR_MS) };
const NIA = { ...HELEN, user_id: '01900000-0000-7000-8000-000000000099', full_name: 'Nia' };

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

function Page({ number = NUMBER, forStaff = false }: { number?: string; forStaff?: boolean }) {
  useSessionLifecycle();
  return (
    <ProtectedScreen access="signed-in">
      <MessageForm tracking_number={number} forStaff={forStaff} />
      <SignOutButton />
    </ProtectedScreen>
  );
}

async function open(person: typeof HELEN = HELEN, props: Parameters<typeof Page>[0] = {}) {
  serve({
    'people.session': () => person,
    'people.signOut': () => ({ continue_at: null }),
    'messages.send': () => ({}),
  });
  const rendered = renderPiece(<Page {...props} />);
  const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^(Message|Note)/ });
  const becomes = (session: typeof HELEN | null) =>
    act(() => void rendered.client.setQueryData(api.people.session.queryKey(), session));
  return { ...rendered, box, becomes };
}

/** Ends the session while the form is open. */
async function typedUntilSessionEnded(text: string, props: Parameters<typeof Page>[0] = {}) {
  const { user, box, becomes, unmount } = await open(HELEN, props);
  await user.type(box, text);
  if (props.forStaff) await user.click(await screen.findByRole('checkbox', { name: /Internal note/ }));
  await waitFor(() => expect(stored()).toContain(text));
  becomes(null);
  await waitFor(() => expect(box.isConnected).toBe(false));
  unmount();
}
const stored = () => Object.values({ ...sessionStorage }).join('\n');

test.each([
  ['customer', false],
  ['dispatcher', true],
])(
  'what a %s typed is there again after the session has ended and they have signed in',
  async (_, forStaff) => {
    await typedUntilSessionEnded('Gate 4', { forStaff });
    const { box, user } = await open(HELEN, { forStaff });
    expect(box.value).toBe('Gate 4');
    if (forStaff)
      expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: /Internal/ })).checked).toBe(
        true,
      );
    await user.click(screen.getByRole('button', { name: /Send message|Add note/ }));
    await waitFor(() => expect(stored()).not.toContain('Gate 4'));
    expect(box.value).toBe('');
  },
);

test('the draft of one shipment does not appear at another', async () => {
  await typedUntilSessionEnded('Gate 4');
  const { box, unmount } = await open(HELEN, { number: 'GS999999999' });
  expect(box.value).toBe('');
  unmount();
  expect((await open()).box.value).toBe('Gate 4');
});

test('another person neither sees nor keeps it', async () => {
  await typedUntilSessionEnded('Gate 4');
  const { box } = await open(NIA);
  expect(box.value).toBe('');
  await waitFor(() => expect(stored()).not.toContain('Gate 4'));
});

test('a form that is open when another person signs in is emptied', async () => {
  const { user, box, becomes } = await open();
  await user.type(box, 'Gate 4');
  becomes(NIA);
  await waitFor(() => expect(box.value).toBe(''));
  expect(stored()).not.toContain('Gate 4');
});

test('what is discarded by leaving the page stays away', async () => {
  const { user, box, unmount } = await open();
  await user.type(box, 'Gate 4');
  unmount();
  expect(stored()).not.toContain('Gate 4');
});

test('signing out removes it, here and in other tabs', async () => {
  const { user, box } = await open();
  await user.type(box, 'Gate 4');
  await user.click(screen.getByRole('button', { name: 'Sign Out' }));
  await waitFor(() => expect(stored()).not.toContain('Gate 4'));

  await typedUntilSessionEnded('Gate 5');
  await open(HELEN, { number: 'GS999999999' });
  const removed = (session: object) =>
    act(() => {
      const oldValue = JSON.stringify(session);
      window.dispatchEvent(
        new StorageEvent('storage', { key: STORED_SESSION_KEY, oldValue, newValue: null }),
      );
    });
  removed({ ...HELEN, expires_at: new Date(Date.now() - 1) });
  expect(stored()).toContain('Gate 5');
  removed(HELEN);
  expect(stored()).not.toContain('Gate 5');
});
