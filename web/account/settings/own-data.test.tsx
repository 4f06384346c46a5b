import { StandardRPCJsonSerializer, StandardRPCSerializer } from '@orpc/client/standard';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { api } from '#web/api/client.ts';
import { setOnline } from '#web/browser-for-tests.ts';
import { CUSTOMER } from '#web/gallery/customer-fixtures.ts';
import { daysAhead } from '#web/gallery/fixtures.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { lost, refusal, serve } from '#web/server-for-tests.ts';
import { dismissToast, shownToasts } from '#web/ui/overlays/toast.ts';
import { EmailChangeForm } from './email-change-form.tsx';
import { OwnData } from './own-data.tsx';
import { OwnPassword } from './own-password.tsx';
import { SignOnFailure } from './sign-on-failure.tsx';

const PERSON = { ...CUSTOMER, expires_at: daysAhead(9_000) };
const NONE = { numbers: [], more: 0 };
const FREE = { is_last_admin: false, has_debts: false, shipments: NONE, invoices: NONE };

beforeEach(() => {
  for (const { id } of shownToasts()) dismissToast(id);
});

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

async function erasing(responses: Parameters<typeof serve>[0] = {}, status: object = FREE) {
  const calls = serve({
    'people.session': () => PERSON,
    'privacy.erasureStatus': () => status,
    ...responses,
  });
  const rendered = renderPiece(<OwnData />, { at: '/settings' });
  await rendered.user.click(button('Delete your account...'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account' }));
  const wrote = () => calls.filter(({ operation }) => operation === 'privacy.erase');
  return { ...rendered, dialog, wrote };
}

/** The confirmed form: its button waits for the address of the account. */
async function confirmed(responses: Parameters<typeof serve>[0]) {
  const rendered = await erasing(responses);
  const field = await rendered.dialog.findByLabelText<HTMLInputElement>(
    'Type your e-mail address to confirm',
  );
  await rendered.dialog.findByText(PERSON.email);
  await rendered.user.type(field, PERSON.email);
  return { ...rendered, field };
}

test('an account is deleted only once its address is typed, in whatever case', async () => {
  const { user, dialog, wrote } = await erasing({ 'privacy.erase': () => ({}) });
  const field = await dialog.findByLabelText('Type your e-mail address to confirm');
  const erase = button('Permanently delete account');
  for (const typed of ['', 'helen@halden', 'nia@reyes.example']) {
    await user.clear(field);
    if (typed) await user.type(field, `${typed}{Enter}`);
    expect(erase.disabled).toBe(true);
  }
  expect(wrote()).toEqual([]);
  await user.clear(field);
  await user.type(field, PERSON.email.toUpperCase());
  await waitFor(() => expect(erase.disabled).toBe(false));
});

test('after the deletion, the visitor is on the home page and signed out', async () => {
  const { user, wrote, address, client } = await confirmed({ 'privacy.erase': () => ({}) });
  await user.click(button('Permanently delete account'));
  await waitFor(() => expect(shownToasts()).toMatchObject([{ title: 'Account deleted' }]));
  expect(wrote()).toMatchObject([{ input: { confirmation: PERSON.email } }]);
  expect(address()).toBe('/');
  expect(client.getQueryData(api.people.session.queryKey())).toBeNull();
});

test('a refused confirmation is at its field, and the person stays signed in', async () => {
  const { user, dialog, field, address, client } = await confirmed({
    'privacy.erase': () => {
      throw refusal('NOT_CONFIRMED', 'This isn’t your e-mail address.', 422);
    },
  });
  await user.click(button('Permanently delete account'));
  expect(await dialog.findByText('This isn’t your e-mail address.')).toBeDefined();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(dialog.queryByRole('alert')).toBeNull();
  expect(address()).toBe('/settings');
  expect(client.getQueryData(api.people.session.queryKey())).toMatchObject({ email: PERSON.email });
});

test('a lost connection deletes nothing, and the address stays typed', async () => {
  const { user, dialog, field, address } = await confirmed({ 'privacy.erase': lost });
  await user.click(button('Permanently delete account'));
  expect((await dialog.findByRole('alert')).textContent).toContain('We couldn’t reach the server.');
  expect(field.value).toBe(PERSON.email);
  expect(address()).toBe('/settings');
  expect(shownToasts()).toEqual([]);
});

test('offline, an account can be neither deleted nor downloaded', async () => {
  const { user, field, wrote } = await confirmed({ 'privacy.erase': () => ({}) });
  act(() => setOnline(false));
  expect(button('Permanently delete account').disabled).toBe(true);
  await user.type(field, '{Enter}');
  expect(wrote()).toEqual([]);
  await user.click(button('Keep account'));
  expect(button('Download your data').disabled).toBe(true);
  expect(button('Delete your account...').disabled).toBe(true);
});

test.each(['Keep account', 'Escape'])('%s closes the question and deletes nothing', async (way) => {
  const { user, wrote } = await confirmed({ 'privacy.erase': () => ({}) });
  await (way === 'Escape' ? user.keyboard('{Escape}') : user.click(button(way)));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(wrote()).toEqual([]);
});

test('the only admin stays', async () => {
  const { dialog } = await erasing({}, { ...FREE, is_last_admin: true });
  expect((await dialog.findByRole('alert')).textContent).toContain('Make someone else an admin first.');
  expect(dialog.queryByRole('textbox')).toBeNull();
});

test('debts without an invoice come first too', async () => {
  const { dialog } = await erasing({}, { ...FREE, has_debts: true });
  expect((await dialog.findByRole('listitem')).textContent).toBe(
    'Amounts that are still to be invoiced or paid',
  );
  expect(dialog.queryByRole('textbox')).toBeNull();
});

test('unpaid invoices come first, and those beyond the list are counted', async () => {
  const { dialog } = await erasing(
    {},
    { ...FREE, invoices: { numbers: ['INV-2026-00042', 'INV-2026-00043'], more: 3 } },
  );
  expect((await dialog.findByRole('listitem')).textContent).toBe(
    'Unpaid invoices: INV-2026-00042, INV-2026-00043 and 3 more',
  );
  expect(dialog.getByRole('link', { name: 'Open your portal' }).getAttribute('href')).toContain(
    'tab=invoices',
  );
});

test('own data are downloaded under their name, and a failure says so', async () => {
  let fails = true;
  // As the server sends a file: a form with the file as its first part.
  const form = new StandardRPCSerializer(new StandardRPCJsonSerializer()).serialize(
    new File(['zip'], 'helen.zip'),
  );
  vi.stubGlobal('fetch', async () => {
    if (fails) throw new TypeError('Failed to fetch');
    const response = new Response('', { headers: { 'content-type': 'multipart/form-data' } });
    return Object.assign(response, { formData: async () => form });
  });
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => {};
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const { user } = renderPiece(<OwnData />);
  await user.click(button('Download your data'));
  expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t reach the server.');
  expect(saved).toEqual([]);
  fails = false;
  await user.click(button('Download your data'));
  await waitFor(() => expect(saved).toEqual(['helen.zip']));
  expect(shownToasts()).toMatchObject([{ title: 'Data downloaded', description: 'helen.zip' }]);
  expect(screen.queryByRole('alert')).toBeNull();
});

async function newAddress(respond: (input: never) => unknown, typed = 'nia@reyes.example') {
  const calls = serve({ 'people.requestEmailChange': respond });
  const { user } = renderPiece(<EmailChangeForm />);
  const field = screen.getByLabelText<HTMLInputElement>('New e-mail address');
  await user.type(field, `${typed}{Enter}`);
  return { user, field, calls };
}

test('a new address is confirmed by mail, and the field is empty for another', async () => {
  const { field, calls } = await newAddress(() => ({}), ' Nia@Reyes.example ');
  expect(await screen.findByText('We sent a link to nia@reyes.example.')).toBeDefined();
  expect(screen.getByText(/Until then your current address stays in use/)).toBeDefined();
  expect(field.value).toBe('');
  expect(calls).toMatchObject([{ input: { email: 'nia@reyes.example' } }]);
});

test('the own address is refused at the field, where it stays', async () => {
  const { field } = await newAddress(() => {
    throw refusal('SAME_EMAIL', 'This is already your e-mail address.', 409);
  });
  expect(await screen.findByRole('textbox', { description: 'This is already your e-mail address.' })).toBe(
    field,
  );
  expect(field.value).toBe('nia@reyes.example');
  expect(screen.queryByText(/We sent a link/)).toBeNull();
  expect(shownToasts()).toEqual([]);
});

test('a person without a password gets the link for a first one', async () => {
  const calls = serve({
    'people.profile': () => ({ ...PERSON, email_verified: true, has_password: false, single_sign_on: true }),
    'people.requestPasswordReset': () => ({}),
  });
  const { user } = renderPiece(<OwnPassword />);
  await user.click(await screen.findByRole('button', { name: 'E-mail me a link to set a password' }));
  expect(await screen.findByText(`Sent to ${PERSON.email}. The link is valid for one hour.`)).toBeDefined();
  expect(screen.queryByLabelText('Current password')).toBeNull();
  expect(calls.at(-1)).toEqual({
    operation: 'people.requestPasswordReset',
    input: { email: PERSON.email },
  });
});

test.each(['no-such-code', 'toString', null])('the unknown sign-on failure %j is not shown', (failure) => {
  renderPiece(<SignOnFailure failure={failure} />);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a sign-on by another person says so, and takes the focus', () => {
  renderPiece(<SignOnFailure failure="other-person" />);
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain('That was a different account.');
  expect(document.activeElement).toBe(alert);
});
