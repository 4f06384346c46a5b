import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPiece } from '#web/render-for-tests.tsx';
import { type Pages, ShowMore } from './show-more.tsx';

function List({ shown = '50 shipments', ...pages }: Partial<Pages> & { shown?: string }) {
  return (
    <ShowMore
      shown={shown}
      of={{
        hasNextPage: false,
        isFetchingNextPage: false,
        isFetchNextPageError: false,
        isPlaceholderData: false,
        fetchNextPage: async () => {},
        ...pages,
      }}
    />
  );
}

test.each([
  ['50 shipments', true, '50 shipments shown'],
  ['50 shipments', false, 'All 50 shipments'],
  ['1 shipment', false, '1 shipment'],
  ['12 shipments', false, 'All 12 shipments'],
])('%s with more to come: %s', (shown, hasNextPage, text) => {
  renderPiece(<List shown={shown} hasNextPage={hasNextPage} />);
  expect(screen.getByRole('status').textContent).toBe(text);
});

test('the button loads the next page, and is gone at the end', async () => {
  const fetchNextPage = vi.fn(async () => {});
  const { user, rerender } = renderPiece(<List hasNextPage fetchNextPage={fetchNextPage} />);
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(fetchNextPage).toHaveBeenCalledOnce();
  rerender(<List />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('status'));
});

test('a failure is announced and leaves the button for another attempt', () => {
  renderPiece(<List hasNextPage isFetchNextPageError />);
  expect(screen.getByRole('status').textContent).toBe('More could not be loaded. Try again.');
  expect(screen.getByRole('button', { name: 'Show more' })).toBeDefined();
});

test('while the items are still of the previous filter, the button waits', () => {
  renderPiece(<List hasNextPage isPlaceholderData />);
  expect(screen.getByRole('button', { name: 'Show more' }).getAttribute('aria-disabled')).toBe('true');
});
