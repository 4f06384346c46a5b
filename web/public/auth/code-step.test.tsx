import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { setOnline } from '#web/browser-for-tests.ts';
import { CUSTOMER } from '#web/gallery/customer-fixtures.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { lost, refusal, serve } from '#web/server-for-tests.ts';
import { dismissToast, shownToasts } from '#web/ui/overlays/toast.ts';
import { CodeStep } from './code-step.tsx';
import ForgotPasswordPage from './forgot-password-page.tsx';

beforeEach(() => {
  for (const { id } of shownToasts()) dismissToast(id);
});

function step(
  factors: readonly ('app' | 'passkey')[],
  confirmSignIn: (input: never) => unknown = () => CUSTOMER,
) {
  const calls = serve({ 'people.confirmSignIn': confirmSignIn });
  const onBack = vi.fn();
  const rendered = renderPiece(
    <CodeStep challenge="secret" factors={factors} label="Sign in" onBack={onBack} />,
  );
  return { ...rendered, calls, onBack };
}

const button = (name: string) => screen.queryByRole('button', { name });

test.each([
  ['', 'Enter the code from your app.'],
  ['12345', 'The code has six digits.'],
  ['k3f9-2mzt', 'The code has six digits.'],
])('the code %j of an app is refused at its field without a call', async (typed, description) => {
  const { user, calls } = step(['app']);
  await user.type(screen.getByLabelText('Code from your app'), `${typed}{Enter}`);
  const field = await screen.findByRole('textbox', { name: 'Code from your app', description });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(calls).toEqual([]);
});

test('digits may be in groups', async () => {
  const { user, calls } = step(['app']);
  await user.type(screen.getByLabelText('Code from your app'), '123-456{Enter}');
  await waitFor(() => expect(calls).toMatchObject([{ input: { challenge: 'secret', code: '123456' } }]));
});

test('another way starts with an empty field, which has the focus', async () => {
  const { user } = step(['app', 'passkey']);
  expect(document.activeElement).toBe(screen.getByLabelText('Code from your app'));
  await user.type(screen.getByLabelText('Code from your app'), '12{Enter}');
  await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
  const recovery = screen.getByRole<HTMLInputElement>('textbox', { name: 'Recovery code' });
  expect(document.activeElement).toBe(recovery);
  expect(recovery.value).toBe('');
  expect(recovery.getAttribute('aria-invalid')).not.toBe('true');
  expect(button('Use a recovery code')).toBeNull();
  expect(button('Use the code from your app')).not.toBeNull();
});

test('a passkey comes first where it is the only factor, and its button has the focus', async () => {
  const { user } = step(['passkey']);
  expect(screen.getByText('One more step. Confirm with your passkey.')).toBeDefined();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(button('Use the code from your app')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
  await user.click(screen.getByRole('button', { name: 'Use a passkey' }));
  expect(document.activeElement?.tagName).toBe('BUTTON');
  expect(document.activeElement?.textContent).toMatch(/passkey/);
});

test('without a known factor, a recovery code is the way', () => {
  step([]);
  expect(screen.getByLabelText('Recovery code')).toBeDefined();
});

test.each(['CHALLENGE_EXPIRED', 'DEACTIVATED'])('%s leads back with the reason', async (code) => {
  const { user, onBack } = step(['app'], () => {
    throw refusal(code, 'Sign in again.', 401);
  });
  await user.type(screen.getByLabelText('Code from your app'), '123456{Enter}');
  await waitFor(() => expect(onBack).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code })));
  expect(shownToasts()).toMatchObject([{ title: 'Error', description: 'Sign in again.' }]);
});

test('a lost connection stays on this step with what was typed', async () => {
  const { user, onBack } = step(['app'], lost);
  const field = screen.getByLabelText<HTMLInputElement>('Code from your app');
  await user.type(field, '123456{Enter}');
  expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t reach the server.');
  expect(field.value).toBe('123456');
  expect(onBack).not.toHaveBeenCalled();
  expect(shownToasts()).toMatchObject([{ title: 'Error', variant: 'destructive' }]);
});

test('a wrong code is said at the field and as a toast', async () => {
  const { user } = step(['app'], () => {
    throw refusal('WRONG_CODE', 'This code isn’t correct.', 422);
  });
  await user.type(screen.getByLabelText('Code from your app'), '123456{Enter}');
  await screen.findByRole('textbox', { description: 'This code isn’t correct.' });
  expect(shownToasts()).toMatchObject([
    { title: 'Error', description: 'This code isn’t correct.', variant: 'destructive' },
  ]);
});

test('a passkey that was not used is said above its button and as a toast', async () => {
  const { user } = step(['passkey']);
  await user.click(screen.getByRole('button', { name: 'Sign in with a passkey' }));
  expect((await screen.findByRole('alert')).textContent).toContain('This browser can’t use passkeys here.');
  expect(shownToasts()).toMatchObject([
    {
      title: 'Error',
      description: expect.stringContaining('This browser can’t use passkeys here.'),
      variant: 'destructive',
    },
  ]);
});

test('starting over has no reason', async () => {
  const { user, onBack } = step(['app']);
  await user.click(screen.getByRole('button', { name: 'Start over' }));
  expect(onBack).toHaveBeenCalledExactlyOnceWith(null);
});

function forgotten(respond: (input: never) => unknown) {
  const calls = serve({ 'people.requestPasswordReset': respond });
  return { ...renderPiece(<ForgotPasswordPage />, { at: '/forgot-password' }), calls };
}

test('a password link is requested without a hint whether there is an account', async () => {
  const { user, calls } = forgotten(() => ({}));
  await user.type(screen.getByLabelText('E-mail'), ' Ada@Reyes.example {Enter}');
  await waitFor(() =>
    expect(document.activeElement?.textContent).toContain(
      'If this address has an account, a link is on its way.',
    ),
  );
  expect(calls).toEqual([
    { operation: 'people.requestPasswordReset', input: { email: 'ada@reyes.example' } },
  ]);
});

test.each([
  ['', 'Enter your e-mail address.'],
  ['ada@', /./],
])('the address %j gets no password link, and the field says so', async (typed, description) => {
  const { user, calls } = forgotten(() => ({}));
  await user.type(screen.getByLabelText('E-mail'), `${typed}{Enter}`);
  expect(await screen.findByRole('textbox', { name: 'E-mail', description })).toBeDefined();
  expect(screen.queryByText(/a link is on its way/)).toBeNull();
  expect(calls).toEqual([]);
});

test('a failed request for a password link keeps the address and promises nothing', async () => {
  const { user } = forgotten(lost);
  const field = screen.getByLabelText<HTMLInputElement>('E-mail');
  await user.type(field, 'ada@reyes.example{Enter}');
  await waitFor(() => expect(shownToasts()).toMatchObject([{ title: 'Error' }]));
  expect(field.value).toBe('ada@reyes.example');
  expect(screen.queryByText(/a link is on its way/)).toBeNull();
});

test('offline, no password link is requested, and the form says that the address stays', async () => {
  const { user, calls } = forgotten(() => ({}));
  act(() => setOnline(false));
  await user.type(screen.getByLabelText('E-mail'), 'ada@reyes.example{Enter}');
  expect(await screen.findByText('You are offline. Your entries stay here.')).toBeDefined();
  expect(calls).toEqual([]);
});
