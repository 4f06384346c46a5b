import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { api } from '#web/api/client.ts';
import { setOnline } from '#web/browser-for-tests.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { lost, refusal, serve } from '#web/server-for-tests.ts';
import { dismissToast, shownToasts } from '#web/ui/overlays/toast.ts';
import { SignInForm } from './sign-in-form.tsx';

beforeEach(() => {
  for (const { id } of shownToasts()) dismissToast(id);
});

const SESSION = {
  user_id: '01900000-0000-7000-8000-000000000004',
  full_name: 'Ada Reyes',
  email: 'ada@reyes.example',
  company_name: null,
  role: 'customer',
  expires_at: new Date(Date.now() + 3_600_000),
  second_factor: 'off',
};

async function filled(responses: Parameters<typeof serve>[0], password = 'correct horse battery') {
  const calls = serve(responses);
  const rendered = renderPiece(<SignInForm label="Sign in" />, { at: '/auth?for=customer' });
  await rendered.user.type(screen.getByLabelText('E-mail'), 'ada@reyes.example');
  await rendered.user.type(screen.getByLabelText('Password'), password);
  const signIns = () => calls.filter(({ operation }) => operation === 'people.signIn');
  return { ...rendered, signIns };
}

const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Sign in' });

test('signs in with what was typed', async () => {
  const { user, signIns, client } = await filled({ 'people.signIn': () => SESSION });
  await user.click(submit());
  await waitFor(() =>
    expect(client.getQueryData(api.people.session.queryKey())).toMatchObject({ full_name: 'Ada Reyes' }),
  );
  expect(signIns().map(({ input }) => input)).toEqual([
    { email: 'ada@reyes.example', password: 'correct horse battery' },
  ]);
});

test('password managers find their fields', () => {
  renderPiece(<SignInForm label="Sign in" />);
  expect(screen.getByLabelText('E-mail').getAttribute('autocomplete')).toBe('username');
  expect(screen.getByLabelText('Password').getAttribute('autocomplete')).toBe('current-password');
});

test('nothing typed is not sent; the summary lists both fields', async () => {
  const calls = serve({});
  const { user } = renderPiece(<SignInForm label="Sign in" />);
  await user.click(submit());
  const summary = await screen.findByRole('alert');
  expect(summary.querySelectorAll('a')).toHaveLength(2);
  expect(document.activeElement).toBe(summary);
  expect(calls.filter(({ operation }) => operation === 'people.signIn')).toEqual([]);
});

test('a wrong password is announced, and what was typed stays', async () => {
  const { user } = await filled({
    'people.signIn': () => {
      throw refusal('WRONG_CREDENTIALS', 'E-mail or password isn’t correct.', 401);
    },
  });
  await user.click(submit());
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('E-mail or password isn’t correct.');
  await waitFor(() => expect(document.activeElement).toBe(alert));
  expect(shownToasts()).toMatchObject([{ title: 'Error', variant: 'destructive' }]);
  expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('ada@reyes.example');
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('correct horse battery');
});

test('a lost connection is not a wrong password', async () => {
  const { user } = await filled({ 'people.signIn': lost });
  await user.click(submit());
  expect((await screen.findByRole('alert')).textContent).toContain(
    'We couldn’t reach the server. Try again in a moment.',
  );
});

test('offline, it cannot be sent', async () => {
  const { user, signIns } = await filled({ 'people.signIn': () => SESSION });
  act(() => setOnline(false));
  expect(submit().disabled).toBe(true);
  expect(screen.getByText('You are offline. Your entries stay here.')).toBeDefined();
  await user.type(screen.getByLabelText('Password'), '{Enter}');
  expect(signIns()).toEqual([]);
});

test('a double click signs in once', async () => {
  const { user, signIns } = await filled({
    'people.signIn': async () => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      return SESSION;
    },
  });
  await user.dblClick(submit());
  await waitFor(() => expect(signIns()).toHaveLength(1));
});

test('an account with a second factor is asked for its code; a wrong one stays, with the reason', async () => {
  const sent: unknown[] = [];
  const { user, client } = await filled({
    'people.signIn': () => {
      const required = refusal('SECOND_FACTOR_REQUIRED', 'One more step.', 401);
      throw Object.assign(required, { data: { challenge: 'secret', factors: ['app'] } });
    },
    'people.confirmSignIn': (step: { code: string }) => {
      sent.push(step);
      if (step.code === '000000') throw refusal('WRONG_CODE', 'This code isn’t correct.', 422);
      return SESSION;
    },
  });
  await user.click(submit());
  const code = await screen.findByLabelText<HTMLInputElement>('Code from your app');
  expect(document.activeElement).toBe(code);
  await user.type(code, '000 000{Enter}');
  expect(
    await screen.findByRole('textbox', {
      name: 'Code from your app',
      description: 'This code isn’t correct.',
    }),
  ).toBe(code);
  expect(code.value).toBe('000 000');

  await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
  await user.type(screen.getByLabelText('Recovery code'), 'k3f9-2mzt{Enter}');
  await waitFor(() =>
    expect(client.getQueryData(api.people.session.queryKey())).toMatchObject({ full_name: 'Ada Reyes' }),
  );
  expect(sent).toMatchObject([{ challenge: 'secret', code: '000000' }, { challenge: 'secret' }]);
});
