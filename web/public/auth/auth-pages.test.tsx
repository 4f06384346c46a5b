import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { renderPiece } from '#web/render-for-tests.tsx';
import { refusal, serve } from '#web/server-for-tests.ts';
import { dismissToast, shownToasts } from '#web/ui/overlays/toast.ts';
import ConfirmEmailPage from './confirm-email-page.tsx';
import CreateAdminPage from './create-admin-page.tsx';
import RegisterPage from './register-page.tsx';
import ResetPasswordPage from './reset-password-page.tsx';
import SignInPage from './sign-in-page.tsx';

beforeEach(() => {
  localStorage.clear();
  for (const { id } of shownToasts()) dismissToast(id);
  serve({ 'people.session': () => null });
});

const ADA = {
  user_id: '01900000-0000-7000-8000-000000000004',
  full_name: 'Ada Reyes',
  email: 'ada@reyes.example',
  company_name: null,
  role: 'customer',
  expires_at: new Date(Date.now() + 3_600_000),
  second_factor: 'off',
};

const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

describe('the sign-in screen', () => {
  test('shows the form while the session is still loading', () => {
    serve({ 'people.session': () => new Promise(() => {}) });
    renderPiece(<SignInPage />, { at: '/auth' });
    expect(screen.getByRole('heading', { name: 'Administrator Access Only' })).toBeDefined();
    expect(screen.getByLabelText('E-mail')).toBeDefined();
  });

  test('is for customers when a customer’s screen required it', async () => {
    renderPiece(<SignInPage />, { at: '/auth?next=%2Fdashboard' });
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Create account' }).getAttribute('href')).toBe(
      '/register?next=%2Fdashboard',
    );
  });

  test('after registration says where the link was sent, and fills in the address', async () => {
    renderPiece(<SignInPage />, {
      at: '/auth?for=customer',
      state: { email: 'ada@reyes.example', registered: true },
    });
    const notice = (await screen.findByText('Check your e-mail')).closest('div');
    expect(notice?.textContent).toContain('ada@reyes.example');
    expect(value('E-mail')).toBe('ada@reyes.example');
  });

  test('says why a session may have ended', async () => {
    renderPiece(<SignInPage />, { at: '/auth?next=%2Fadmin', state: { ended: true } });
    expect((await screen.findByText('You were signed out')).closest('div')?.textContent).toContain(
      'your role or password changes',
    );
  });

  test.each([
    ['elsewhere', 'You ended this session on another device.'],
    ['staff', 'Our staff ended your sessions.'],
    ['password', 'Your password was changed.'],
    ['role', 'Your role was changed.'],
    ['access', 'Your access was ended.'],
    ['expired', 'Your session expired.'],
  ])('says that a session ended by “%s”', async (reason, sentence) => {
    renderPiece(<SignInPage />, { at: '/auth?next=%2Fadmin', state: { ended: true, reason } });
    const notice = (await screen.findByText('You were signed out')).closest('div');
    expect(notice?.textContent).toContain(sentence);
    expect(notice?.textContent).not.toContain('This happens when');
  });

  test.each([
    ['cancelled', 'Single sign-on was cancelled.'],
    ['unverified-address', 'Your sign-in provider has not verified your e-mail address.'],
  ])('says that single sign-on was %s', async (failure, sentence) => {
    serve({ 'people.session': () => null, 'people.signInMethods': () => ({ single_sign_on: true }) });
    renderPiece(<SignInPage />, { at: `/auth?for=customer&sign_on=${failure}` });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(sentence);
    await waitFor(() => expect(document.activeElement).toBe(alert));
    expect(shownToasts()).toMatchObject([
      { title: 'Error', description: expect.stringContaining(sentence), variant: 'destructive' },
    ]);
    expect(screen.getByLabelText('Password')).toBeDefined();
  });

  test('redirects people who are signed in, and leaves no entry in the history', async () => {
    serve({ 'people.session': () => ADA });
    const before = window.history.length;
    const { address } = renderPiece(<SignInPage />, { at: '/auth?for=customer&next=%2Fsettings' });
    await waitFor(() => expect(address()).toBe('/settings'));
    expect(window.history.length).toBe(before);
  });
});

describe('registration', () => {
  test('fills in the address and the name that the link carries', async () => {
    renderPiece(<RegisterPage />, {
      at: '/register#email=ada%2Bfreight%40reyes.example&full_name=Ada+Reyes',
    });
    await waitFor(() => expect(value('E-mail')).toBe('ada+freight@reyes.example'));
    expect(value('Full name')).toBe('Ada Reyes');
  });

  test('passes the address to the sign-in screen', async () => {
    serve({ 'people.session': () => null, 'people.signUp': () => ({}) });
    const { user, address } = renderPiece(<RegisterPage />, { at: '/register?next=%2Fdashboard' });
    await user.type(screen.getByLabelText('Full name'), 'Ada Reyes');
    await user.type(screen.getByLabelText('E-mail'), 'ada@reyes.example');
    await user.type(screen.getByLabelText('Password'), 'correct horse battery');
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    await waitFor(() => expect(address()).toBe('/auth?for=customer&next=%2Fdashboard'));
    expect(window.history.state).toMatchObject({ usr: { email: 'ada@reyes.example', registered: true } });
  });

  test('a refused password is said at its field and as a toast', async () => {
    serve({
      'people.session': () => null,
      'people.signUp': () => {
        const issues = [{ path: 'password', message: 'Choose a password that is harder to guess.' }];
        throw Object.assign(refusal('UNPROCESSABLE_CONTENT', 'Check the input.', 422), { data: { issues } });
      },
    });
    const { user } = renderPiece(<RegisterPage />, { at: '/register' });
    await user.type(screen.getByLabelText('Full name'), 'Ada Reyes');
    await user.type(screen.getByLabelText('E-mail'), 'ada@reyes.example');
    await user.type(screen.getByLabelText('Password'), 'correct horse battery');
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    await waitFor(() => expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true'));
    expect(shownToasts()).toMatchObject([
      {
        title: 'Error',
        description: 'Choose a password that is harder to guess.',
        variant: 'destructive',
      },
    ]);
  });

  test('without entries lists its problems, and each leads to its field', async () => {
    document.title = 'Create account · Groundswell';
    const { user } = renderPiece(<RegisterPage />, { at: '/register' });
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    const summary = await screen.findByRole('alert');
    expect(document.activeElement).toBe(summary);
    expect(document.title).toMatch(/^Error: /);
    await user.click(within(summary).getByRole('link', { name: 'Enter your e-mail address.' }));
    const email = screen.getByRole('textbox', {
      name: 'E-mail',
      description: /Enter your e-mail address/,
    });
    expect(document.activeElement).toBe(email);
  });
});

test('an admin account that may not be created is refused with the reason, and what was typed stays', async () => {
  serve({
    'people.createAdmin': () => {
      const reason = 'An administrator already exists.';
      throw Object.assign(refusal('NOT_ALLOWED', 'Not allowed.', 403), { data: { reason } });
    },
  });
  const { user } = renderPiece(<CreateAdminPage />, { at: '/create-admin' });
  await user.type(screen.getByLabelText('Full name'), 'Eve Visitor');
  await user.type(screen.getByLabelText('E-mail'), 'eve@groundswell.example');
  await user.type(screen.getByLabelText('Password'), 'long enough');
  await user.click(screen.getByRole('button', { name: 'Create Admin Account' }));
  const refused = (await screen.findByRole('alert')).textContent;
  expect(refused).toContain('Failed to create admin account. Please try again.');
  expect(refused).toContain('An administrator already exists.');
  expect(shownToasts()).toMatchObject([
    { title: 'Error', description: 'Failed to create admin account. Please try again.' },
  ]);
  expect(value('Full name')).toBe('Eve Visitor');
  expect(screen.queryByLabelText('Setup code')).toBeNull();
});

test('a wrong setup code is refused beside its field, which appears when the server asks for the code', async () => {
  const calls = serve({
    'people.createAdmin': ({ setup_code }: { setup_code?: string }) => {
      if (setup_code === 'right') return {};
      const reason = setup_code ? 'That setup code isn’t correct.' : 'Enter the setup code.';
      throw Object.assign(refusal('NOT_ALLOWED', 'Not allowed.', 403), { data: { reason } });
    },
  });
  const { user, address } = renderPiece(<CreateAdminPage />, { at: '/create-admin' });
  await user.type(screen.getByLabelText('Full name'), 'Ada Reyes');
  await user.type(screen.getByLabelText('E-mail'), 'ada@groundswell.example');
  await user.type(screen.getByLabelText('Password'), 'long enough');
  await user.click(screen.getByRole('button', { name: 'Create Admin Account' }));
  const code = await screen.findByRole('textbox', {
    name: 'Setup code',
    description: 'Enter the setup code.',
  });
  await user.type(code, 'wrong');
  await user.click(screen.getByRole('button', { name: 'Create Admin Account' }));
  await screen.findByRole('textbox', { name: 'Setup code', description: 'That setup code isn’t correct.' });
  await user.clear(code);
  await user.type(code, 'right');
  await user.click(screen.getByRole('button', { name: 'Create Admin Account' }));
  await waitFor(() => expect(address()).toBe('/auth'));
  expect(calls).toHaveLength(3);
  expect(shownToasts()).toMatchObject([{ title: 'Admin Account Created' }]);
});

test('a password link that was used says so, and leads to a new one', async () => {
  const message = 'This link has expired or has been used. Request a new one.';
  serve({
    'people.resetPassword': () => {
      throw refusal('LINK_EXPIRED', message, 410);
    },
  });
  const { user, address } = renderPiece(<ResetPasswordPage />, { at: '/reset-password?token=used' });
  await user.type(screen.getByLabelText('New password'), 'third password');
  await user.click(screen.getByRole('button', { name: 'Set password' }));
  expect((await screen.findByRole('alert')).textContent).toContain(message);
  await user.click(screen.getByRole('link', { name: 'Request a new link' }));
  expect(address()).toBe('/forgot-password');
});

describe('a password set with a mailed link', () => {
  const open = (invited_email: string | null, signIn: () => unknown = () => ADA) => {
    const calls = serve({
      'people.session': () => null,
      'people.resetPassword': () => ({ invited_email }),
      'people.signIn': signIn,
    });
    return { calls, ...renderPiece(<ResetPasswordPage />, { at: '/reset-password?token=good' }) };
  };
  const set = async ({ user }: ReturnType<typeof open>) => {
    await user.type(screen.getByLabelText('New password'), 'third password');
    await user.click(screen.getByRole('button', { name: 'Set password' }));
  };
  const signIns = ({ calls }: ReturnType<typeof open>) =>
    calls.filter(({ operation }) => operation === 'people.signIn').map(({ input }) => input);

  test('signs an invited person in, who chose it a moment ago', async () => {
    const page = open(ADA.email);
    expect(screen.getByRole('heading', { name: 'Set your password' })).toBeDefined();
    await set(page);
    await waitFor(() => expect(page.address()).toBe('/dashboard'));
    expect(signIns(page)).toEqual([{ email: ADA.email, password: 'third password' }]);
    expect(shownToasts()).toMatchObject([{ description: 'You’re signed in as ada@reyes.example.' }]);
  });

  test('leads to the sign-in screen where signing in needs more', async () => {
    const page = open(ADA.email, () => {
      throw refusal('SECOND_FACTOR_REQUIRED', 'This account has two-step sign-in.', 401);
    });
    await set(page);
    await waitFor(() => expect(page.address()).toBe('/auth?for=customer'));
    expect(window.history.state.usr).toEqual({ email: ADA.email });
    expect(shownToasts()).toMatchObject([{ title: 'Password set' }]);
  });

  test('leads to the sign-in screen after a reset', async () => {
    const page = open(null);
    await set(page);
    await waitFor(() => expect(page.address()).toBe('/auth?for=customer'));
    expect(signIns(page)).toEqual([]);
  });
});

describe('the link that confirms a new address', () => {
  const at = '/confirm-email?token=secret';

  test('asks to sign in first, and comes back', async () => {
    renderPiece(<ConfirmEmailPage />, { at });
    expect((await screen.findByRole('link', { name: 'Sign in' })).getAttribute('href')).toBe(
      `/auth?for=customer&next=${encodeURIComponent(at)}`,
    );
    expect(screen.queryByRole('button', { name: 'Confirm this address' })).toBeNull();
  });

  test('says who is signed in, and leaves the account of the link unchanged', async () => {
    const message = 'This link belongs to a different account, so nothing has changed.';
    const calls = serve({
      'people.session': () => ADA,
      'people.confirmEmailChange': () => {
        throw refusal('OTHER_ACCOUNT', message, 403);
      },
    });
    const { user } = renderPiece(<ConfirmEmailPage />, { at });
    expect((await screen.findByText(/You’re signed in as/)).textContent).toContain('ada@reyes.example');
    await user.click(screen.getByRole('button', { name: 'Confirm this address' }));
    expect((await screen.findByRole('alert')).textContent).toContain(message);
    expect(calls.at(-1)?.input).toEqual({ token: 'secret' });
  });
});
