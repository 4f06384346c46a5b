import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import UnsubscribePage from '#web/account/notifications/unsubscribe-page.tsx';
import { setOnline } from '#web/browser-for-tests.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { lost, refusal, serve } from '#web/server-for-tests.ts';
import { SubscribeForm } from '#web/subscriptions/subscribe-form.tsx';
import { dismissToast, shownToasts } from '#web/ui/overlays/toast.ts';
import FollowerPage from '../followers/follower-page.tsx';
import ConfirmPage from './confirm-page.tsx';
import EndPage from './end-page.tsx';

beforeEach(() => {
  for (const { id } of shownToasts()) dismissToast(id);
});

const PAGES = [
  {
    Page: ConfirmPage,
    heading: 'Confirm your subscription',
    press: 'Confirm subscription',
    operation: 'subscriptions.confirm',
    response: { list: 'newsletter' },
    done: /^You are subscribed to the /,
    toast: 'You are subscribed',
  },
  {
    Page: EndPage,
    heading: 'Unsubscribe',
    press: 'Unsubscribe',
    operation: 'subscriptions.end',
    response: { list: 'newsletter' },
    done: /^You are unsubscribed from the /,
    toast: 'You are unsubscribed',
  },
  {
    Page: UnsubscribePage,
    heading: 'Unsubscribe',
    press: 'Unsubscribe',
    operation: 'notifications.unsubscribe',
    response: { about: 'Shipment updates' },
    done: 'You won’t get any more e-mails of this kind: Shipment updates.',
    toast: 'You are unsubscribed',
  },
  {
    Page: FollowerPage,
    path: '/followers/confirm',
    heading: 'Follow a shipment',
    press: 'Follow this shipment',
    operation: 'followers.confirm',
    response: { tracking_number: 'GS104588210' },
    done: /^You follow GS104588210\./,
    toast: 'You follow this shipment',
  },
  {
    Page: FollowerPage,
    path: '/followers/end',
    heading: 'Unsubscribe',
    press: 'Unsubscribe',
    operation: 'followers.end',
    response: {},
    done: /^You are unsubscribed\./,
    toast: 'You are unsubscribed',
  },
];

test.each(PAGES)('$operation waits for a press, because scanners open every link', async (one) => {
  const calls = serve({ [one.operation]: () => one.response });
  const { user } = renderPiece(<one.Page />, { at: `${one.path ?? '/x'}?token=secret` });
  expect(screen.getByRole('heading', { level: 1, name: one.heading })).toBeDefined();
  expect(calls).toEqual([]);
  await user.click(screen.getByRole('button', { name: one.press }));
  const message = await screen.findByRole('status');
  expect(message.textContent).toMatch(one.done);
  expect(calls).toEqual([{ operation: one.operation, input: { token: 'secret' } }]);
  expect(screen.queryByRole('button')).toBeNull();
  expect(shownToasts()).toMatchObject([{ title: one.toast }]);
});

test.each(PAGES)('$operation says why it was refused, and moves the focus there', async (one) => {
  serve({
    [one.operation]: () => {
      throw refusal('LINK_EXPIRED', 'This link has expired or is incomplete. Subscribe again.', 410);
    },
  });
  const { user } = renderPiece(<one.Page />, { at: `${one.path ?? '/x'}?token=old` });
  await user.click(screen.getByRole('button', { name: one.press }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('This link has expired or is incomplete. Subscribe again.');
  await waitFor(() => expect(alert.contains(document.activeElement)).toBe(true));
});

test.each(PAGES)('$operation needs a token', ({ Page, press, path = '/x' }) => {
  renderPiece(<Page />, { at: path });
  expect(screen.getByRole('alert').textContent).toBe(
    'This link is incomplete.Open it from the e-mail again.',
  );
  expect(screen.queryByRole('button', { name: press })).toBeNull();
});

test.each(PAGES)('$operation waits for the network', ({ Page, press, path = '/x' }) => {
  renderPiece(<Page />, { at: `${path}?token=secret` });
  act(() => setOnline(false));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: press }).disabled).toBe(true);
  expect(screen.getByRole('status').textContent).toBe('You are offline. Try again when you’re back online.');
});

async function subscribe(email: string, response: () => unknown = () => ({})) {
  const calls = serve({ 'subscriptions.request': response });
  const { user } = renderPiece(<SubscribeForm list="newsletter" />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail' });
  if (email) await user.type(field, email);
  await user.click(screen.getByRole('button', { name: 'Subscribe' }));
  return { user, calls, field };
}

test('an address is asked to confirm by mail, and the field is empty for the next', async () => {
  const { calls, field } = await subscribe('ada@reyes.example');
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toBe(
      'Please check your e-mail to confirm your subscription.',
    ),
  );
  expect(calls).toMatchObject([
    { operation: 'subscriptions.request', input: { email: 'ada@reyes.example', list: 'newsletter' } },
  ]);
  expect(field.value).toBe('');
});

test.each(['', 'ada', 'ada@'])('%j is no address, and nothing is sent', async (email) => {
  const { calls, field } = await subscribe(email);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  const error = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  expect(error?.textContent).toMatch(/e-mail/i);
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(calls).toEqual([]);
});

test('a lost connection is reported, and the address stays', async () => {
  const { field } = await subscribe('ada@reyes.example', lost);
  expect((await screen.findByRole('alert')).textContent).toMatch(/try again/i);
  expect(field.value).toBe('ada@reyes.example');
  expect(shownToasts()).toMatchObject([{ title: 'Error' }]);
});

test('the list’s promise and the privacy policy are beside the form', () => {
  renderPiece(<SubscribeForm list="newsletter" submitLabel="Get it" />);
  expect(screen.getByRole('button', { name: 'Get it' })).toBeDefined();
  expect(screen.getByText(/Every e-mail has a one-click unsubscribe link/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Privacy Policy' }).getAttribute('href')).toBe('/privacy-policy');
});
