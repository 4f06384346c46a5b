import { act, screen } from '@testing-library/react';
import { createRef, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { setInView } from '#web/browser-for-tests.ts';
import { trackedShipment } from '#web/gallery/fixtures.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { refusal, serve } from '#web/server-for-tests.ts';
import { LookupResult } from './lookup-result.tsx';

// The code of the chart must not have been loaded by another test.
vi.hoisted(() => vi.resetModules());

type Lookup = Parameters<typeof LookupResult>[0]['lookup'];

const refetch = vi.fn();
beforeEach(() => {
  refetch.mockClear();
  serve({ 'tracking.route': () => ({ legs: [] }) });
  setInView(false);
});

const IDLE: Lookup = {
  data: undefined,
  error: null,
  failureCount: 0,
  failureReason: null,
  isPending: false,
  isFetching: false,
  fetchStatus: 'idle',
  errorUpdatedAt: 0,
  refetch,
};

function show(state: Partial<Lookup>) {
  const lookup: Lookup = { ...IDLE, ...state };
  return renderPiece(<LookupResult number="GS104588210" lookup={lookup} afterClearing={createRef()} />);
}

const SEARCHING = { isPending: true, isFetching: true, fetchStatus: 'fetching' } as const;

test('while searching, a placeholder appears after a moment and says so', async () => {
  show(SEARCHING);
  expect(screen.queryByText('Searching...')).toBeNull();
  await act(() => new Promise((resolve) => setTimeout(resolve, 250)));
  expect(screen.getByText('Searching...')).toBeDefined();
});

test('what was found is shown without a panel', () => {
  show({ data: trackedShipment() });
  expect(screen.getByText('GS104588210')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an unknown number is not an error', async () => {
  show({ error: refusal('NOT_FOUND', 'No shipment found with this tracking number', 404) });
  expect(await screen.findByText('No shipment found')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});

test('a failure shows one panel and can be retried', async () => {
  const { user } = show({ error: new TypeError() });
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(refetch).toHaveBeenCalledOnce();
});

test('offline, the panel stands instead of an endless search', () => {
  show({ isPending: true, fetchStatus: 'paused' });
  expect(screen.getByRole('alert')).toBeDefined();
});

test('a refresh that fails leaves what was found', () => {
  show({ data: trackedShipment(), error: new TypeError() });
  expect(screen.getByRole('alert')).toBeDefined();
  expect(screen.getByText('GS104588210')).toBeDefined();
});

test('a new render keeps the prerendered chart while its code loads', () => {
  const input = createRef<HTMLInputElement>();
  let renderAgain = () => {};
  function Start() {
    const [renders, setRenders] = useState(0);
    renderAgain = () => setRenders(renders + 1);
    return <LookupResult number={null} lookup={{ ...IDLE }} afterClearing={input} />;
  }
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = '<!--$--><figure>The chart</figure><!--/$-->';
  renderPiece(<Start />, { container });
  act(() => renderAgain());
  expect(screen.getByRole('figure').textContent).toBe('The chart');
});
