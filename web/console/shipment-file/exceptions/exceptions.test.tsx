import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ShipmentException } from '#contract/exceptions.ts';
import type { ShipmentFile } from '#contract/shipments/shipment-file.ts';
import type { Task } from '#contract/tasks.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { refusal, serve } from '#web/server-for-tests.ts';
import { BlockedBy } from './blocked-by.tsx';
import { ExceptionsPanel } from './exceptions-panel.tsx';
import { TasksPanel } from './tasks-panel.tsx';

const tracking_number = 'GS104588210';
const FILE = { tracking_number, destination_time_zone: 'Europe/Berlin' } as ShipmentFile;
const ROLLED: ShipmentException = {
  id: '01900000-0000-7000-8000-000000000001',
  tracking_number,
  code: 'ROLLED',
  object: 'MSKU9070323',
  severity: 'high',
  description: 'The carrier offers 180 a box',
  customer_text: 'Loaded on the next sailing.',
  owner: { user_id: '01900000-0000-7000-8000-00000000000a', full_name: 'Ines Vargas' },
  due_at: new Date('2026-12-01T09:00:00Z'),
  blocks: ['departure'],
  raised_by: null,
  raised_at: new Date('2026-11-20T09:00:00Z'),
  resolution: '',
  resolved_at: null,
  version: 2,
};
const DELAY = { ...ROLLED, id: '01900000-0000-7000-8000-000000000002', code: 'DELAY' as const, object: '' };
const people = { people: [], next: null, counts: null };

test('open exceptions name their owner and what they block; one is resolved with a text', async () => {
  const exceptions = [
    ROLLED,
    { ...DELAY, resolution: 'Recovered', resolved_at: new Date('2026-11-21T09:00:00Z') },
  ];
  const calls = serve({
    'exceptions.list': () => ({ exceptions }),
    'exceptions.resolve': () => exceptions[0],
  });
  const { user } = renderPiece(<ExceptionsPanel file={FILE} />);
  expect(await screen.findByText('1 open')).toBeDefined();
  expect(screen.getByText('Severity high · blocks departure · owner Ines Vargas')).toBeDefined();
  expect(screen.getByText('Resolved: 1')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Resolve Rolled, MSKU9070323' }));
  const send = () => user.click(screen.getByRole('button', { name: 'Resolve' }));
  await send();
  expect(await screen.findByText('Enter how it was resolved.')).toBeDefined();
  await user.type(screen.getByRole('textbox', { name: /^Resolution/ }), 'Claimed');
  await send();
  expect(await screen.findByRole('button', { name: 'Resolve Rolled, MSKU9070323' })).toBeDefined();
  expect(calls.find(({ operation }) => operation === 'exceptions.resolve')?.input).toEqual({
    id: ROLLED.id,
    resolution: 'Claimed',
  });
});

test('one that is open already is refused, and nothing typed is lost', async () => {
  serve({
    'people.list': () => people,
    'exceptions.list': () => ({ exceptions: [] }),
    'exceptions.raise': () => {
      throw refusal('ALREADY_OPEN', 'This exception is already open. Change it instead.', 409);
    },
  });
  const { user } = renderPiece(<ExceptionsPanel file={FILE} />);
  await user.click(await screen.findByRole('button', { name: 'Raise exception' }));
  const text = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Text for the customer/ });
  await user.type(text, 'A box is wet.');
  await user.click(screen.getByRole('checkbox', { name: 'Delivery' }));
  await user.click(screen.getByRole('button', { name: 'Raise' }));
  expect(await screen.findByText('This exception is already open. Change it instead.')).toBeDefined();
  expect(text.value).toBe('A box is wet.');
});

test('what someone else changed is shown before an edit replaces it, and what was typed stays', async () => {
  let stored = ROLLED;
  const versions: (string | null)[] = [];
  const calls = serve({
    'people.list': () => people,
    'exceptions.list': () => ({ exceptions: [stored] }),
    'exceptions.change': (_: object, headers) => {
      versions.push(headers.get('if-match'));
      if (versions.at(-1) !== `"${stored.version}"`)
        throw refusal('PRECONDITION_FAILED', 'Someone else has changed this exception.', 412);
      return stored;
    },
  });
  const { user, client } = renderPiece(<ExceptionsPanel file={FILE} />);
  await user.click(await screen.findByRole('button', { name: 'Edit Rolled, MSKU9070323' }));
  const note = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Note for staff/ });
  await user.clear(note);
  await user.type(note, 'Claim sent');
  stored = { ...ROLLED, version: 3, severity: 'low', owner: null };
  await client.refetchQueries();
  const changed = within(await screen.findByRole('alert'));
  expect(changed.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Severity is now Low',
    'Owner is now empty',
  ]);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('button', { name: 'Load the newer version' })).toBeDefined();
  expect(versions).toEqual(['"2"']);
  await user.click(screen.getByRole('button', { name: 'Load the newer version' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('button', { name: 'Edit Rolled, MSKU9070323' })).toBeDefined();
  expect(versions).toEqual(['"2"', '"3"']);
  expect(calls.findLast(({ operation }) => operation === 'exceptions.change')?.input).toMatchObject({
    severity: 'low',
    owner_id: null,
    description: 'Claim sent',
  });
});

test('a task is completed by its box; the standard ones are added at once', async () => {
  const task: Task = {
    id: '01900000-0000-7000-8000-000000000003',
    tracking_number,
    title: 'Claim the roll',
    due_at: new Date('2020-12-01T09:00:00Z'),
    anchor: null,
    days: null,
    time_zone: 'Europe/Berlin',
    owner: null,
    done_at: null,
    version: 1,
  };
  const calls = serve({
    'tasks.list': () => ({ tasks: [task] }),
    'tasks.change': () => ({ ...task, done_at: new Date() }),
    'tasks.addStandard': () => ({ tasks: [task] }),
  });
  const { user } = renderPiece(<TasksPanel file={FILE} />);
  const box = await screen.findByRole('checkbox', { name: /^Claim the roll/ });
  expect(within(box.closest('label') as HTMLElement).getByText(/^Overdue since/)).toBeDefined();
  await user.click(box);
  await user.click(screen.getByRole('button', { name: 'Add standard tasks' }));
  await waitFor(() =>
    expect(calls.filter(({ operation }) => operation !== 'tasks.list')).toMatchObject([
      { operation: 'tasks.change', input: { id: task.id, done: true } },
      { operation: 'tasks.addStandard', input: { tracking_number } },
    ]),
  );
});

test('what the shipment waits for, and by when; “Nothing” where it waits for nothing', async () => {
  const blocker = (message: string) => ({ code: 'X', object: message, message, due_at: null });
  let blockers: object[] = ['One', 'Two', 'Three', 'Four'].map(blocker);
  blockers[0] = { ...blockers[0], due_at: new Date('2026-12-01T09:00:00Z') };
  serve({ 'exceptions.blockers': () => ({ blockers }) });
  const { unmount } = renderPiece(<BlockedBy tracking_number={tracking_number} time_zone="Europe/Berlin" />);
  expect(await screen.findByText('and 1 more')).toBeDefined();
  expect(screen.getByText(/1 Dec.* 10:00|10:00/)).toBeDefined();
  unmount();
  blockers = [];
  renderPiece(<BlockedBy tracking_number={tracking_number} time_zone="Europe/Berlin" />);
  expect(await screen.findByText('Nothing')).toBeDefined();
});
