import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { PersonRecord } from '#contract/people/staff.ts';
import { setOnline } from '#web/browser-for-tests.ts';
import { hoursAgo } from '#web/gallery/fixtures.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { lost, refusal, serve } from '#web/server-for-tests.ts';
import { dismissToast, shownToasts } from '#web/ui/overlays/toast.ts';
import { personRecord } from './person-for-tests.ts';
import { PersonSheet } from './person-sheet.tsx';

const ADMIN = { user_id: '01900000-0000-7000-8000-0000000000ff', role: 'admin' } as const;
const DISPATCHER = { ...ADMIN, role: 'dispatcher' } as const;
const ADA = personRecord();

const signIn = (change = {}) => ({
  id: '01900000-0000-7000-8000-0000000000aa',
  at: hoursAgo(3),
  succeeded: true,
  device: 'Firefox on Windows',
  network: '198.51.100.x' as string | null,
  ...change,
});

beforeEach(() => {
  for (const { id } of shownToasts()) dismissToast(id);
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

interface Options {
  person?: Partial<PersonRecord>;
  by?: typeof ADMIN | typeof DISPATCHER;
  responses?: Parameters<typeof serve>[0];
}

async function open({ person = {}, by = ADMIN, responses = {} }: Options = {}) {
  const record = { ...ADA, ...person };
  const calls = serve({
    'people.find': () => record,
    'people.signIns': () => ({ sign_ins: [signIn()], next: null }),
    ...responses,
  });
  const onClose = vi.fn();
  const rendered = renderPiece(<PersonSheet userId={record.user_id} by={by} onClose={onClose} />);
  const sheet = await screen.findByRole('dialog', { name: record.full_name });
  await within(sheet).findByText('E-mail', { selector: 'dt' });
  const wrote = () => calls.filter(({ operation }) => !/find|signIns/.test(operation));
  return { ...rendered, calls, wrote, sheet, onClose };
}

/** The definition of a term. */
const fact = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent;
const button = (name: string) => screen.queryByRole<HTMLButtonElement>('button', { name });
const press = async (user: { click: (element: HTMLElement) => Promise<void> }, name: string) =>
  user.click(screen.getByRole('button', { name }));

test('the sheet is named by the person, once they are loaded', async () => {
  const { sheet } = await open();
  expect(within(sheet).getByRole('heading', { name: 'Ada Reyes' })).toBeDefined();
  expect(within(sheet).getByRole('link', { name: 'ada@reyes.example' }).getAttribute('href')).toBe(
    'mailto:ada@reyes.example',
  );
});

test.each([
  ['a verified address', {}, 'E-mail', /Verified$/],
  ['an unverified address', { email_verified: false }, 'E-mail', /Not verified yet$/],
  ['no company', { company_name: null }, 'Company', /^—$/],
  ['who assigned the role', { role_by: 'Ben Ott' }, 'Role', /^Customer.*, by Ben Ott$/],
  ['an active account', {}, 'Account', /^ActiveCreated/],
  ['a deactivated account', { deactivated_at: hoursAgo(9) }, 'Account', /^DeactivatedSince/],
  ['an invited person', { has_password: false }, 'Account', /Invited; no password set yet/],
  ['a second factor', { second_factor_since: hoursAgo(90) }, 'Two-step sign-in', /^OnSince/],
  ['no second factor', {}, 'Two-step sign-in', /^Off$/],
  ['no passkeys', {}, 'Passkeys', /^None$/],
  ['passkeys', { passkeys: 2 }, 'Passkeys', /^2$/],
  ['no sign-in', { last_sign_in_at: null }, 'Last sign-in', /^Not in the last 180 days$/],
  ['shipments', { shipments: 1284 }, 'Shipments', /^1,284$/],
] as const)('the facts show %s', async (_, person, term, text) => {
  await open({ person });
  expect(fact(term)).toMatch(text);
});

test('links lead to the shipments, quotes and audit entries of the person', async () => {
  const { sheet } = await open();
  const query = (name: string) =>
    new URL(within(sheet).getByRole('link', { name }).getAttribute('href') ?? '', 'http://x').searchParams;
  expect(query('Shipments').get('client')).toBe(ADA.organisation_id);
  expect(query('Quotes').get('q')).toBe(ADA.email);
  expect(query('Audit trail').get('person')).toBe(ADA.user_id);
});

test('an unknown person is said to be gone, without a retry', async () => {
  const calls = serve({
    'people.find': () => {
      throw refusal('NOT_FOUND', 'No such person.', 404);
    },
    'people.signIns': () => ({ sign_ins: [], next: null }),
  });
  renderPiece(<PersonSheet userId={ADA.user_id} by={ADMIN} onClose={() => {}} />);
  expect(await screen.findByText('We couldn’t find this person.')).toBeDefined();
  expect(calls.filter(({ operation }) => operation === 'people.find')).toHaveLength(1);
  expect(screen.queryByText('Sign-ins in the last 180 days')).toBeNull();
});

test('Escape closes the sheet', async () => {
  const { user, onClose } = await open();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

test('sign-ins show result, device and network', async () => {
  const failed = signIn({ id: '01900000-0000-7000-8000-0000000000ab', succeeded: false, network: null });
  await open({ responses: { 'people.signIns': () => ({ sign_ins: [signIn(), failed], next: null }) } });
  const list = await screen.findByRole('list', { name: 'Sign-ins in the last 180 days' });
  const [first, second] = within(list).getAllByRole('listitem');
  expect(first?.textContent).toMatch(/Signed in.*Firefox on Windows · 198\.51\.100\.x$/);
  expect(second?.textContent).toMatch(/Failed.*unknown network$/);
});

test('without sign-ins it says so', async () => {
  await open({ responses: { 'people.signIns': () => ({ sign_ins: [], next: null }) } });
  expect(await screen.findByText('None.')).toBeDefined();
});

test('more sign-ins are loaded on request', async () => {
  const { user, calls } = await open({
    responses: {
      'people.signIns': ({ after }: { after?: string }) =>
        after
          ? {
              sign_ins: [signIn({ id: '01900000-0000-7000-8000-0000000000ac', device: 'Safari' })],
              next: null,
            }
          : { sign_ins: [signIn()], next: 'cursor' },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByText(/^Safari/)).toBeDefined();
  expect(calls.at(-1)?.input).toMatchObject({ user_id: ADA.user_id, after: 'cursor' });
});

const CONFIRMED = [
  {
    act: 'Deactivate account',
    question: 'Deactivate Ada Reyes?',
    confirm: 'Deactivate',
    operation: 'people.deactivate',
    toast: { title: 'Account deactivated', description: 'Ada Reyes has been signed out everywhere.' },
  },
  {
    act: 'Reactivate account',
    person: { deactivated_at: hoursAgo(9) },
    question: 'Reactivate Ada Reyes?',
    confirm: 'Reactivate',
    operation: 'people.reactivate',
    toast: { title: 'Account reactivated', description: 'Ada Reyes can sign in again.' },
  },
  {
    act: 'Sign out everywhere',
    question: 'Sign Ada Reyes out everywhere?',
    confirm: 'Sign out',
    operation: 'people.endSessionsOf',
    toast: { title: 'Signed out everywhere', description: '3 sessions have ended.' },
  },
  {
    act: 'Reset two-step sign-in',
    person: { second_factor_since: hoursAgo(90) },
    question: 'Reset two-step sign-in for Ada Reyes?',
    confirm: 'Reset',
    operation: 'people.resetSecondFactor',
    toast: { title: 'Two-step sign-in reset', description: 'We notified Ada Reyes by e-mail.' },
  },
];

test.each(CONFIRMED)('$act is sent after the question only', async (one) => {
  const { user, wrote } = await open({
    person: one.person ?? {},
    responses: { [one.operation]: () => ({ ended: 3 }) },
  });
  await press(user, one.act);
  expect(screen.getByRole('alertdialog', { name: one.question })).toBeDefined();
  expect(wrote()).toEqual([]);
  await press(user, one.confirm);
  await waitFor(() => expect(shownToasts()).toMatchObject([one.toast]));
  expect(wrote()).toEqual([{ operation: one.operation, input: { user_id: ADA.user_id } }]);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test.each(CONFIRMED)('Cancel leaves it: $act', async ({ act: name, question, person = {} }) => {
  const { user, wrote } = await open({ person });
  await press(user, name);
  await press(user, 'Cancel');
  expect(screen.queryByRole('alertdialog', { name: question })).toBeNull();
  expect(button(name)).not.toBeNull();
  expect(wrote()).toEqual([]);
});

test.each(CONFIRMED)('offline it cannot be confirmed: $act', async ({ act: name, confirm, person = {} }) => {
  const { user } = await open({ person });
  await press(user, name);
  act(() => setOnline(false));
  expect(button(confirm)?.disabled).toBe(true);
});

test.each(CONFIRMED)('a lost connection is reported: $act', async ({ act: name, person = {}, ...one }) => {
  const { user } = await open({ person, responses: { [one.operation]: lost } });
  await press(user, name);
  await press(user, one.confirm);
  expect((await screen.findByRole('alert')).textContent).toMatch(/try again/i);
  expect(screen.getByRole('alertdialog', { name: one.question })).toBeDefined();
});

test.each([
  [0, 'No sessions have ended.'],
  [1, 'One session has ended.'],
])('signing out %i sessions is said in words', async (ended, description) => {
  const { user } = await open({ responses: { 'people.endSessionsOf': () => ({ ended }) } });
  await press(user, 'Sign out everywhere');
  await press(user, 'Sign out');
  await waitFor(() => expect(shownToasts()).toMatchObject([{ description }]));
});

test.each([
  ['your own account', { user_id: ADMIN.user_id }, ADMIN, 'You can’t deactivate your own account.'],
  [
    'staff, to a dispatcher',
    { role: 'admin' },
    DISPATCHER,
    'Only an admin can deactivate or reactivate staff.',
  ],
] as const)('%s offers no account actions and says why', async (_, person, by, reason) => {
  await open({ person, by });
  expect(await screen.findByText(reason)).toBeDefined();
  for (const name of ['Deactivate account', 'Sign out everywhere', 'Reset two-step sign-in'])
    expect(button(name)).toBeNull();
});

test('a dispatcher neither resets a second factor nor erases', async () => {
  await open({ by: DISPATCHER, person: { passkeys: 1 } });
  expect(button('Deactivate account')).not.toBeNull();
  expect(button('Reset two-step sign-in')).toBeNull();
  expect(button('Erase account...')).toBeNull();
});

test('without a second factor there is none to reset; a passkey counts as one', async () => {
  const { unmount } = await open();
  expect(button('Reset two-step sign-in')).toBeNull();
  unmount();
  await open({ person: { passkeys: 1 } });
  expect(button('Reset two-step sign-in')).not.toBeNull();
});

test('a deactivated person has no sessions to end', async () => {
  await open({ person: { deactivated_at: hoursAgo(9) } });
  expect(button('Sign out everywhere')).toBeNull();
});

test('erasing needs the address, in any case and with spaces around', async () => {
  const { user, wrote, onClose } = await open({ responses: { 'privacy.eraseFor': () => ({}) } });
  await press(user, 'Erase account...');
  const form = within(screen.getByRole('form', { name: 'Erase account' }));
  const field = form.getByRole('textbox', { name: 'Type their e-mail address to confirm' });
  const erase = form.getByRole<HTMLButtonElement>('button', { name: 'Erase permanently' });
  expect(erase.disabled).toBe(true);
  await user.type(field, 'ada@reyes.exampl');
  expect(erase.disabled).toBe(true);
  await user.clear(field);
  await user.type(field, 'ADA@reyes.example');
  await user.click(erase);
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(wrote()).toEqual([
    { operation: 'privacy.eraseFor', input: { user_id: ADA.user_id, confirmation: 'ADA@reyes.example' } },
  ]);
  expect(shownToasts()).toMatchObject([{ title: 'Account erased' }]);
});

test('Cancel closes the erasure form', async () => {
  const { user } = await open();
  await press(user, 'Erase account...');
  await press(user, 'Cancel');
  expect(screen.queryByRole('form', { name: 'Erase account' })).toBeNull();
});

test('offline, an account cannot be erased', async () => {
  const { user } = await open();
  await press(user, 'Erase account...');
  await user.type(screen.getByRole('textbox'), 'ada@reyes.example');
  act(() => setOnline(false));
  expect(button('Erase permanently')?.disabled).toBe(true);
});
