import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { OpenException } from '#contract/exceptions.ts';
import type { MessageThread } from '#contract/messages.ts';
import type { OpenTask } from '#contract/tasks.ts';
import { setOnline } from '#web/browser-for-tests.ts';
import { publish } from '#web/live-for-tests.ts';
// Loaded before it is needed.
import '#web/forms/leave-guard/leave-guard.tsx';
import { renderPiece } from '#web/render-for-tests.tsx';
import { lost, serve } from '#web/server-for-tests.ts';
import { Worklist } from './worklist.tsx';

// Files share modules: neither what others loaded nor what is mocked here may pass on.
const INES = { user_id: '01900000-0000-7000-8000-00000000000a', full_name: 'Ines Vargas' };
const SHIPMENT = {
  tracking_number: 'GS104588210',
  client: 'Brandt Imports',
  origin_city: 'Ningbo',
  destination_city: 'Duisburg',
};
const TASK: OpenTask = {
  ...SHIPMENT,
  id: '01900000-0000-7000-8000-000000000003',
  title: 'Book the truck',
  due_at: new Date('2026-11-20T09:00:00Z'),
  anchor: null,
  days: null,
  time_zone: 'Europe/Berlin',
  owner: INES,
  done_at: null,
  version: 4,
};
const SECOND = { ...TASK, id: '01900000-0000-7000-8000-000000000004', title: 'Send the VGM', due_at: null };
const EXCEPTION: OpenException = {
  ...SHIPMENT,
  id: '01900000-0000-7000-8000-000000000005',
  code: 'DAMAGE',
  object: 'MSKU9070323',
  severity: 'high',
  description: '',
  customer_text: '',
  due_at: new Date('2026-11-20T09:00:00Z'),
  blocks: [],
  owner: INES,
  raised_by: 'Ines Vargas',
  raised_at: new Date('2026-11-19T09:00:00Z'),
  resolution: '',
  resolved_at: null,
  version: 1,
  time_zone: 'Europe/Berlin',
};
const THREAD: MessageThread = {
  ...SHIPMENT,
  text: 'Any news?',
  author: 'Ada Reyes',
  side: 'customer',
  created_at: new Date('2026-11-21T11:00:00Z'),
  unread: 2,
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), toFake: ['Date'] });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

interface Work {
  tasks?: OpenTask[];
  exceptions?: OpenException[];
  threads?: MessageThread[];
}

function open(work: Work = {}, at = '/admin/worklist', responses: Parameters<typeof serve>[0] = {}) {
  const calls = serve({
    'tasks.open': () => ({ tasks: work.tasks ?? [], next: null }),
    'exceptions.open': () => ({ exceptions: work.exceptions ?? [], next: null }),
    'messages.threads': () => ({ threads: work.threads ?? [], next: null }),
    ...responses,
  });
  const rendered = renderPiece(<Worklist />, { at });
  const sent = (operation: string) =>
    calls.filter((call) => call.operation === operation).map(({ input }) => input);
  return { ...rendered, sent };
}

const section = (name: string) => within(screen.getByRole('region', { name }));
const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name });

test('tasks, exceptions and unread messages name their shipment and open its file', async () => {
  open({ tasks: [TASK, SECOND], exceptions: [EXCEPTION], threads: [THREAD] });
  const tasks = await section('Tasks').findAllByRole('listitem');
  expect(tasks[0]?.textContent).toMatch(
    /^Book the truckOverdue since .*10:00.* · Ines VargasEditGS104588210Ningbo →to DuisburgBrandt Imports$/,
  );
  expect(tasks[1]?.textContent).toContain('No due date · Ines Vargas');
  const exception = await section('Exceptions').findByRole('listitem');
  expect(exception.textContent).toMatch(
    /^Damage, MSKU9070323Severity high · since .* · Ines VargasOverdue since/,
  );
  expect((await section('Unread messages').findByRole('listitem')).textContent).toContain('2 unread');
  const addresses = ['Tasks', 'Exceptions', 'Unread messages'].map((name) =>
    section(name).getAllByRole('link')[0]?.getAttribute('href'),
  );
  expect(addresses).toEqual(
    ['tasks', 'exceptions', 'messages'].map((part) => `/admin/shipments/GS104588210#${part}`),
  );
});

test('whose work is shown stands in the address; unassigned work has no messages', async () => {
  const { user, sent, address } = open();
  await screen.findByText('Nothing assigned to you.');
  expect(screen.getByText('No open exceptions assigned to you.')).toBeDefined();
  expect(screen.getByText('No unread messages.')).toBeDefined();
  expect(sent('messages.threads')).toMatchObject([{ unread: true }]);
  await user.click(screen.getByRole('radio', { name: 'Unassigned' }));
  await screen.findByText('No unassigned tasks.');
  expect(screen.getByText('No unassigned exceptions.')).toBeDefined();
  expect(screen.queryByRole('region', { name: 'Unread messages' })).toBeNull();
  expect(address()).toBe('/admin/worklist?owner=nobody');
  await user.click(screen.getByRole('radio', { name: 'Everyone' }));
  await screen.findByText('No open tasks.');
  expect(screen.getByText('No open exceptions.')).toBeDefined();
  expect(address()).toBe('/admin/worklist?owner=anyone');
  await user.click(screen.getByRole('radio', { name: 'Mine' }));
  expect(address()).toBe('/admin/worklist');
  expect(sent('tasks.open').slice(0, 3)).toMatchObject([
    { owner: 'me' },
    { owner: 'nobody' },
    { owner: 'anyone' },
  ]);
});

test('an address opens with its filter; an unknown one is that of the reader', async () => {
  const { unmount } = open({}, '/admin/worklist?owner=anyone');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Everyone' }).checked).toBe(true);
  unmount();
  open({}, '/admin/worklist?owner=someone');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Mine' }).checked).toBe(true);
});

test('a completed task leaves the list, and the focus goes to the next one', async () => {
  const work = { tasks: [TASK, SECOND] };
  const { user, sent, client } = open(work, undefined, {
    'tasks.change': () => {
      work.tasks = [SECOND];
      return { ...TASK, done_at: new Date() };
    },
  });
  await user.click(await box(/^Book the truck/));
  expect(sent('tasks.change')).toEqual([{ id: TASK.id, done: true }]);
  // As the header `x-invalidates` of the response does.
  await client.invalidateQueries();
  await waitFor(() => expect(screen.queryByText('Book the truck')).toBeNull());
  const next = await box(/^Send the VGM/);
  await waitFor(() => expect(document.activeElement).toBe(next));
});

test('a task is assigned in its list, which asks before an entry is lost', async () => {
  const { user, sent, address } = open(
    { tasks: [{ ...TASK, owner: null }] },
    '/admin/worklist?owner=nobody',
    {
      'people.list': () => ({ people: [INES], next: null, counts: null }),
      'tasks.change': () => ({ ...TASK, owner: INES }),
    },
  );
  await user.click(await screen.findByRole('button', { name: `Edit ${TASK.title}` }));
  await screen.findByRole('option', { name: 'Ines Vargas' });
  await user.selectOptions(screen.getByRole('combobox', { name: /^Owner/ }), 'Ines Vargas');
  await user.click(screen.getByRole('radio', { name: 'Everyone' }));
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(address()).toBe('/admin/worklist?owner=nobody');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('combobox', { name: /^Owner/ })).toBeNull());
  expect(sent('tasks.change')).toEqual([{ id: TASK.id, owner_id: INES.user_id }]);
});

test('what cannot be loaded can be loaded again', async () => {
  const { user, sent } = open({}, undefined, { 'tasks.open': lost });
  await user.click(await section('Tasks').findByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(sent('tasks.open').length).toBeGreaterThan(1));
  expect(screen.getByText('No unread messages.')).toBeDefined();
});

test('offline, tasks can be read but not completed', async () => {
  open({ tasks: [TASK] });
  await box(/^Book the truck/);
  act(() => setOnline(false));
  expect((await box(/^Book the truck/)).disabled).toBe(true);
});

test('more of a long list is loaded on demand', async () => {
  const { user } = open({}, undefined, {
    'tasks.open': ({ after }: { after?: string }) =>
      after ? { tasks: [SECOND], next: null } : { tasks: [TASK], next: 'second' },
  });
  await user.click(await section('Tasks').findByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('All 2 tasks')).toBeDefined();
});

test('a change by someone else is shown', async () => {
  const work = { tasks: [TASK] };
  open(work);
  await box(/^Book the truck/);
  work.tasks = [SECOND];
  act(() => publish('fleet', { event: 'changed', data: {} }));
  expect(await box(/^Send the VGM/)).toBeDefined();
  expect(screen.queryByText('Book the truck')).toBeNull();
});
