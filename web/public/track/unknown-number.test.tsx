import { screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { renderPiece } from '#web/render-for-tests.tsx';
import { UnknownNumber } from './unknown-number.tsx';

// Test files share modules; reset so that mocks don't leak between them.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

const found = vi.hoisted(() => ({
  matches: [] as { tracking_number: string; kind: string }[],
  isPending: false,
}));
vi.mock('./need-test-data.tsx', () => ({ NeedTestData: () => null }));
vi.mock('./use-reference-matches.ts', () => ({ useReferenceMatches: () => found }));
beforeEach(() => {
  Object.assign(found, { matches: [], isPending: false });
});

const show = (number: string) =>
  renderPiece(<UnknownNumber number={number} failedAt={1} afterClearing={createRef()} />);

test('a number that nobody has is explained', () => {
  show('MSKU9070324');
  expect(screen.getByText('No shipment found')).toBeDefined();
  expect(screen.getByText(/its check digit is 3/)).toBeDefined();
});

test('of several shipments with a container or a bill of lading, one can be chosen', () => {
  found.matches = [
    { tracking_number: 'GS104588210', kind: 'HBL' },
    { tracking_number: 'GS507123948', kind: 'CONTAINER' },
  ];
  show('NGB0118');
  expect(screen.getByRole('heading', { name: /2 shipments with the number/ })).toBeDefined();
  const link = screen.getByRole('link', { name: 'GS507123948' });
  expect(link.getAttribute('href')).toBe('/track/GS507123948');
  expect(screen.queryByText('No shipment found')).toBeNull();
});

test('until that is known, nothing says that it is unknown', () => {
  found.isPending = true;
  show('NGB0118');
  expect(screen.queryByText('No shipment found')).toBeNull();
});
