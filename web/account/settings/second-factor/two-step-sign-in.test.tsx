import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { CUSTOMER } from '#web/gallery/customer-fixtures.ts';
import { daysAhead, hoursAgo } from '#web/gallery/fixtures.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { lost, refusal, serve } from '#web/server-for-tests.ts';
import { dismissToast, shownToasts } from '#web/ui/overlays/toast.ts';
import { TwoStepSignIn } from './two-step-sign-in.tsx';

const OFF = { since: null, passkeys: 0, recovery_codes_left: 0, email_verified: true, demanded: false };
const ON = { ...OFF, since: hoursAgo(48), recovery_codes_left: 10 };
const CODES = ['k3f9-2mzt', 'q8wd-5ehx'];

beforeEach(() => {
  for (const { id } of shownToasts()) dismissToast(id);
});

async function section(factor: object, responses: Parameters<typeof serve>[0] = {}) {
  const calls = serve({
    'people.session': () => ({ ...CUSTOMER, expires_at: daysAhead(9_000) }),
    'people.secondFactor': () => factor,
    'people.beginSecondFactor': () => ({ qr_svg: '<svg/>', key: 'ABCD EFGH' }),
    ...responses,
  });
  const rendered = renderPiece(<TwoStepSignIn />);
  await screen.findByText(/^(On|Off\.)$/);
  const wrote = (operation: string) =>
    calls.filter((call) => call.operation === operation).map(({ input }) => input);
  const press = (name: string) => rendered.user.click(screen.getByRole('button', { name }));
  return { ...rendered, wrote, press };
}

async function settingUp(responses: Parameters<typeof serve>[0] = {}) {
  const rendered = await section(OFF, responses);
  await rendered.press('Set up');
  const code = await screen.findByLabelText<HTMLInputElement>('Code from your app');
  return { ...rendered, code };
}

test('setting up starts at the first step, and the key is copied without its spaces', async () => {
  const { user } = await settingUp();
  expect(document.activeElement?.textContent).toContain('Scan this code');
  expect(screen.getByRole('img', { name: 'QR code with the key for your app' })).toBeDefined();
  expect(screen.getByText('ABCD EFGH')).toBeDefined();
  const writeText = vi.spyOn(navigator.clipboard, 'writeText');
  await user.click(screen.getByRole('button', { name: 'Copy key' }));
  expect(writeText).toHaveBeenCalledExactlyOnceWith('ABCDEFGH');
});

test('a wrong code stays at its field; the right one shows the recovery codes until they are saved', async () => {
  const { user, code, wrote } = await settingUp({
    'people.confirmSecondFactor': (input: { code: string }) => {
      if (input.code === '000000') throw refusal('WRONG_CODE', 'This code isn’t correct.', 422);
      return { recovery_codes: CODES, ended: 2 };
    },
  });
  await user.type(code, '12{Enter}');
  expect(await screen.findByRole('textbox', { description: 'The code has six digits.' })).toBe(code);
  expect(wrote('people.confirmSecondFactor')).toEqual([]);

  await user.clear(code);
  await user.type(code, '000 000{Enter}');
  expect(await screen.findByRole('textbox', { description: 'This code isn’t correct.' })).toBe(code);
  expect(shownToasts()).toEqual([]);

  await user.clear(code);
  await user.type(code, '123 456{Enter}');
  expect(await screen.findByText('k3f9-2mzt')).toBeDefined();
  expect(wrote('people.confirmSecondFactor')).toEqual([{ code: '000000' }, { code: '123456' }]);
  expect(shownToasts()).toMatchObject([
    { title: 'Two-step sign-in is on', description: '2 other sessions were signed out.' },
  ]);
});

test('setting up can be cancelled, and nothing is confirmed', async () => {
  const { press, wrote } = await settingUp();
  await press('Cancel');
  expect(screen.queryByLabelText('Code from your app')).toBeNull();
  expect(screen.getByRole('button', { name: 'Set up' })).toBeDefined();
  expect(wrote('people.confirmSecondFactor')).toEqual([]);
});

test('a set-up that cannot begin says why, and can be tried again', async () => {
  let fails = true;
  const { press } = await section(OFF, {
    'people.beginSecondFactor': () => (fails ? lost() : { qr_svg: '<svg/>', key: 'ABCD EFGH' }),
  });
  await press('Set up');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('We couldn’t reach the server.');
  expect(document.activeElement).toBe(alert);
  fails = false;
  await press('Set up');
  expect(await screen.findByText('ABCD EFGH')).toBeDefined();
});

test.each([
  [true, { demanded: true }],
  [false, { demanded: true, passkeys: 1 }],
  [false, {}],
])(
  'that the role requires a second factor is said (%j) only where none is there: %j',
  async (said, change) => {
    await section({ ...OFF, ...change });
    expect(screen.queryByText('Your role requires two-step sign-in.') !== null).toBe(said);
  },
);

test.each([
  ['Your password alone will open your account. Every other session will be signed out.', {}],
  ['Your passkeys stay the second step. Every other session will be signed out.', { passkeys: 1 }],
  [/^Your password alone .* you can’t use the console until you set it up again\.$/, { demanded: true }],
])('turning off warns: %s', async (warning, change) => {
  const { press, wrote } = await section({ ...ON, ...change });
  await press('Turn off');
  expect(screen.getByText(warning)).toBeDefined();
  await press('Cancel');
  expect(screen.queryByText(warning)).toBeNull();
  expect(wrote('people.turnOffSecondFactor')).toEqual([]);
});

test('it is turned off after the question', async () => {
  const { press, wrote } = await section(ON, { 'people.turnOffSecondFactor': () => ({ ended: 1 }) });
  await press('Turn off');
  await press('Turn off');
  await waitFor(() =>
    expect(shownToasts()).toMatchObject([
      { title: 'Two-step sign-in is off', description: 'One other session was signed out.' },
    ]),
  );
  expect(wrote('people.turnOffSecondFactor')).toHaveLength(1);
});

test('when it cannot be turned off, the reason has the focus and the question is gone', async () => {
  const { press } = await section(ON, { 'people.turnOffSecondFactor': lost });
  await press('Turn off');
  await press('Turn off');
  const alert = await screen.findByRole('alert');
  expect(document.activeElement).toBe(alert);
  expect(screen.queryByText('Turn off two-step sign-in?')).toBeNull();
  expect(shownToasts()).toEqual([]);
});

test.each([
  [10, '10 recovery codes left.'],
  [4, '4 recovery codes left.'],
  [3, '3 recovery codes left. Please renew them.'],
  [1, '1 recovery code left. Please renew them.'],
  [0, 'No recovery codes left. Please renew them.'],
])('with %i recovery codes it says %s', async (recovery_codes_left, sentence) => {
  await section({ ...ON, recovery_codes_left });
  // By text, because the number does not break from its noun.
  expect(screen.getByText(sentence)).toBeDefined();
});

test('recovery codes are renewed after the question, and a failure keeps the old ones', async () => {
  let fails = true;
  const { press, wrote } = await section(ON, {
    'people.renewRecoveryCodes': () => (fails ? lost() : { recovery_codes: CODES }),
  });
  await press('Renew recovery codes');
  expect(screen.getByText('Your current codes will stop working.')).toBeDefined();
  expect(wrote('people.renewRecoveryCodes')).toEqual([]);
  await press('Create new codes');
  expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t reach the server.');
  expect(screen.getByText('10 recovery codes left.')).toBeDefined();

  fails = false;
  await press('Renew recovery codes');
  await press('Create new codes');
  const list = within(await screen.findByRole('list'));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(CODES);
});
