import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ShipmentFile } from '#contract/shipments/shipment-file.ts';
import type { Task } from '#contract/tasks.ts';
import { setOnline } from '#web/browser-for-tests.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { lost, refusal, serve } from '#web/server-for-tests.ts';
import { dismissToast, shownToasts } from '#web/ui/overlays/toast.ts';
import { TasksPanel } from './tasks-panel.tsx';

const tracking_number = 'GS104588210';
const FILE = { tracking_number, destination_time_zone: 'Europe/Berlin' } as ShipmentFile;
const INES = { user_id: '01900000-0000-7000-8000-00000000000a', full_name: 'Ines Vargas' };
const TASK: Task = {
  id: '01900000-0000-7000-8000-000000000003',
  tracking_number,
  title: 'Book the truck',
  due_at: null,
  anchor: null,
  days: null,
  time_zone: 'Europe/Berlin',
  owner: null,
  done_at: null,
  version: 4,
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), toFake: ['Date'] });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  for (const { id } of shownToasts()) dismissToast(id);
});

async function open(
  tasks: Task[],
  responses: Parameters<typeof serve>[0] = {},
  file: Partial<ShipmentFile> = {},
) {
  const calls = serve({
    'tasks.list': () => ({ tasks }),
    'people.list': () => ({ people: [INES], next: null, counts: null }),
    ...responses,
  });
  const rendered = renderPiece(<TasksPanel file={{ ...FILE, ...file }} />);
  await screen.findByText(/^\d+ open$/);
  const sent = (operation: string) =>
    calls.filter((call) => call.operation === operation).map(({ input }) => input);
  return { ...rendered, sent };
}

const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });

test('each task says when it is due or was done and whose it is; only open ones are counted', async () => {
  await open([
    { ...TASK, owner: INES },
    { ...TASK, id: '2', title: 'Send the VGM', due_at: new Date('2026-12-01T09:00:00Z') },
    { ...TASK, id: '3', title: 'Claim', due_at: new Date('2026-11-01T09:00:00Z'), done_at: new Date() },
  ]);
  expect(screen.getByText('2 open')).toBeDefined();
  const [truck, vgm, claim] = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(truck).toMatch(/No due date · Ines VargasEdit$/);
  expect(vgm).toMatch(/^Send the VGMDue .*10:00/);
  expect(claim).toMatch(/^ClaimDone /);
  expect(box(/^Claim/).checked).toBe(true);
});

test('a new task needs its text; due date and owner are sent in the time of the destination', async () => {
  const { user, sent } = await open([], { 'tasks.add': () => TASK });
  await user.click(screen.getByRole('button', { name: 'Add task' }));
  await user.click(screen.getByRole('button', { name: 'Add' }));
  const title = screen.getByRole('textbox', { name: 'Task' });
  expect(title.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getAllByText('Enter what to do.')).not.toHaveLength(0);
  expect(sent('tasks.add')).toEqual([]);
  await user.type(title, 'Book the truck');
  await user.type(screen.getByLabelText(/^Due/), '2026-12-01T10:00');
  await user.selectOptions(screen.getByRole('combobox', { name: /^Owner/ }), 'Ines Vargas');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Task' })).toBeNull());
  expect(sent('tasks.add')).toEqual([
    {
      tracking_number,
      title: 'Book the truck',
      due_at: new Date('2026-12-01T09:00:00Z'),
      owner_id: INES.user_id,
    },
  ]);
});

test('a task without due date and owner is sent without them, and a refused one stays as typed', async () => {
  const { user, sent } = await open([], {
    'tasks.add': () => {
      throw refusal('CONFLICT', 'The shipment is closed.');
    },
  });
  await user.click(screen.getByRole('button', { name: 'Add task' }));
  const title = screen.getByRole<HTMLInputElement>('textbox', { name: 'Task' });
  await user.type(title, 'Book the truck');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect((await screen.findByRole('alert')).textContent).toContain('The shipment is closed.');
  expect(title.value).toBe('Book the truck');
  expect(sent('tasks.add')).toMatchObject([{ due_at: null, owner_id: null }]);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('textbox', { name: 'Task' })).toBeNull();
});

test('a task that could not be completed stays open, and a toast says so', async () => {
  const { user } = await open([TASK], { 'tasks.change': lost });
  await user.click(box(/^Book the truck/));
  await waitFor(() => expect(shownToasts()).toMatchObject([{ title: 'The task was not saved' }]));
  expect(box(/^Book the truck/).checked).toBe(false);
});

test('while a task is saved, its box keeps the focus and ignores a second change', async () => {
  const { user, sent } = await open([TASK], { 'tasks.change': () => new Promise(() => {}) });
  await user.click(box(/^Book the truck/));
  await waitFor(() => expect(box(/^Book the truck/).getAttribute('aria-disabled')).toBe('true'));
  expect(box(/^Book the truck/).disabled).toBe(false);
  await user.click(box(/^Book the truck/));
  expect(document.activeElement).toBe(box(/^Book the truck/));
  expect(sent('tasks.change')).toHaveLength(1);
});

test('a completed task is opened again by its box', async () => {
  const { user, sent } = await open([{ ...TASK, done_at: new Date() }], { 'tasks.change': () => TASK });
  await user.click(box(/^Book the truck/));
  await waitFor(() => expect(sent('tasks.change')).toEqual([{ id: TASK.id, done: false }]));
});

test('an open task is assigned, renamed and rescheduled in place; what stays is not sent', async () => {
  let stored: Task = { ...TASK, due_at: new Date('2026-12-01T09:00:30Z'), anchor: 'etd', days: -2 };
  const versions: (string | null)[] = [];
  const { user, sent } = await open([], {
    'tasks.list': () => ({ tasks: [stored] }),
    'tasks.change': (change: Partial<Task> & { owner_id?: string }, headers: Headers) => {
      versions.push(headers.get('if-match'));
      stored = {
        ...stored,
        ...change,
        owner: change.owner_id ? INES : stored.owner,
        version: stored.version + 1,
      };
      return stored;
    },
  });
  const edit = async () => user.click(await screen.findByRole('button', { name: /^Edit / }));
  await edit();
  const title = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Task' });
  expect([title.value, document.activeElement]).toEqual(['Book the truck', title]);
  expect(screen.getByLabelText<HTMLInputElement>(/^Due/).value).toBe('2026-12-01T10:00');
  await screen.findByRole('option', { name: 'Ines Vargas' });
  await user.selectOptions(screen.getByRole('combobox', { name: /^Owner/ }), 'Ines Vargas');
  await user.type(title, ' again');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Task' })).toBeNull());
  expect(sent('tasks.change')).toEqual([
    { id: TASK.id, title: 'Book the truck again', owner_id: INES.user_id },
  ]);
  expect(versions).toEqual(['"4"']);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Edit'));
  await edit();
  await user.clear(await screen.findByLabelText(/^Due/));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent('tasks.change')[1]).toEqual({ id: TASK.id, due_at: null }));
});

test('a task that someone else changed is shown before it is replaced', async () => {
  let stored = TASK;
  const { user, sent, client } = await open([], {
    'tasks.list': () => ({ tasks: [stored] }),
    'tasks.change': (change: Partial<Task>) => {
      if (stored.version > TASK.version) return { ...stored, ...change, version: 6 };
      stored = { ...TASK, title: 'Book two trucks', version: 5 };
      throw refusal('PRECONDITION_FAILED', 'Someone else has changed this task.', 412);
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Edit Book the truck' }));
  await user.type(await screen.findByRole('textbox', { name: 'Task' }), 's');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent('tasks.change')).toHaveLength(1));
  await client.refetchQueries();
  expect((await screen.findByText('Someone else changed this task.')).parentElement?.textContent).toContain(
    'Task is now Book two trucks; you entered Book the trucks',
  );
  await user.click(screen.getByRole('button', { name: 'Load the newer version' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent('tasks.change')[1]).toEqual({ id: TASK.id, title: 'Book the trucks' }));
});

test('a completed task is not edited', async () => {
  await open([{ ...TASK, done_at: new Date() }]);
  expect(screen.queryByRole('button', { name: /^Edit/ })).toBeNull();
});

test('standard tasks that could not be added are reported', async () => {
  const { user } = await open([], { 'tasks.addStandard': lost });
  expect(screen.getByText('No tasks yet.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Add standard tasks' }));
  await waitFor(() => expect(shownToasts()).toMatchObject([{ title: 'The tasks were not added' }]));
});

test('after the standard tasks are added, the focus is on the button to add another', async () => {
  const { user } = await open([], { 'tasks.addStandard': () => ({ tasks: [] }) });
  await user.click(screen.getByRole('button', { name: 'Add standard tasks' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add task' })));
});

test.each<[string, Task[], Partial<ShipmentFile>]>([
  ['that has them already', [{ ...TASK, anchor: 'etd', days: -2 }], {}],
  ['that is cancelled', [TASK], { status: 'cancelled' }],
])('standard tasks are not offered for a shipment %s', async (_, tasks, file) => {
  await open(tasks, {}, file);
  expect(screen.queryByRole('button', { name: 'Add standard tasks' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Add task' })).toBeDefined();
});

test('the tasks of a test shipment can only be read', async () => {
  await open([TASK], {}, { test: true });
  expect(box(/^Book the truck/).disabled).toBe(true);
  expect(screen.queryByRole('button')).toBeNull();
});

test('offline, tasks can be read but not completed', async () => {
  await open([TASK]);
  act(() => setOnline(false));
  expect(box(/^Book the truck/).disabled).toBe(true);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add standard tasks' }).disabled).toBe(true);
  expect(within(screen.getByRole('listitem')).getByText('No due date')).toBeDefined();
});
