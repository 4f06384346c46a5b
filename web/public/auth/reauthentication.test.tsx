import { act, screen, waitFor, within } from '@testing-library/react';
import type { FormEvent } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { EmailChangeForm } from '#web/account/settings/email-change-form.tsx';
import { queryClient } from '#web/api/query-client.ts';
import { promptForReauthentication, settleReauthentication } from '#web/api/reauthentication.ts';
import { setOnline } from '#web/browser-for-tests.ts';
import { CUSTOMER } from '#web/gallery/customer-fixtures.ts';
import { daysAhead, hoursAgo } from '#web/gallery/fixtures.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { refusal, serve } from '#web/server-for-tests.ts';
import { dismissToast, shownToasts } from '#web/ui/overlays/toast.ts';
import { ReauthenticationPrompt } from './reauthentication-prompt.tsx';

const PERSON = { ...CUSTOMER, expires_at: daysAhead(9_000) };
const PROFILE = {
  full_name: 'Helen Brandt',
  company_name: null,
  email: PERSON.email,
  email_verified: true,
  has_password: true,
  single_sign_on: true,
};
const FACTOR = {
  since: null as Date | null,
  passkeys: 0,
  recovery_codes_left: 10,
  email_verified: true,
  demanded: false,
};
const NEW_ADDRESS = 'helen@brandt.example';

beforeEach(() => {
  for (const { id } of shownToasts()) dismissToast(id);
  // The dialog has the client of the whole page.
  queryClient.clear();
  act(() => settleReauthentication(false));
});

/** A change of address that the server allows only after a confirmation. */
async function interrupted(responses: Parameters<typeof serve>[0] = {}) {
  let confirmed = false;
  const confirm = () => {
    confirmed = true;
    return {};
  };
  const calls = serve({
    'people.session': () => PERSON,
    'people.profile': () => PROFILE,
    'people.secondFactor': () => FACTOR,
    'people.signInMethods': () => ({ single_sign_on: true }),
    'people.requestEmailChange': () => {
      if (!confirmed) throw refusal('REAUTHENTICATE', 'Confirm it’s you first.', 403);
      return {};
    },
    'people.reauthenticate': confirm,
    'people.beginPasskeyReauthentication': () => ({ challenge: 'c2VjcmV0', rpId: 'localhost' }),
    'people.reauthenticateWithPasskey': confirm,
    ...responses,
  });
  const behind = vi.fn((event: FormEvent) => event.preventDefault());
  const rendered = renderPiece(
    <>
      <EmailChangeForm />
      <form onSubmit={behind}>
        <ReauthenticationPrompt />
      </form>
    </>,
    { at: '/settings?tab=account' },
  );
  await rendered.user.type(screen.getByLabelText('New e-mail address'), NEW_ADDRESS);
  await rendered.user.click(screen.getByRole('button', { name: 'Send link' }));
  await screen.findByRole('button', { name: /^Confirm/ });
  const dialog = within(screen.getByRole('dialog', { name: 'Confirm it’s you' }));
  const wrote = (operation: string) =>
    calls.filter((call) => call.operation === operation).map(({ input }) => input);
  const press = (name: string) => rendered.user.click(dialog.getByRole('button', { name }));
  return { ...rendered, dialog, wrote, press, confirm, behind };
}

const address = () => screen.getByLabelText<HTMLInputElement>('New e-mail address').value;
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('after the password, the interrupted change is sent again, once', async () => {
  const { user, dialog, wrote } = await interrupted();
  const password = dialog.getByLabelText('Password');
  await waitFor(() => expect(document.activeElement).toBe(password));
  await user.type(password, 'correct horse battery{Enter}');
  expect(await screen.findByText(`We sent a link to ${NEW_ADDRESS}.`)).toBeDefined();
  await closed();
  expect(wrote('people.reauthenticate')).toEqual([{ password: 'correct horse battery' }]);
  expect(wrote('people.requestEmailChange')).toEqual([{ email: NEW_ADDRESS }, { email: NEW_ADDRESS }]);
});

test('a wrong password is refused at its field, and a form behind is not sent with the dialog’s', async () => {
  const { user, dialog, wrote, behind } = await interrupted({
    'people.reauthenticate': () => {
      throw refusal('WRONG_PASSWORD', 'This password isn’t correct.', 403);
    },
  });
  const password = dialog.getByLabelText<HTMLInputElement>('Password');
  await user.type(password, 'battery staple{Enter}');
  await waitFor(() => expect(password.getAttribute('aria-invalid')).toBe('true'));
  expect(dialog.getByText('This password isn’t correct.')).toBeDefined();
  expect(password.value).toBe('battery staple');
  expect(wrote('people.requestEmailChange')).toHaveLength(1);
  expect(behind).not.toHaveBeenCalled();
});

test('offline nothing can be confirmed, and what was typed stays', async () => {
  const { user, dialog, wrote } = await interrupted();
  const password = dialog.getByLabelText<HTMLInputElement>('Password');
  await user.type(password, 'correct horse battery');
  act(() => setOnline(false));
  const confirm = dialog.getByRole('button', {
    name: 'Confirm',
    description: 'You are offline. Your entries stay here.',
  });
  await user.click(confirm);
  await user.type(password, '{Enter}');
  expect(wrote('people.reauthenticate')).toEqual([]);
  expect(password.value).toBe('correct horse battery');
});

test('while the profile loads, the dialog is open and can be left', async () => {
  serve({ 'people.session': () => PERSON, 'people.profile': () => new Promise(() => {}) });
  const reauthenticated = renderPiece(<ReauthenticationPrompt />);
  let answer: Promise<boolean> | undefined;
  act(() => {
    answer = promptForReauthentication();
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }));
  expect(dialog.getByText('Loading')).toBeDefined();
  await reauthenticated.user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await closed();
  expect(await answer).toBe(false);
});

test('an empty password is refused at its field without a call', async () => {
  const { dialog, wrote, press } = await interrupted();
  await press('Confirm');
  expect(await dialog.findByText('Enter your password.')).toBeDefined();
  expect(dialog.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true');
  expect(dialog.queryByLabelText('Code')).toBeNull();
  expect(wrote('people.reauthenticate')).toEqual([]);
});

test.each(['Cancel', 'Escape'])('with %s the change fails, and what was typed stays', async (way) => {
  const { user, wrote, press } = await interrupted();
  await (way === 'Escape' ? user.keyboard('{Escape}') : press(way));
  await closed();
  expect((await screen.findByRole('alert')).textContent).toContain('Confirm it’s you first.');
  expect(address()).toBe(NEW_ADDRESS);
  expect(wrote('people.requestEmailChange')).toHaveLength(1);
});

test.each([
  ['an app', hoursAgo(48), 'From your authenticator app, or a recovery code'],
  ['passkeys only', null, 'One of your recovery codes'],
])('with %s as second factor, a code is needed too', async (_, since, description) => {
  let refuses = true;
  const { user, dialog, wrote, press, confirm } = await interrupted({
    'people.session': () => ({ ...PERSON, second_factor: 'on' }),
    'people.secondFactor': () => ({ ...FACTOR, since }),
    'people.reauthenticate': () => {
      if (!refuses) return confirm();
      throw refusal('WRONG_CODE', 'This code isn’t correct.', 422);
    },
  });
  const code = await dialog.findByRole<HTMLInputElement>('textbox', { name: 'Code', description });
  await user.type(dialog.getByLabelText('Password'), 'correct horse battery');
  await press('Confirm');
  expect(await dialog.findByText('Enter a code.')).toBeDefined();
  expect(wrote('people.reauthenticate')).toEqual([]);

  await user.type(code, ' 000 000 ');
  await press('Confirm');
  expect(await dialog.findByText('This code isn’t correct.')).toBeDefined();
  expect(wrote('people.reauthenticate')).toEqual([{ password: 'correct horse battery', code: '000 000' }]);

  refuses = false;
  await press('Confirm');
  await closed();
  expect(await screen.findByText(`We sent a link to ${NEW_ADDRESS}.`)).toBeDefined();
});

test('too many attempts are a message of the dialog, which takes the focus', async () => {
  const { user, dialog } = await interrupted({
    'people.reauthenticate': () => {
      throw refusal('TOO_MANY_REQUESTS', 'Too many attempts. Try again in a minute.', 429);
    },
  });
  await user.type(dialog.getByLabelText('Password'), 'battery staple{Enter}');
  const alert = await dialog.findByRole('alert');
  expect(alert.textContent).toContain('Too many attempts. Try again in a minute.');
  expect(document.activeElement).toBe(alert);
});

test('without a password, the way is through single sign-on', async () => {
  const { dialog, press, wrote } = await interrupted({
    'people.profile': () => ({ ...PROFILE, has_password: false }),
  });
  expect(await dialog.findByRole('button', { name: 'Confirm with single sign-on' })).toBeDefined();
  expect(dialog.queryByLabelText('Password')).toBeNull();
  expect(dialog.getByText(/Unsaved changes will be lost/)).toBeDefined();
  await press('Cancel');
  await closed();
  expect(wrote('people.requestEmailChange')).toHaveLength(1);
  expect(address()).toBe(NEW_ADDRESS);
});

test('who has no passkey is offered none', async () => {
  const { dialog, wrote } = await interrupted();
  await waitFor(() => expect(wrote('people.secondFactor')).not.toEqual([]));
  expect(dialog.queryByRole('button', { name: 'Use a passkey' })).toBeNull();
});

test('a passkey confirms without the password', async () => {
  const bytes = new TextEncoder().encode('signed').buffer;
  const get = vi.fn(async () => ({
    id: 'passkey-1',
    rawId: bytes,
    type: 'public-key',
    response: { authenticatorData: bytes, clientDataJSON: bytes, signature: bytes, userHandle: null },
    getClientExtensionResults: () => ({}),
  }));
  vi.stubGlobal('PublicKeyCredential', class {});
  Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true });
  const { dialog, wrote, press } = await interrupted({
    'people.secondFactor': () => ({ ...FACTOR, passkeys: 1 }),
  });
  await dialog.findByRole('button', { name: 'Use a passkey' });
  get.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
  await press('Use a passkey');
  expect((await dialog.findByRole('alert')).textContent).toContain('No passkey was used. You can try again.');
  expect(wrote('people.reauthenticateWithPasskey')).toEqual([]);

  await press('Use a passkey');
  expect(await screen.findByText(`We sent a link to ${NEW_ADDRESS}.`)).toBeDefined();
  expect(wrote('people.reauthenticateWithPasskey')).toMatchObject([{ credential: { id: 'passkey-1' } }]);
  expect(wrote('people.reauthenticate')).toEqual([]);
});

test('a browser without passkeys says what they need', async () => {
  const { dialog, wrote, press } = await interrupted({
    'people.secondFactor': () => ({ ...FACTOR, passkeys: 1 }),
  });
  await dialog.findByRole('button', { name: 'Use a passkey' });
  await press('Use a passkey');
  expect((await dialog.findByRole('alert')).textContent).toContain('This browser can’t use passkeys here.');
  expect(wrote('people.beginPasskeyReauthentication')).toEqual([]);
});
