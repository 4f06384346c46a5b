import { expect, test } from 'vitest';
import type { Position } from '../route-leg.ts';
import { PASSAGES, passagesAlong } from './passages.ts';

const names = (line: Position[]) => passagesAlong(line).map(({ name }) => name);

test('passages come in sailing order', () => {
  const line: Position[] = [
    [32.35, 31.5],
    [32.35, 30],
    [38, 20],
    [43.35, 12.6],
    [46, 12],
  ];
  expect(names(line)).toEqual(['suez', 'bab_el_mandeb']);
  expect(names([...line].reverse())).toEqual(['bab_el_mandeb', 'suez']);
});

test('a lane that ends before the gate does not count as sailing the passage', () => {
  expect(
    names([
      [32.35, 31.5],
      [32.35, 31],
    ]),
  ).toEqual([]);
});

test('a lane unwrapped beyond 180 still crosses its gates', () => {
  const [first] = passagesAlong([
    [392.35, 31.5],
    [392.35, 30],
  ]);
  expect(first).toMatchObject({ name: 'suez', label: 'Suez Canal', longitude: expect.closeTo(32.35, 5) });
  expect(first?.km).toBeGreaterThan(90);
});

test('every channel crosses its own gate', () => {
  for (const [name, { channel }] of Object.entries(PASSAGES)) {
    if (channel.length > 0) expect(names([...channel]), name).toContain(name);
  }
});
