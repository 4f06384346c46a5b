import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { THREAD } from '#web/gallery/customer-fixtures.ts';
import { NOW } from '#web/gallery/fixtures.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { refusal, serve } from '#web/server-for-tests.ts';
import { Thread } from './thread.tsx';
import { Threads } from './threads.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
});

test('a conversation shows its newest message, its age and how many are unread', async () => {
  serve({ 'messages.threads': () => ({ threads: [THREAD], next: null }) });
  renderPiece(<Threads />, { at: '/messages' });
  const link = await screen.findByRole('link', { name: /GS104588210/ });
  expect(link.textContent).toContain('Mara Lindqvist: Can the warehouse take delivery on Saturday?');
  expect(link.textContent).toContain('2 unread');
  expect(link.textContent).toContain('2h ago');
  expect(link.getAttribute('href')).toBe('/messages/GS104588210');
});

test('without messages, a tracking number starts a conversation', async () => {
  serve({ 'messages.threads': () => ({ threads: [], next: null }) });
  const { user, address } = renderPiece(<Threads />, { at: '/messages' });
  expect(await screen.findByText('No messages yet')).toBeDefined();
  expect(screen.getByText('Enter the tracking number of a shipment to write about it.')).toBeDefined();
  await user.type(screen.getByRole('textbox', { name: 'Tracking number' }), 'gs 104 588 210{Enter}');
  expect(address()).toBe('/messages/GS104588210');
});

test('an unknown number says so', async () => {
  serve({
    'files.list': () => ({ files: [] }),
    'messages.list': () => {
      throw refusal('NOT_FOUND', 'No such shipment.', 404);
    },
  });
  renderPiece(<Thread tracking_number="GS000000000" />);
  expect(await screen.findByText('No shipment GS000000000')).toBeDefined();
});
