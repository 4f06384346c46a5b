import { act, screen } from '@testing-library/react';
import { createRef } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { LATE, NOW, trackedShipment } from '#web/gallery/fixtures.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { FoundItem, UnknownItem } from './list-item.tsx';
import { LookupFailed } from './lookup-failed.tsx';
import { NotFoundNotice } from './not-found-notice.tsx';
import { SearchForm } from './search-form.tsx';
import { ShipmentList } from './shipment-list.tsx';

beforeEach(() => void vi.useFakeTimers({ now: NOW, toFake: ['Date'] }));

type SearchProps = Partial<Parameters<typeof SearchForm>[0]>;

function Search(props: SearchProps) {
  return (
    <SearchForm
      inputRef={createRef()}
      query=""
      searching={false}
      error={undefined}
      isSecondary={false}
      describedBy={undefined}
      onSubmit={() => {}}
      {...props}
    />
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Tracking number' });

test('a number is submitted as it was typed', async () => {
  const onSubmit = vi.fn();
  const input = createRef<HTMLInputElement>();
  const { user } = renderPiece(<Search onSubmit={onSubmit} inputRef={input} />);
  await user.type(field(), 'gs104588210{Enter}');
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith('gs104588210');
});

test('without scripts, the form leads to the same page', () => {
  const { container } = renderPiece(<Search />);
  expect(container.querySelector('form')?.getAttribute('action')).toBe('/track');
  expect(field().name).toBe('tracking');
});

test('pasted lines and cells become a list', async () => {
  const { user } = renderPiece(<Search />);
  await user.click(field());
  await user.paste('GS104588210\nGS104588228\tGS104588236\r\n');
  expect(field().value).toBe('GS104588210, GS104588228, GS104588236');
});

test('one pasted line is left to the browser', async () => {
  const { user } = renderPiece(<Search />);
  await user.click(field());
  await user.paste('GS104588210');
  expect(field().value).toBe('GS104588210');
});

test('an error is at the field', () => {
  renderPiece(<Search error="Please enter a tracking number" />);
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Please enter a tracking number')).toBeDefined();
});

test('while searching, the button is busy and not pressed twice', async () => {
  const onSubmit = vi.fn();
  const { user } = renderPiece(<Search searching onSubmit={onSubmit} />);
  await user.click(screen.getByRole('button', { busy: true }));
  expect(onSubmit).not.toHaveBeenCalled();
});

test.each([
  ['GS104588211', 'Check the number: its check digit doesn’t match.'],
  ['GS12345', 'A number has nine digits after GS; this one has 5.'],
  ['GS12345678O', 'Numbers have no letters after GS.'],
])('%s was not found: %s', (number, hint) => {
  renderPiece(<NotFoundNotice number={number} />);
  expect(screen.getByText('No shipment found')).toBeDefined();
  expect(screen.getByText(hint)).toBeDefined();
});

test('a failed look-up can be retried, and says when what is shown is old', async () => {
  const onRetry = vi.fn();
  const { user, rerender } = renderPiece(
    <LookupFailed error={new TypeError()} stale={false} retrying={false} onRetry={onRetry} />,
  );
  expect(screen.getByRole('alert').textContent).toContain('Failed to fetch tracking information');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledOnce();
  const before = screen.getByRole('alert').textContent;
  rerender(<LookupFailed error={new TypeError()} stale retrying={false} onRetry={onRetry} />);
  expect(screen.getByRole('alert').textContent).not.toBe(before);
});

const { events, ...rest } = trackedShipment();
const summary = (change: Partial<typeof rest> = {}) => ({
  ...rest,
  latest_event: events[0] ?? null,
  ...change,
});
const FROM = { list: '/track?tracking=GS104588210' };

test('a found shipment shows its arrival and last event', () => {
  renderPiece(
    <ul>
      <FoundItem shipment={summary(LATE)} from={FROM} />
    </ul>,
  );
  const item = screen.getByRole('listitem').textContent;
  expect(item).toContain('3 days late');
  expect(item).toContain('5h ago · Singapore');
  expect(screen.getByRole('link', { name: 'Track GS104588210' })).toBeDefined();
});

test('an unknown number says what may be wrong with it', () => {
  renderPiece(
    <ul>
      <UnknownItem number="GS104588211" from={FROM} />
    </ul>,
  );
  expect(screen.getByText('No shipment found')).toBeDefined();
  expect(screen.getByText('Check the number: its check digit doesn’t match.')).toBeDefined();
});

test('a list leaves the number of a container to its own page', () => {
  const results = [
    { number: 'GS104588210', shipment: summary() },
    { number: 'MSKU9070323', shipment: null },
  ];
  const numbers = results.map(({ number }) => number);
  renderPiece(<ShipmentList numbers={numbers} list={listOf({ data: results })} />);
  expect(screen.getByText('1 in transit · 1 not looked up')).toBeDefined();
  expect(screen.getByText('Not a tracking number')).toBeDefined();
  expect(screen.queryByText('No shipment found')).toBeNull();
  const link = screen.getByRole('link', { name: 'Track MSKU9070323' });
  expect(link.getAttribute('href')).toBe('/track/MSKU9070323');
});

test('a list of containers only says so', () => {
  const results = [{ number: 'MSKU9070323', shipment: null }];
  renderPiece(<ShipmentList numbers={['MSKU9070323']} list={listOf({ data: results })} />);
  expect(screen.getByText('Track containers, bills and bookings one at a time')).toBeDefined();
  expect(screen.queryByText('No shipment found')).toBeNull();
});

type ListQuery = Parameters<typeof ShipmentList>[0]['list'];

function listOf(state: object) {
  return {
    data: undefined,
    error: null,
    isPending: false,
    isFetching: false,
    fetchStatus: 'idle',
    refetch: async () => ({}),
    ...state,
  } as unknown as ListQuery;
}

const NUMBERS = ['GS104588210', 'GS104588228', 'GS000000000'];
const RESULTS = [
  { number: 'GS104588210', shipment: summary() },
  { number: 'GS104588228', shipment: summary({ ...LATE, tracking_number: 'GS104588228' }) },
  { number: 'GS000000000', shipment: null },
];

test('a list keeps the order of the numbers and is announced with its sum', () => {
  renderPiece(<ShipmentList numbers={NUMBERS} list={listOf({ data: RESULTS })} />);
  expect(screen.getAllByRole('listitem').map((item) => /GS\d{9}/.exec(item.textContent ?? '')?.[0])).toEqual(
    NUMBERS,
  );
  expect(screen.getAllByRole('status')[0]?.textContent).toMatch(
    /^2.shipments found: 2 in transit · 1 delayed · 1 not found$/,
  );
});

test('none found is one sentence', () => {
  renderPiece(<ShipmentList numbers={['GS000000000']} list={listOf({ data: RESULTS.slice(2) })} />);
  expect(screen.getByText('Please check your tracking numbers and try again')).toBeDefined();
});

test('offline, the list says that it could not be read', () => {
  renderPiece(<ShipmentList numbers={NUMBERS} list={listOf({ isPending: true, fetchStatus: 'paused' })} />);
  expect(screen.getByRole('alert')).toBeDefined();
});

test('a refresh that failed leaves the list', () => {
  renderPiece(<ShipmentList numbers={NUMBERS} list={listOf({ data: RESULTS, error: new TypeError() })} />);
  expect(screen.getByRole('alert')).toBeDefined();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});

test('what takes long shows a placeholder', async () => {
  vi.useRealTimers();
  renderPiece(<ShipmentList numbers={NUMBERS} list={listOf({ isPending: true, fetchStatus: 'fetching' })} />);
  await act(() => new Promise((resolve) => setTimeout(resolve, 250)));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('listitem')).toBeNull();
});
