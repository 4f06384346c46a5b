import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { setInView, setOnline } from '#web/browser-for-tests.ts';
import { hoursAgo, NOW } from '#web/gallery/fixtures.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { lost, serve } from '#web/server-for-tests.ts';
import { Correspondence } from './correspondence.tsx';

const NUMBER = 'GS104588210';
const MESSAGE = {
  id: '01900000-0000-7000-8000-0000000000a1',
  text: 'When do you pick up?\nWe close at 5.',
  author: 'Helen Brandt',
  author_id: null,
  side: 'customer' as const,
  created_at: hoursAgo(2),
  mentions: [],
};
const FILE = {
  id: '01900000-0000-7000-8000-0000000000b1',
  name: 'Packing list.pdf',
  kind: 'packing_list' as const,
  media_type: 'application/pdf',
  size: 1_300_000,
  author: 'Helen Brandt',
  side: 'customer' as const,
  created_at: hoursAgo(1),
};

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  setOnline(true);
});

function open(responses: Parameters<typeof serve>[0] = {}, forStaff = false) {
  const calls = serve({
    'messages.list': () => ({ messages: [], unread: 0, next: null }),
    'messages.markRead': () => ({}),
    'files.list': () => ({ files: [] }),
    ...responses,
  });
  const piece = <Correspondence tracking_number={NUMBER} forStaff={forStaff} />;
  return { ...renderPiece(piece), calls };
}
const callsOf = (calls: { operation: string; input: unknown }[], name: string) =>
  calls.filter(({ operation }) => operation === name).map(({ input }) => input);

test('an empty thread and no files say what to do', async () => {
  open();
  expect(await screen.findByText('Ask us anything about this shipment.')).toBeDefined();
  expect(await screen.findByText(/No files yet/)).toBeDefined();
  expect(screen.queryByRole('checkbox', { name: /Internal/ })).toBeNull();
});

test('messages name their author and keep their lines; opening marks them as read', async () => {
  const { calls } = open({ 'messages.list': () => ({ messages: [MESSAGE], unread: 1, next: null }) });
  const list = within(await screen.findByRole('list', { name: 'Messages, newest first' }));
  expect(list.getByText('Helen Brandt')).toBeDefined();
  expect(list.getByText(/We close at 5/)).toBeDefined();
  await waitFor(() => expect(callsOf(calls, 'messages.markRead')).toEqual([{ tracking_number: NUMBER }]));
});

test.each([
  ['below the fold', false, 'visible'],
  ['in a tab in the background', true, 'hidden'],
] as const)('messages %s stay unread until they are seen', async (_, isInView, visibility) => {
  setInView(isInView);
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  onTestFinished(() => state.mockRestore());
  const { calls } = open({ 'messages.list': () => ({ messages: [MESSAGE], unread: 1, next: null }) });
  expect(await screen.findByText(/We close at 5/)).toBeDefined();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(callsOf(calls, 'messages.markRead')).toEqual([]);
  state.mockReturnValue('visible');
  act(() => {
    setInView(true);
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await waitFor(() => expect(callsOf(calls, 'messages.markRead')).toEqual([{ tracking_number: NUMBER }]));
});

test('a sent message empties the form; a failed one stays', async () => {
  let fails = true;
  const { user, calls } = open({
    'messages.send': () => (fails ? lost() : { ...MESSAGE, text: 'Hello' }),
  });
  const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message to our team' });
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  expect(await screen.findByText('Write a message.')).toBeDefined();
  await user.type(box, 'Hello');
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(box.value).toBe('Hello');
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  await waitFor(() => expect(box.value).toBe(''));
  expect(callsOf(calls, 'messages.send').at(-1)).toEqual({ tracking_number: NUMBER, text: 'Hello' });
});

test.each([
  [' Also, the gate code is 12.', 'Also, the gate code is 12.', false],
  [' Thin margin.', 'Thin margin.', true],
])('what is typed while a message is sent stays: %s', async (typed, left, forStaff) => {
  let arrive: (message: typeof MESSAGE) => void = () => {};
  const { user, calls } = open(
    { 'messages.send': () => new Promise((resolve) => (arrive = resolve)) },
    forStaff,
  );
  const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Message to/ });
  if (forStaff) await user.click(await screen.findByRole('checkbox', { name: /Internal note/ }));
  await user.type(box, 'Hello{Tab}');
  await user.click(screen.getByRole('button', { name: forStaff ? 'Add note' : 'Send message' }));
  await waitFor(() => expect(callsOf(calls, 'messages.send')).toHaveLength(1));
  await user.type(box, typed);
  arrive(MESSAGE);
  await waitFor(() => expect(box.value).toBe(left));
  // The rest of a note is a note.
  if (forStaff)
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Internal note/ }).checked).toBe(true);
});

test('staff keep notes and files internal', async () => {
  const { user, calls } = open(
    {
      'messages.send': () => ({ ...MESSAGE, internal: true }),
      'messages.list': () => ({ messages: [{ ...MESSAGE, internal: true }], unread: 0, next: null }),
      'files.list': () => ({ files: [{ ...FILE, visibility: 'internal' }] }),
    },
    true,
  );
  // The label of the choice, and the mark of the note.
  await waitFor(() => expect(screen.getAllByText('Internal note')).toHaveLength(2));
  expect(await screen.findByText(/· Internal$/)).toBeDefined();
  await user.type(screen.getByRole('textbox', { name: 'Message to the customer' }), 'Thin margin');
  await user.click(await screen.findByRole('checkbox', { name: /Internal note/ }));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note for staff' }).value).toBe(
    'Thin margin',
  );
  await user.click(screen.getByRole('button', { name: 'Add note' }));
  await waitFor(() =>
    expect(callsOf(calls, 'messages.send')).toEqual([
      { tracking_number: NUMBER, text: 'Thin margin', internal: true },
    ]),
  );
});

test('parts that fail say so, and the other stays usable', async () => {
  open({ 'messages.list': () => lost() });
  expect(await screen.findByText(/No files yet/)).toBeDefined();
  expect(screen.getByRole('textbox', { name: 'Message to our team' })).toBeDefined();
});

test('@ suggests people who may read it; the keyboard takes one, and the message shows it', async () => {
  const people = [
    { id: '1', name: 'Mara Lindqvist', side: 'staff' as const },
    { id: '2', name: 'Milo Brandt', side: 'customer' as const },
  ];
  const { user, calls } = open(
    {
      'messages.people': ({ q }: { q: string }) => ({
        people: people.filter(({ name }) => name.toLowerCase().includes(q)),
      }),
      'messages.send': () => MESSAGE,
    },
    true,
  );
  const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message to the customer' });
  await user.click(await screen.findByRole('checkbox', { name: /Internal note/ }));
  await user.type(box, 'Ask @m');
  const list = within(await screen.findByRole('listbox', { name: 'People' }));
  expect(await list.findAllByRole('option')).toHaveLength(2);
  await user.keyboard('{ArrowDown}');
  expect(box.getAttribute('aria-activedescendant')).toBe(list.getByRole('option', { name: /Milo/ }).id);
  await user.keyboard('{Enter}now');
  expect(box.value).toBe('Ask @Milo Brandt now');
  expect(screen.queryByRole('listbox', { name: 'People' })).toBeNull();
  // What follows the name may be searched as well, once the typing rests.
  expect(callsOf(calls, 'messages.people')).toContainEqual({
    tracking_number: NUMBER,
    q: 'm',
    internal: true,
  });
  await user.type(box, ' and @mara');
  expect(await list.findByRole('option', { name: /Mara/ })).toBeDefined();
  expect(screen.getByText('1 person. Choose with the arrow keys.')).toBeDefined();
  // A surrounding dialog listens in the capture phase and stays open.
  const closeDialog = vi.fn();
  document.addEventListener('keydown', closeDialog, true);
  await user.keyboard('{Escape}');
  document.removeEventListener('keydown', closeDialog, true);
  expect(closeDialog).not.toHaveBeenCalled();
  expect(screen.queryByRole('listbox', { name: 'People' })).toBeNull();
  expect(box.value).toBe('Ask @Milo Brandt now and @mara');
});

test('a mention is marked in the text', async () => {
  const message = { ...MESSAGE, text: 'Hi @Milo Brandt, see below', mentions: ['Milo Brandt'] };
  open({ 'messages.list': () => ({ messages: [message], unread: 0, next: null }) });
  expect((await screen.findByText('@Milo Brandt')).className).toContain('font-semibold');
});
