import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { api } from '#web/api/client.ts';
import { CUSTOMER } from '#web/gallery/customer-fixtures.ts';
import { daysAhead, hoursAgo } from '#web/gallery/fixtures.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { lost, refusal, serve } from '#web/server-for-tests.ts';
import { dismissToast, shownToasts } from '#web/ui/overlays/toast.ts';
import { EmailChangeForm } from './email-change-form.tsx';
import { EraseDialog } from './erase-dialog.tsx';
import { NotificationChoices } from './notification-choices.tsx';
import { OwnSessions } from './own-sessions.tsx';
import { OwnPasskeys } from './passkeys/own-passkeys.tsx';
import { PasswordForm } from './password-form.tsx';
import { ProfileForm } from './profile-form.tsx';
import { TwoStepSignIn } from './second-factor/two-step-sign-in.tsx';

const PERSON = { ...CUSTOMER, expires_at: daysAhead(9_000) };
const PROFILE = {
  full_name: 'Nia Newcomer',
  company_name: null,
  email: 'nia@reyes.example',
  email_verified: true,
  has_password: true,
  single_sign_on: false,
};

beforeEach(() => {
  for (const { id } of shownToasts()) dismissToast(id);
});

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = (name: string) => screen.getByRole('button', { name });

test('a changed name is in the session at once; a name is required', async () => {
  const calls = serve({ 'people.changeProfile': (changed: object) => ({ ...PROFILE, ...changed }) });
  const { user, client } = renderPiece(<ProfileForm profile={PROFILE} />);
  client.setQueryData(api.people.session.queryKey(), PERSON);
  await user.clear(field('Full name'));
  await user.click(press('Save profile'));
  expect(await screen.findByText('Enter your full name.')).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(field('Full name')));
  expect(calls).toEqual([]);

  await user.type(field('Full name'), 'Nia Harbor');
  await user.type(screen.getByLabelText(/^Company/), 'Harbor & Pine{Enter}');
  await waitFor(() => expect(shownToasts()).toMatchObject([{ title: 'Profile saved' }]));
  expect(client.getQueryData(api.people.session.queryKey())).toMatchObject({
    full_name: 'Nia Harbor',
    company_name: 'Harbor & Pine',
  });
});

test.each([
  [true, 'Verified. You sign in with this address.'],
  [false, 'Verified. You sign in with single sign-on.'],
])('with a password: %s, the profile says how its person signs in', async (has_password, sentence) => {
  serve({});
  renderPiece(<ProfileForm profile={{ ...PROFILE, has_password, single_sign_on: !has_password }} />);
  expect(await screen.findByText(sentence)).toBeDefined();
});

test('password managers find the account whose password changes, and the new address', async () => {
  serve({ 'people.session': () => PERSON });
  const { container } = renderPiece(
    <>
      <PasswordForm />
      <EmailChangeForm />
    </>,
  );
  // They ignore fields of the type hidden.
  const account = () =>
    container.querySelector<HTMLInputElement>('[autocomplete="username"]:not([type="hidden"])');
  await waitFor(() => expect(account()?.value).toBe(PERSON.email));
  expect(screen.queryByRole('textbox', { name: '' })).toBeNull();
  expect(field('Current password').autocomplete).toBe('current-password');
  expect(field('New password').autocomplete).toBe('new-password');
  expect(field('New e-mail address').autocomplete).toBe('email');
});

test('the reason for a refused password is at its field', async () => {
  let refuses = true;
  serve({
    'people.session': () => PERSON,
    'people.changePassword': () => {
      if (refuses) throw refusal('WRONG_PASSWORD', 'That isn’t your current password.', 403);
      return { ended: 1 };
    },
  });
  const { user } = renderPiece(<PasswordForm />);
  await user.type(field('Current password'), 'not this one');
  await user.type(field('New password'), 'short');
  await user.click(press('Change password'));
  expect(await screen.findByText(/The password needs at least 8 characters/)).toBeDefined();
  await user.type(field('New password'), ' no longer');
  await user.click(press('Change password'));
  expect(await screen.findByText('That isn’t your current password.')).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(field('Current password')));

  refuses = false;
  await user.click(press('Change password'));
  await waitFor(() => expect(shownToasts().at(-1)).toMatchObject({ title: 'Password changed' }));
  expect(field('Current password').value).toBe('');
});

const PREFERENCES = {
  email_verified: true,
  preferences: [{ kind: 'shipment_delayed', label: 'Shipment delayed', delivery: 'instant' }],
};

test('a preference is stored when it is chosen, and one that could not be is undone', async () => {
  let stores = true;
  const calls = serve({
    'notifications.preferences': () => PREFERENCES,
    'notifications.setPreference': () => (stores ? {} : lost()),
  });
  const { user } = renderPiece(<NotificationChoices />);
  const delayed = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Shipment delayed' });
  await user.selectOptions(delayed, 'Off');
  await waitFor(() => expect(delayed.value).toBe('off'));
  await waitFor(() =>
    expect(calls.at(-1)).toEqual({
      operation: 'notifications.setPreference',
      input: { kind: 'shipment_delayed', delivery: 'off' },
    }),
  );
  stores = false;
  await user.selectOptions(delayed, 'Daily');
  expect(await screen.findByText('We couldn’t reach the server. Try again in a moment.')).toBeDefined();
  await waitFor(() => expect(delayed.value).toBe('instant'));
});

test('of two quick choices the last one is stored, also if the first takes longer', async () => {
  let respond = () => {};
  const calls = serve({
    'notifications.preferences': () => PREFERENCES,
    'notifications.setPreference': ({ delivery }: { delivery: string }) =>
      delivery === 'off' ? new Promise<object>((resolve) => (respond = () => resolve({}))) : {},
  });
  const sent = () =>
    calls
      .filter(({ operation }) => operation === 'notifications.setPreference')
      .map(({ input }) => (input as { delivery: string }).delivery);
  const { user } = renderPiece(<NotificationChoices />);
  const delayed = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Shipment delayed' });
  await user.selectOptions(delayed, 'Off');
  await waitFor(() => expect(sent()).toEqual(['off']));
  await user.selectOptions(delayed, 'Daily');
  expect(delayed.value).toBe('daily');
  expect(sent()).toEqual(['off']);
  respond();
  await waitFor(() => expect(sent()).toEqual(['off', 'daily']));
  await waitFor(() => expect(delayed.value).toBe('daily'));
});

test('sessions are listed with a way to end all others, which goes with the last of them', async () => {
  const session = {
    device: 'Chrome on Linux',
    network: null,
    signed_in_at: hoursAgo(3),
    last_seen_at: hoursAgo(2),
  };
  const own = { ...session, id: '1', current: true };
  const all = [own, { ...session, id: '2', current: false }];
  let sessions = all;
  serve({ 'people.sessions': () => ({ sessions, more: 0 }) });
  const { client } = renderPiece(<OwnSessions />);
  expect(await screen.findAllByRole('listitem')).toHaveLength(2);
  expect(press('Sign out everywhere else')).toBeDefined();
  sessions = [own];
  await client.invalidateQueries();
  expect(await screen.findByText('You aren’t signed in anywhere else.')).toBeDefined();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

const UNVERIFIED = {
  since: null,
  passkeys: 0,
  recovery_codes_left: 0,
  email_verified: false,
  demanded: false,
};

test.each([
  ['two-step sign-in', 'Set up', <TwoStepSignIn key="" />],
  ['passkeys', 'Add a passkey', <OwnPasskeys key="" />],
])(
  'before the address is verified, %s can’t be turned on, and the link is sent again',
  async (_, name, section) => {
    serve({
      'people.session': () => PERSON,
      'people.secondFactor': () => UNVERIFIED,
      'people.passkeys': () => [],
      'people.resendVerification': () => ({ sent: true }),
    });
    const { user } = renderPiece(section);
    expect(await screen.findByText('Verify your e-mail address first.')).toBeDefined();
    expect(screen.queryByRole('button', { name })).toBeNull();
    await user.click(press('Resend link'));
    expect(await screen.findByText(`Sent to ${PERSON.email}. The link is valid for 24 hours.`)).toBeDefined();
  },
);

test('an account with open shipments can’t be deleted, and it says what must be done first', async () => {
  serve({
    'privacy.erasureStatus': () => ({
      is_last_admin: false,
      has_debts: false,
      shipments: { numbers: ['GS104588210'], more: 0 },
      invoices: { numbers: [], more: 0 },
    }),
  });
  renderPiece(<EraseDialog onClose={() => {}} />);
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account' }));
  expect((await dialog.findByRole('listitem')).textContent).toBe('Active shipments: GS104588210');
  expect(dialog.getByRole('link', { name: 'Open your portal' })).toBeDefined();
  expect(dialog.queryByRole('button', { name: 'Permanently delete account' })).toBeNull();
});
