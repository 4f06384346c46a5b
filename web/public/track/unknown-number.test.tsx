import { screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import { renderPiece } from '#web/render-for-tests.tsx';
import { serve } from '#web/server-for-tests.ts';
import { UnknownNumber } from './unknown-number.tsx';

interface Match {
  tracking_number: string;
  kind: string;
}

/** Renders the panel for a number, of which the server finds `matches`. */
function show(number: string, matches: Promise<Match[]> | Match[] = []) {
  serve({ 'tracking.byReference': async () => ({ matches: await matches }) });
  renderPiece(<UnknownNumber number={number} failedAt={1} afterClearing={createRef()} />);
}

test('a number that nobody has is explained', async () => {
  show('MSKU9070324');
  expect(await screen.findByText('No shipment found')).toBeDefined();
  expect(screen.getByText(/its check digit is 3/)).toBeDefined();
});

test('of several shipments with a container or a bill of lading, one can be chosen', async () => {
  show('NGB0118', [
    { tracking_number: 'GS104588210', kind: 'HBL' },
    { tracking_number: 'GS507123948', kind: 'CONTAINER' },
  ]);
  expect(await screen.findByRole('heading', { name: /2 shipments with the number/ })).toBeDefined();
  const link = screen.getByRole('link', { name: 'GS507123948' });
  expect(link.getAttribute('href')).toBe('/track/GS507123948');
  expect(screen.queryByText('No shipment found')).toBeNull();
});

test('until that is known, nothing says that it is unknown', async () => {
  const { promise, resolve } = Promise.withResolvers<Match[]>();
  show('NGB0118', promise);
  expect(screen.queryByText('No shipment found')).toBeNull();
  resolve([]);
  expect(await screen.findByText('No shipment found')).toBeDefined();
});
