import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPiece } from '#web/render-for-tests.tsx';
import { JointFailureBoundary } from './joint-failure.tsx';
import { QueryBoundary } from './query-boundary.tsx';

const query = (isError: boolean, refetch: () => unknown) => ({
  data: isError ? undefined : 'data',
  isError,
  fetchStatus: 'idle' as const,
  dataUpdatedAt: 0,
  refetch,
});

function parts(...failed: boolean[]) {
  const refetches = failed.map(() => vi.fn());
  const rendered = renderPiece(
    <JointFailureBoundary what="Your dashboard">
      {failed.map((isError, index) => (
        <QueryBoundary
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts stay in place
          key={index}
          of={query(isError, refetches[index] as () => unknown)}
          what={`Part ${index + 1}`}
          skeleton={<p>bars {index + 1}</p>}
        >
          {(data) => <p>{data}</p>}
        </QueryBoundary>
      ))}
    </JointFailureBoundary>,
  );
  return { ...rendered, refetches };
}

const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

test('two failed parts have one alert, whose Retry loads both', async () => {
  const { user, refetches } = parts(true, true, false);
  expect(alerts()).toEqual([expect.stringContaining('Your dashboard could not be loaded.')]);
  expect(screen.getByText('bars 1')).toBeDefined();
  expect(screen.getByText('data')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(refetches.map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0]);
});

test('a single failed part has its own alert', () => {
  parts(true, false);
  expect(alerts()).toEqual([expect.stringContaining('Part 1 could not be loaded.')]);
});
