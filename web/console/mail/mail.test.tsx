import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { MailRow } from '#contract/mail.ts';
import { hoursAgo, NOW } from '#web/gallery/fixtures.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { serve } from '#web/server-for-tests.ts';
import { MailLead } from './mail-lead.tsx';
import { Outbox } from './outbox.tsx';

beforeEach(() => void vi.useFakeTimers({ now: NOW, toFake: ['Date'] }));

const mail = (change: Partial<MailRow> = {}): MailRow => ({
  id: '01900000-0000-7000-8000-00000000000a',
  recipient: 'ada@reyes.example',
  subject: 'Verify your e-mail address',
  text: 'Open this link within 24 hours.',
  link: 'https://freight.example/api/people/verify?token=secret',
  status: 'stored',
  attempts: 0,
  created_at: hoursAgo(1),
  sent_at: null,
  ...change,
});

test('without a mail server, an admin opens the link of a message here', async () => {
  serve({ 'mail.list': () => [mail()] });
  renderPiece(<Outbox />);
  const item = within(await screen.findByRole('listitem'));
  expect(item.getByText('To ada@reyes.example')).toBeDefined();
  expect(item.getByText('Not sent')).toBeDefined();
  const link = item.getByRole('link');
  expect(link.textContent).toBe('Open link of “Verify your e-mail address” to ada@reyes.example');
  expect(link.getAttribute('href')).toBe(mail().link);
});

test('a message without a link has none, and a failed one says how often it was tried', async () => {
  serve({ 'mail.list': () => [mail({ link: null, status: 'failed', attempts: 3 })] });
  renderPiece(<Outbox />);
  expect(await screen.findByText(/Failed after 3.attempts/)).toBeDefined();
  expect(screen.queryByRole('link')).toBeNull();
});

test('no mail yet is a sentence', async () => {
  serve({ 'mail.list': () => [] });
  renderPiece(<Outbox />);
  expect(await screen.findByText('No mail yet')).toBeDefined();
});

test('while a message is queued, the list is refetched, and no longer once it is sent', async () => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date', 'setInterval', 'clearInterval'] });
  const stages = [mail({ status: 'queued' }), mail({ status: 'sent', sent_at: NOW })];
  const calls = serve({ 'mail.list': () => [stages[calls.length - 1] ?? stages[1]] });
  renderPiece(<Outbox />);
  expect(await screen.findByText('Queued')).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(await screen.findByText('Sent')).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(calls).toHaveLength(2);
});

test.each([
  [false, 'Outgoing e-mail. No mail server set up; messages are held here.'],
  [true, 'Outgoing e-mail.'],
])('with a mail server: %s, the screen says: %s', async (mail_server, sentence) => {
  serve({ 'mail.settings': () => ({ mail_server }) });
  renderPiece(<MailLead />);
  await waitFor(() => expect(screen.getByText(/^Outgoing e-mail/).textContent).toBe(sentence));
});
