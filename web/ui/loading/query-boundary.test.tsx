import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPiece } from '#web/render-for-tests.tsx';
import { QueryBoundary } from './query-boundary.tsx';
import { Loadable } from './skeleton.tsx';

type State = Partial<Parameters<typeof QueryBoundary<string>>[0]['of']>;

function Shipments(state: State) {
  return (
    <QueryBoundary
      of={{
        data: undefined,
        isError: false,
        fetchStatus: 'idle',
        dataUpdatedAt: new Date(2026, 10, 20, 14, 5).getTime(),
        refetch: () => {},
        ...state,
      }}
      what="Your shipments"
      skeleton={<p>placeholder</p>}
    >
      {(data) => <p>{data}</p>}
    </QueryBoundary>
  );
}

beforeEach(() => void vi.useFakeTimers());

const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

test('data is shown', () => {
  renderPiece(<Shipments data="Three shipments" />);
  expect(screen.getByText('Three shipments')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('without data, a failure is announced and can be retried', () => {
  const refetch = vi.fn();
  renderPiece(<Shipments isError refetch={refetch} />);
  expect(screen.getByRole('alert').textContent).toContain('Your shipments could not be loaded.');
  act(() => screen.getByRole('button', { name: 'Retry' }).click());
  expect(refetch).toHaveBeenCalledOnce();
});

test('while it is retried, the button is busy', () => {
  renderPiece(<Shipments isError fetchStatus="fetching" />);
  expect(screen.getByRole('button', { busy: true })).toBeDefined();
});

test('when a refresh fails, the data stays with the time it is from', () => {
  renderPiece(<Shipments data="Three shipments" isError />);
  expect(screen.getByText('Three shipments')).toBeDefined();
  const alert = screen.getByRole('alert').textContent;
  expect(alert).toContain('Your shipments could not be refreshed.');
  expect(alert).toMatch(/Showing data from 0?2:05/);
});

test('offline without data, it says that they will appear, and offers nothing', () => {
  renderPiece(<Shipments fetchStatus="paused" />);
  expect(screen.getByRole('status').textContent).toContain('You are offline.');
  expect(screen.getByRole('status').textContent).toContain(
    'Your shipments will appear when you’re back online.',
  );
  expect(screen.queryByRole('button')).toBeNull();
});

test('offline with data, the data is shown', () => {
  renderPiece(<Shipments data="Three shipments" fetchStatus="paused" />);
  expect(screen.getByText('Three shipments')).toBeDefined();
});

function List({ loading }: { loading: boolean }) {
  return (
    <Loadable loading={loading} skeleton={<p>placeholder</p>}>
      <p>content</p>
    </Loadable>
  );
}

test('what loads within 200 ms shows no skeleton', () => {
  const { rerender, container } = renderPiece(<List loading />);
  wait(190);
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.getByText('placeholder').parentElement?.className).toBe('invisible');
  expect(container.querySelector('[aria-busy="true"]')).not.toBeNull();
  rerender(<List loading={false} />);
  expect(screen.getByText('content')).toBeDefined();
});

test('what takes longer shows the skeleton, and says so, for at least 400 ms', () => {
  const { rerender } = renderPiece(<List loading />);
  wait(210);
  expect(screen.getByRole('status').textContent).toBe('Loading');
  rerender(<List loading={false} />);
  wait(100);
  expect(screen.queryByText('content')).toBeNull();
  wait(310);
  expect(screen.getByText('content')).toBeDefined();
  expect(screen.queryByText('placeholder')).toBeNull();
});

test('content that reloads quickly does not flicker', () => {
  const { rerender } = renderPiece(<List loading={false} />);
  rerender(<List loading />);
  wait(100);
  rerender(<List loading={false} />);
  wait(1000);
  expect(screen.getByText('content')).toBeDefined();
});

test.each([
  [1, 0],
  [2, 1],
])('after %i failed attempts, while it is still retried, there are %i alerts', (failureCount, alerts) => {
  renderPiece(<Shipments failureCount={failureCount} fetchStatus="fetching" />);
  expect(screen.queryAllByRole('alert')).toHaveLength(alerts);
});
