import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { setInView } from '#web/browser-for-tests.ts';
import { ids, open, resetDialog } from './dialog-for-tests.tsx';

beforeEach(resetDialog);

const MESSAGE = {
  id: ids[0],
  text: 'When do you pick up?',
  author: 'Helen Brandt',
  author_id: null,
  side: 'customer',
  created_at: new Date('2026-11-19T10:00:00Z'),
  mentions: [],
};

/** The number of unread messages can change. */
async function openMessages() {
  const served = { unread: 0 };
  const opened = await open('messages', {
    'messages.list': () => ({ messages: [MESSAGE], unread: served.unread, next: null }),
    'messages.markRead': () => ({}),
    'messages.send': () => ({}),
    'files.list': () => ({ files: [] }),
  });
  const { user } = opened;
  const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message to the customer' });
  return {
    ...opened,
    served,
    box,
    choose: (tab: string) => user.click(screen.getByRole('tab', { name: tab })),
    close: () => user.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement),
    question: async () => within(await screen.findByRole('alertdialog', { name: 'Discard changes?' })),
  };
}

test('a message survives switching tabs, and the dialog asks before it is lost', async () => {
  const { user, box, choose, close, question } = await openMessages();
  await user.type(box, 'The truck is late');
  await choose('History');
  await close();
  await user.click((await question()).getByRole('button', { name: 'Keep editing' }));
  await choose('Messages');
  expect(screen.getByRole('textbox', { name: 'Message to the customer' })).toBe(box);
  expect(box.value).toBe('The truck is late');
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  await waitFor(() => expect(box.value).toBe(''));
  await close();
  expect(await screen.findByText('All shipments')).toBeDefined();
});

test('the dialog asks before a chosen file is lost', async () => {
  const { user, close, question } = await openMessages();
  await user.upload(await screen.findByLabelText('File'), new File(['x'], 'Invoice.pdf'));
  await close();
  await user.click((await question()).getByRole('button', { name: 'Discard' }));
  expect(await screen.findByText('All shipments')).toBeDefined();
});

test('messages that arrive while another tab is open stay unread until theirs is opened', async () => {
  const { client, served, choose, sent } = await openMessages();
  await choose('History');
  act(() => setInView(false));
  served.unread = 1;
  await act(() => client.refetchQueries());
  await choose('Overview');
  expect([sent('messages.list').length > 1, sent('messages.markRead')]).toEqual([true, []]);
  await choose('Messages');
  act(() => setInView(true));
  await waitFor(() => expect(sent('messages.markRead')).toHaveLength(1));
});
