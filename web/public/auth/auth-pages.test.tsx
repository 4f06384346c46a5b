import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { renderPiece } from '#web/render-for-tests.tsx';
import { serve } from '#web/server-for-tests.ts';
import { dismissToast, shownToasts } from '#web/ui/overlays/toast.ts';
import RegisterPage from './register-page.tsx';
import SignInPage from './sign-in-page.tsx';

beforeEach(() => {
  localStorage.clear();
  for (const { id } of shownToasts()) dismissToast(id);
  serve({ 'people.session': () => null });
});

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

  test('redirects people who are signed in', async () => {
    serve({
      'people.session': () => ({
        user_id: '01900000-0000-7000-8000-000000000004',
        full_name: 'Ada Reyes',
        email: 'ada@reyes.example',
        company_name: null,
        role: 'customer',
        expires_at: new Date(Date.now() + 3_600_000),
        second_factor: 'off',
      }),
    });
    const { address } = renderPiece(<SignInPage />, { at: '/auth?for=customer&next=%2Fsettings' });
    await waitFor(() => expect(address()).toBe('/settings'));
  });
});

describe('registration', () => {
  test('fills in the address that the link carries', async () => {
    renderPiece(<RegisterPage />, { at: '/register#email=ada%2Bfreight%40reyes.example' });
    await waitFor(() => expect(value('E-mail')).toBe('ada+freight@reyes.example'));
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
});
