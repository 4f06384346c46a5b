import { expect, test } from 'vitest';
import { dueOf, standardTasks } from './task-template.ts';

const keysOf = (...request: Parameters<typeof standardTasks>) =>
  standardTasks(...request).map(({ key }) => key);

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

const etd = new Date('2026-12-01T10:00:00Z');
const own = new Date('2026-11-20T08:00:00Z');
test.each([
  [{ due_at: null, anchor: 'etd' as const, days: -2 }, '2026-11-29T10:00:00.000Z'],
  [{ due_at: null, anchor: 'etd' as const, days: 3 }, '2026-12-04T10:00:00.000Z'],
  [{ due_at: own, anchor: 'etd' as const, days: -2 }, own.toISOString()],
  [{ due_at: null, anchor: 'eta' as const, days: -2 }, undefined],
  [{ due_at: null, anchor: null, days: null }, undefined],
])('%j is due at %s', (task, due) => expect(dueOf(task, { etd, eta: null })?.toISOString()).toBe(due));
