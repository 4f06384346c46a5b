import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { Link } from 'react-router';
import { expect, test } from 'vitest';
import type { Milestone } from '#contract/milestones.ts';
import type { ShipmentFile } from '#contract/shipments/shipment-file.ts';
import { GuardedPage } from '#web/forms/leave-guard/guarded-page.tsx';
// Loaded before it is needed.
import '#web/forms/leave-guard/leave-guard.tsx';
import { renderPiece } from '#web/render-for-tests.tsx';
import { lost, serve } from '#web/server-for-tests.ts';
import { FILE_LISTS, fileLeg } from '../file-lists-for-tests.ts';
import { MilestonesSection } from './milestones-section.tsx';

const place = (name: string, time_zone: string) => ({ ...fileLeg({}, name, '').from, time_zone });
const MAIN = fileLeg(
  { from: place('Ningbo', 'Asia/Shanghai'), to: place('Singapore', 'Asia/Singapore') },
  '',
  '',
);
const FILE = {
  ...FILE_LISTS,
  tracking_number: 'GS104588210',
  version: 3,
  destination_time_zone: 'Europe/Berlin',
  legs: [MAIN],
} as ShipmentFile;

function arrival(change: Partial<Milestone>): Milestone {
  return {
    id: crypto.randomUUID(),
    object: { kind: 'leg', leg_sequence: 1 },
    code: 'ARRI',
    name: 'Arrival',
    classifier: 'ACT',
    occurred_at: new Date('2027-01-12T22:00:00Z'),
    utc_offset: 480,
    place: { unlocode: 'SGSIN', name: 'Singapore', facility: '' },
    empty_indicator: null,
    source: 'carrier',
    source_reference: '',
    reported_at: new Date('2027-01-13T00:00:00Z'),
    received_at: new Date('2027-01-13T00:00:00Z'),
    document_type: '',
    document_reference: '',
    reason: '',
    retracted: false,
    current: true,
    override: null,
    overridden_by: null,
    ...change,
  };
}
const FACT = arrival({});
const MILESTONES = [
  FACT,
  arrival({ source: 'device', occurred_at: new Date('2027-01-12T14:40:00Z'), current: false }),
  arrival({ classifier: 'EST', occurred_at: new Date('2027-01-11T22:00:00Z'), current: false }),
];

function Section() {
  const [recording, setRecording] = useState(false);
  return <MilestonesSection file={FILE} recording={recording} onRecording={setRecording} />;
}

type Served = Parameters<typeof serve>[0];

function show(served: Served = {}) {
  const calls = serve({
    'milestones.list': () => ({ milestones: MILESTONES, eta: { promised: null, window: null, history: [] } }),
    'milestones.report': () => ({ results: [{ index: 0, status: 'recorded' }] }),
    'milestones.retract': () => FACT,
    ...served,
  });
  const rendered = renderPiece(
    <GuardedPage>
      <Section />
      <Link to="/elsewhere">Elsewhere</Link>
    </GuardedPage>,
  );
  const input = (name: string) => calls.find(({ operation }) => operation === name)?.input;
  return { ...rendered, calls, input };
}

test('an event shows estimate and fact in local time, and who disagrees', async () => {
  show();
  const table = await screen.findByRole('table', { name: 'Milestones by event' });
  const [, row] = within(table).getAllByRole('row');
  expect(row?.textContent).toContain('Leg 1, Ningbo to Singapore');
  expect(row?.textContent).toMatch(/12\sJan,|Jan\s12,/);
  expect(row?.textContent).toMatch(/13\sJan,|Jan\s13,/);
  expect(row?.textContent).toMatch(/Vehicle position: .* We use the carrier’s\./);
});

test('a milestone is recorded in the local time of its place', async () => {
  const { input } = show();
  fireEvent.click(await screen.findByRole('button', { name: 'Record milestone' }));
  fireEvent.click(screen.getByRole('button', { name: 'Record' }));
  expect(await screen.findByText('Enter the date and time.')).toBeDefined();
  fireEvent.change(screen.getByLabelText('Event'), { target: { value: 'ARRI' } });
  fireEvent.change(screen.getByLabelText('When'), { target: { value: '2027-01-13T06:00' } });
  expect(screen.getByText('Local time, Asia/Singapore')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Record' }));
  await waitFor(() =>
    expect(input('milestones.report')).toMatchObject({
      milestones: [
        {
          tracking_number: 'GS104588210',
          object: { kind: 'leg', leg_sequence: 1 },
          code: 'ARRI',
          classifier: 'ACT',
          occurred_at: '2027-01-13T06:00:00+08:00',
          source: 'carrier',
        },
      ],
    }),
  );
  expect(await screen.findByRole('button', { name: 'Record milestone' })).toBeDefined();
});

test('what the server refuses stands beside its field, and is not saved', async () => {
  const issue = 'occurred_at: What happens in the future is an estimate, not a fact.';
  const { user } = show({
    'milestones.report': () => ({ results: [{ index: 0, status: 'refused', issue }] }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Record milestone' }));
  const when = screen.getByLabelText('When');
  fireEvent.change(when, { target: { value: '2037-01-13T06:00' } });
  fireEvent.click(screen.getByRole('button', { name: 'Record' }));
  expect(await screen.findByText('What happens in the future is an estimate, not a fact.')).toBeDefined();
  expect(when.getAttribute('aria-invalid')).toBe('true');
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(await screen.findByRole('dialog', { name: 'Discard changes?' })).toBeDefined();
});

test('what the server refuses about no field stands above the form', async () => {
  const issue = 'tracking_number: There is no shipment GS104588210.';
  show({ 'milestones.report': () => ({ results: [{ index: 0, status: 'refused', issue }] }) });
  fireEvent.click(await screen.findByRole('button', { name: 'Record milestone' }));
  const when = screen.getByLabelText('When');
  fireEvent.change(when, { target: { value: '2027-01-13T06:00' } });
  fireEvent.click(screen.getByRole('button', { name: 'Record' }));
  expect((await screen.findByRole('alert')).textContent).toBe('There is no shipment GS104588210.');
  expect(when.getAttribute('aria-invalid')).toBeNull();
});

test('a report is retracted with a reason', async () => {
  const { input } = show();
  fireEvent.click(await screen.findByRole('button', { name: 'Retract' }));
  fireEvent.click(screen.getByRole('button', { name: 'Retract' }));
  expect(await screen.findByText('Enter a reason.')).toBeDefined();
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'Another vessel' } });
  fireEvent.click(screen.getByRole('button', { name: 'Retract' }));
  await waitFor(() => expect(input('milestones.retract')).toEqual({ id: FACT.id, reason: 'Another vessel' }));
});

test('another report is chosen with a reason, and the choice undone', async () => {
  const chosen = arrival({
    override: { reason: 'Gate log', overridden_at: new Date('2027-01-14T00:00:00Z') },
  });
  const { input } = show({
    'milestones.override': () => FACT,
    'milestones.undoOverride': () => FACT,
    'milestones.list': () => ({ milestones: [chosen, MILESTONES[1]], eta: { history: [], window: null } }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Use Vehicle position instead' }));
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'The terminal’s gate log' } });
  fireEvent.click(screen.getByRole('button', { name: 'Use this report' }));
  await waitFor(() =>
    expect(input('milestones.override')).toEqual({
      id: MILESTONES[1]?.id,
      reason: 'The terminal’s gate log',
    }),
  );
  expect(screen.getByText('Chosen by us: Gate log')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Undo choice' }));
  await waitFor(() => expect(input('milestones.undoOverride')).toEqual({ id: chosen.id }));
});

test('what could not be loaded can be retried', async () => {
  show({ 'milestones.list': lost });
  expect(await screen.findByText('The milestones could not be loaded.')).toBeDefined();
});
