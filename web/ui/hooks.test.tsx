import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPiece } from '#web/render-for-tests.tsx';
import { SearchField } from './fields/search-field.tsx';
import { useSessionStorageState } from './session-storage-state.ts';
import { useAddressView } from './use-address-view.ts';
import { useDebouncedValue } from './use-debounced-value.ts';
import { useNow } from './use-now.ts';

const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

test('useNow moves once a minute, and stops with its piece', () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') });
  const Clock = () => <time>{useNow().toISOString().slice(11, 16)}</time>;
  const { container, unmount } = render(<Clock />);
  wait(59_000);
  expect(container.textContent).toBe('12:00');
  wait(1_000);
  expect(container.textContent).toBe('12:01');
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

test('useDebouncedValue follows once the value has rested', () => {
  vi.useFakeTimers();
  const Search = ({ text }: { text: string }) => <output>{useDebouncedValue(text, 250)}</output>;
  const { rerender } = render(<Search text="" />);
  for (const text of ['r', 'ro', 'rot']) {
    rerender(<Search text={text} />);
    wait(200);
  }
  expect(screen.getByRole('status').textContent).toBe('');
  wait(50);
  expect(screen.getByRole('status').textContent).toBe('rot');
});

function Draft() {
  const [draft, setDraft, restored] = useSessionStorageState('draft', () => 'fresh');
  return (
    <button type="button" onClick={() => setDraft('changed')}>
      {draft} {String(restored)}
    </button>
  );
}

test('session storage state survives a reload', () => {
  const { unmount } = render(<Draft />);
  expect(screen.getByRole('button').textContent).toBe('fresh true');
  act(() => screen.getByRole('button').click());
  unmount();
  render(<Draft />);
  expect(screen.getByRole('button').textContent).toBe('changed true');
});

test('damaged storage starts afresh', () => {
  sessionStorage.setItem('draft', '{');
  render(<Draft />);
  expect(screen.getByRole('button').textContent).toBe('fresh true');
});

test('where storage is blocked, the state lasts as long as the page', () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: denied, setItem: denied, clear() {} });
  render(<Draft />);
  act(() => screen.getByRole('button').click());
  expect(screen.getByRole('button').textContent).toBe('changed true');
});

test('a typed search settles trimmed, and once', async () => {
  const onSearch = vi.fn();
  const { user } = renderPiece(<SearchField label="Search" placeholder="City" q="" onSearch={onSearch} />);
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), ' rot ');
  await vi.waitFor(() => expect(onSearch).toHaveBeenCalled());
  expect(onSearch.mock.calls).toEqual([['rot']]);
});

test('a typed search follows a change from elsewhere', () => {
  const { rerender } = renderPiece(
    <SearchField label="Search" placeholder="City" q="rot" onSearch={() => {}} />,
  );
  rerender(<SearchField label="Search" placeholder="City" q="" onSearch={() => {}} />);
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
});

const codec = {
  read: (parameters: URLSearchParams) => ({
    q: parameters.get('q') ?? '',
    sort: parameters.get('sort') ?? 'newest',
  }),
  write: ({ q, sort }: { q: string; sort: string }, former: URLSearchParams) => {
    const next = new URLSearchParams(former);
    next.set('q', q);
    next.set('sort', sort);
    return next;
  },
};

function View() {
  const [view, change] = useAddressView(codec);
  return (
    <button
      type="button"
      onClick={() => {
        change({ q: 'rot' });
        change({ sort: 'name' });
      }}
    >
      {view.q} {view.sort}
    </button>
  );
}

test('the view lives in the address; two changes at once both count and others stay', () => {
  const { address } = renderPiece(<View />, { at: '/admin?tab=clients' });
  act(() => screen.getByRole('button').click());
  expect(address()).toBe('/admin?tab=clients&q=rot&sort=name');
  expect(screen.getByRole('button').textContent).toBe('rot name');
});
