import { ORPCError } from '@orpc/client';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderPiece } from '#web/render-for-tests.tsx';
import { lost, serve } from '#web/server-for-tests.ts';
import { dismissToast, shownToasts } from '#web/ui/overlays/toast.ts';
import { SubscribeForm } from './subscribe-form.tsx';

const CHECK_MAIL = 'Please check your e-mail to confirm your subscription.';

beforeEach(() => {
  for (const { id } of shownToasts()) dismissToast(id);
});

async function subscribed(email: string, responses: Parameters<typeof serve>[0] = {}) {
  const calls = serve(responses);
  const { user } = renderPiece(<SubscribeForm list="newsletter" />);
  const field = screen.getByLabelText<HTMLInputElement>('E-mail');
  const subscribe = async (typed: string) => {
    await user.clear(field);
    await user.type(field, typed);
    await user.click(screen.getByRole('button', { name: 'Subscribe' }));
  };
  await subscribe(email);
  return { calls, field, subscribe };
}

test('a request is confirmed, and the field is empty again', async () => {
  const { calls, field, subscribe } = await subscribed('ada@example.com', {
    'subscriptions.request': () => undefined,
  });
  expect(await screen.findByText(CHECK_MAIL)).toBeDefined();
  expect(calls).toEqual([
    {
      operation: 'subscriptions.request',
      input: { email: 'ada@example.com', list: 'newsletter', homepage: '' },
    },
  ]);
  expect(field.value).toBe('');
  expect(shownToasts()[0]?.description).toBe(CHECK_MAIL);
  await subscribe('nobody');
  await waitFor(() => expect(screen.queryByText(CHECK_MAIL)).toBeNull());
});

test('an invalid address is reported beside the field and not sent', async () => {
  const { calls, field } = await subscribed('nobody');
  await waitFor(() => expect(document.activeElement).toBe(field));
  const error = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  expect(error?.textContent).toBe('Enter a valid e-mail address, such as name@company.com.');
  expect(calls).toEqual([]);
});

test('an address that the server refuses is reported beside the field', async () => {
  const { field } = await subscribed('ada@example.com', {
    'subscriptions.request': () => {
      const issues = [{ path: 'email', message: 'Enter another address.' }];
      throw new ORPCError('UNPROCESSABLE_CONTENT', { status: 422, defined: true, data: { issues } });
    },
  });
  expect(await screen.findByText('Enter another address.')).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(shownToasts()).toEqual([]);
});

test('without a response, the reason is shown and the address stays', async () => {
  const { field } = await subscribed('ada@example.com', { 'subscriptions.request': lost });
  expect((await screen.findByRole('alert')).textContent).toContain(
    'We couldn’t reach the server. Try again in a moment.',
  );
  expect(field.value).toBe('ada@example.com');
});
