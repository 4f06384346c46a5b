import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderPiece } from '#web/render-for-tests.tsx';
import { lost, serve } from '#web/server-for-tests.ts';
import { dismissToast, shownToasts } from '#web/ui/overlays/toast.ts';
import { ContactForm } from './contact-form.tsx';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  for (const { id } of shownToasts()) dismissToast(id);
});

const toasts = () => shownToasts().map(({ title, description }) => [title, description]);
const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const send = () => screen.getByRole('button', { name: 'Send Message' });

test('says what is missing', async () => {
  const { user } = renderPiece(<ContactForm />);
  await user.type(field('Name'), 'Ann');
  await user.click(send());
  await waitFor(() =>
    expect(toasts()).toEqual([['Missing Information', 'Please fill in your name, email, and message.']]),
  );
});

test('an invalid address is not called missing', async () => {
  const { user } = renderPiece(<ContactForm />);
  await user.type(field('Name'), 'Ann');
  await user.type(field('E-mail'), 'ann@nowhere');
  await user.type(field('Message'), 'Hello');
  await user.click(send());
  await waitFor(() =>
    expect(toasts()).toEqual([
      ['Check Your Entries', 'Enter a valid e-mail address, such as name@company.com.'],
    ]),
  );
  expect(field('E-mail').getAttribute('aria-invalid')).toBe('true');
});

test('is sent and cleared, and says who gets the answer', async () => {
  const calls = serve({ 'enquiries.send': () => ({}) });
  const { user } = renderPiece(<ContactForm />);
  await user.type(field('Name'), 'Ann');
  await user.type(field('E-mail'), 'ann@lind.example');
  await user.type(field('Message'), 'Hello');
  await user.click(send());
  expect(await screen.findByText('We’ve received your message.')).toBeDefined();
  expect(screen.getByText(/We will reply to ann@lind.example/)).toBeDefined();
  expect(calls[0]).toMatchObject({
    operation: 'enquiries.send',
    input: { name: 'Ann', email: 'ann@lind.example', message: 'Hello', homepage: '' },
  });
  expect(field('Message').value).toBe('');
});

test('keeps what was typed when the server cannot be reached', async () => {
  serve({ 'enquiries.send': lost });
  const { user } = renderPiece(<ContactForm />);
  await user.type(field('Name'), 'Ann');
  await user.type(field('E-mail'), 'ann@lind.example');
  await user.type(field('Message'), 'Hello');
  await user.click(send());
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(field('Message').value).toBe('Hello');
});

test('without scripts the browser sends it', () => {
  renderPiece(<ContactForm />);
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Contact message' });
  expect([form.method, form.getAttribute('action')]).toEqual(['post', '/contact']);
});
