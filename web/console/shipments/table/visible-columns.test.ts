import { expect, test } from 'vitest';
import type { FleetRow } from '#contract/fleet.ts';
import type { GridColumn } from '#web/ui/data-grid/grid-column.ts';
import { visibleColumns } from './visible-columns.ts';

const columns = ['number', 'client', 'route', 'cost'].map(
  (id): GridColumn<FleetRow> => ({ id, header: id, width: 300, cell: () => null }),
);
const layout = { hidden: ['number', 'cost'], preset: null, unconfirmed: false };
const shown = (change: Partial<Parameters<typeof visibleColumns>[1]> = {}) =>
  visibleColumns(columns, { ...layout, ...change }).map(({ id, width }) => `${id} ${width}`);

test('hidden columns are left out, but never the first', () =>
  expect(shown()).toEqual(['number 300', 'client 300', 'route 300']));

test('bookings to confirm show their cost', () =>
  expect(shown({ unconfirmed: true })).toEqual(['number 300', 'client 300', 'route 300', 'cost 300']));

test('beside the map are its own columns, with a narrow route', () =>
  expect(shown({ preset: ['number', 'route', 'nothing'] })).toEqual(['number 300', 'route 160']));
