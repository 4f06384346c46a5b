import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPiece } from '#web/render-for-tests.tsx';
import { ShowMore } from './show-more.tsx';

function List(props: Partial<Parameters<typeof ShowMore>[0]>) {
  return (
    <ShowMore
      shown="50 shipments"
      hasMore={false}
      pending={false}
      failed={false}
      onMore={() => {}}
      {...props}
    />
  );
}

test.each([
  ['50 shipments', true, '50 shipments shown'],
  ['50 shipments', false, 'All 50 shipments'],
  ['1 shipment', false, '1 shipment'],
  ['12 shipments', false, 'All 12 shipments'],
])('%s with more to come: %s', (shown, hasMore, text) => {
  renderPiece(<List shown={shown} hasMore={hasMore} />);
  expect(screen.getByRole('status').textContent).toBe(text);
});

test('the button loads the next page, and is gone at the end', async () => {
  const onMore = vi.fn();
  const { user, rerender } = renderPiece(<List hasMore onMore={onMore} />);
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(onMore).toHaveBeenCalledOnce();
  rerender(<List />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('status'));
});

test('a failure is announced and leaves the button for another attempt', () => {
  renderPiece(<List hasMore failed />);
  expect(screen.getByRole('status').textContent).toBe('More could not be loaded. Try again.');
  expect(screen.getByRole('button', { name: 'Show more' })).toBeDefined();
});
