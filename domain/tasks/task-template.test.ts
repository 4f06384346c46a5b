import { expect, test } from 'vitest';
import type { Incoterm } from '../documents/incoterm.ts';
import type { TransportMode } from '../routing/transport-mode.ts';
import { completedSteps, type JourneyRecord } from './completed-steps.ts';
import { dueOf, standardTasks, type TaskConditions } from './task-template.ts';

const keysOf = (
  mode: TransportMode | null,
  incoterm: Incoterm | null,
  conditions: Omit<TaskConditions, 'incoterm'> = {},
) => standardTasks(mode, { incoterm, ...conditions }).map(({ key }) => key);

test('standard tasks follow the mode and the term', () => {
  expect(keysOf('sea', 'FOB')).toEqual(
    expect.arrayContaining(['book_carrier', 'export_declaration', 'verified_gross_mass', 'arrival_notice']),
  );
  expect(keysOf('air', 'FOB')).not.toContain('verified_gross_mass');
  expect(keysOf('sea', 'EXW')).not.toContain('export_declaration');
  expect(keysOf('sea', null)).not.toContain('export_declaration');
  expect(keysOf('road', 'DDP')).toEqual(expect.arrayContaining(['duties', 'delivery_appointment']));
  expect(keysOf('road', 'CIP')).toContain('insurance');
  expect(keysOf(null, 'FOB')).toEqual(keysOf('sea', 'FOB'));
});

test('tasks of steps that lie behind are left out', () => {
  const departed = keysOf('sea', 'CIF', { passed: new Set(['departure'] as const) });
  expect(departed).toEqual([
    'pre_alert',
    'arrival_notice',
    'import_declaration',
    'delivery_order',
    'proof_of_delivery',
  ]);
  const passed = new Set(['departure', 'arrival', 'customs_release', 'delivery'] as const);
  expect(keysOf('sea', 'DDP', { passed })).toEqual(['proof_of_delivery']);
});

test.each([
  ['sea', true, true],
  ['rail', true, true],
  ['sea', false, false],
  ['air', true, false],
  ['road', true, false],
] as const)('by %s, with containers %s, the empty return is a task: %s', (mode, has_containers, expected) => {
  const keys = keysOf(mode, null, { has_containers });
  expect(keys.includes('empty_return')).toBe(expected);
});

test('a delivery order is issued for what a terminal releases', () => {
  for (const mode of ['sea', 'air', 'rail'] as const) expect(keysOf(mode, 'FOB')).toContain('delivery_order');
  expect(keysOf('road', 'FOB')).not.toContain('delivery_order');
});

const at = new Date('2026-11-20T08:00:00Z');
const later = new Date('2026-11-22T08:00:00Z');
const leg = (role: 'pre_carriage' | 'main' | 'on_carriage', atd: Date | null, ata: Date | null) => ({
  role,
  atd,
  ata,
});
const released = (equipment_number: string | null, occurred_at = later) => ({
  code: 'CUSR' as const,
  equipment_number,
  occurred_at,
});
const arrived = [leg('main', at, at), leg('on_carriage', null, null)];
test.each<[string, Partial<JourneyRecord>, string]>([
  ['a booking', { status: 'confirmed' }, ''],
  ['no recorded times, in transit', { status: 'in_transit' }, 'departure'],
  ['no recorded times, at customs', { status: 'customs' }, 'departure arrival'],
  ['on the pre-carriage', { legs: [leg('pre_carriage', at, null), leg('main', null, null)] }, ''],
  ['on the vessel', { legs: [leg('main', at, null), leg('on_carriage', null, null)] }, 'departure'],
  ['arrived', { legs: arrived }, 'departure arrival'],
  [
    'on the on-carriage',
    { legs: [leg('main', at, null), leg('on_carriage', at, null)] },
    'departure arrival',
  ],
  ['released as a whole', { legs: arrived, facts: [released(null)] }, 'departure arrival customs_release'],
  [
    'released in the code of shipments',
    { legs: arrived, facts: [{ ...released(null), code: 'RELS' }] },
    'departure arrival customs_release',
  ],
  [
    'arrived, with its bill of lading released',
    { legs: arrived, facts: [{ ...released(null), code: 'RELS', document_type: 'TRD' }] },
    'departure arrival',
  ],
  [
    'released for export',
    { legs: [leg('main', later, later)], facts: [released(null, at)] },
    'departure arrival',
  ],
  [
    'one box of two released',
    { legs: arrived, equipment: ['A', 'B'], facts: [released('A')] },
    'departure arrival',
  ],
  ['out for delivery', { status: 'out_for_delivery' }, 'departure arrival customs_release'],
  ['delivered', { status: 'delivered' }, 'departure arrival customs_release delivery'],
])('%s has passed its steps', (_, change, expected) => {
  const journey: JourneyRecord = { status: 'in_transit', legs: [], facts: [], equipment: [], ...change };
  expect([...completedSteps(journey)].join(' ')).toBe(expected);
});

const etd = new Date('2026-12-01T10:00:00Z');
const own = new Date('2026-11-20T08:00:00Z');
test.each([
  [{ due_at: null, anchor: 'etd' as const, days: -2 }, '2026-11-29T10:00:00.000Z'],
  [{ due_at: null, anchor: 'etd' as const, days: 3 }, '2026-12-04T10:00:00.000Z'],
  [{ due_at: own, anchor: 'etd' as const, days: -2 }, own.toISOString()],
  [{ due_at: null, anchor: 'eta' as const, days: -2 }, undefined],
  [{ due_at: null, anchor: null, days: null }, undefined],
])('%j is due at %s', (task, due) => expect(dueOf(task, { etd, eta: null })?.toISOString()).toBe(due));
