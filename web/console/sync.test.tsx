import { useQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useLive } from '#web/api/live.ts';
import { setOnline } from '#web/browser-for-tests.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { dismissToast, shownToasts } from '#web/ui/overlays/toast.ts';
import { SyncState } from './sync-state.tsx';
import { useSync } from './use-sync.ts';

const AT = new Date('2026-11-23T10:41:00Z').getTime();

beforeEach(() => {
  for (const { id } of shownToasts()) dismissToast(id);
});

const text = (container: HTMLElement) => container.textContent?.replace(/\d\d:\d\d.*?(?=Retry|$)/, 'TIME');

/** Connects, as the map and the lists do. */
function Connection() {
  useLive(
    'fleet',
    () => {},
    () => {},
  );
  return null;
}

test.each([
  ['connected', AT, 0, 'Live, synced TIME'],
  ['connecting', AT, 0, 'Synced TIME'],
  ['connected', AT, AT - 1, 'Live, synced TIME'],
  ['connected', AT, AT + 1, 'Sync failed, last TIMERetry'],
  ['connected', 0, AT, 'Sync failedRetry'],
  ['connected', 0, 0, ''],
])('%s, synced at %i, failed at %i: %s', (status, syncedAt, failedAt, shown) => {
  const { container } = renderPiece(
    <>
      {status === 'connected' && <Connection />}
      <SyncState syncedAt={syncedAt} failedAt={failedAt} onRetry={() => {}} />
    </>,
  );
  expect(text(container)).toBe(shown);
});

test('offline, the bar below speaks', () => {
  const { container } = renderPiece(<SyncState syncedAt={AT} failedAt={0} onRetry={() => {}} />);
  act(() => setOnline(false));
  expect(container.textContent).toBe('');
});

function Screen({ load }: { load: () => Promise<string> }) {
  const { data, dataUpdatedAt } = useQuery({ queryKey: ['fleet'], queryFn: load });
  const { sync, pending, failedAt } = useSync();
  return (
    <>
      <p>{data}</p>
      <p>{pending ? 'syncing' : 'idle'}</p>
      <SyncState syncedAt={dataUpdatedAt} failedAt={failedAt} onRetry={sync} />
      <button type="button" onClick={sync}>
        Sync data
      </button>
    </>
  );
}

const press = () => act(() => screen.getByRole('button', { name: 'Sync data' }).click());

test('a sync loads everything again and says when', async () => {
  let loads = 0;
  renderPiece(<Screen load={async () => `load ${++loads}`} />);
  await screen.findByText('load 1');
  press();
  expect(await screen.findByText('load 2')).toBeDefined();
  await waitFor(() => expect(shownToasts()).toMatchObject([{ title: 'Synced' }]));
});

test('a failed sync keeps the rows, and Retry repairs it', async () => {
  let loads = 0;
  const { user } = renderPiece(
    <Screen
      load={async () => {
        if (++loads === 2) throw new Error('lost');
        return `load ${loads}`;
      }}
    />,
  );
  await screen.findByText('load 1');
  press();
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getByText('load 1')).toBeDefined();
  expect(screen.getByText(/^Sync failed/)).toBeDefined();
  expect(shownToasts()).toMatchObject([{ title: 'System Error' }]);
  await user.click(retry);
  expect(await screen.findByText('load 3')).toBeDefined();
  await waitFor(() => expect(screen.queryByText(/^Sync failed/)).toBeNull());
});

test('a sync without a response fails after 3 s', async () => {
  let loads = 0;
  renderPiece(<Screen load={() => (++loads === 1 ? Promise.resolve('rows') : new Promise(() => {}))} />);
  await screen.findByText('rows');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  press();
  await act(() => vi.advanceTimersByTimeAsync(2_900));
  expect(screen.getByText('syncing')).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(screen.getByText('idle')).toBeDefined();
  expect(screen.getByText(/^Sync failed/)).toBeDefined();
});
