import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPiece } from '#web/render-for-tests.tsx';
import { LazyPopover } from './lazy-popover.tsx';
import { Popover } from './popover.tsx';

test('opens by Enter and is named', async () => {
  const { user } = renderPiece(
    <Popover label="Filter" trigger={<button type="button">Filter</button>}>
      <input aria-label="Status" />
    </Popover>,
  );
  await user.tab();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('dialog', { name: 'Filter' })).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Status' }));
});

test('Escape closes it and returns focus to its button', async () => {
  const { user } = renderPiece(
    <Popover label="Filter" trigger={<button type="button">Filter</button>}>
      <input aria-label="Status" />
    </Popover>,
  );
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Filter' }));
});

test('focus that moved elsewhere right after Escape stays there', async () => {
  const { user } = renderPiece(
    <>
      <Popover label="Filter" trigger={<button type="button">Filter</button>}>
        <input aria-label="Status" />
      </Popover>
      <input aria-label="Search" />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'Status' }), { key: 'Escape' });
  const search = screen.getByRole('textbox', { name: 'Search' });
  search.focus();
  // Radix restores focus in a later task.
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(search);
});

test('a screen that controls it learns of opening and closing', async () => {
  const onOpenChange = vi.fn();
  const { user } = renderPiece(
    <Popover
      open={false}
      onOpenChange={onOpenChange}
      label="Filter"
      trigger={<button type="button">Filter</button>}
    >
      Statuses
    </Popover>,
  );
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(true);
});

test('a press before the code of a lazy popover has loaded opens it afterwards', async () => {
  const { user } = renderPiece(
    <LazyPopover label="Notifications" trigger={<button type="button">Notifications</button>}>
      No notifications
    </LazyPopover>,
  );
  await user.click(screen.getByRole('button', { name: 'Notifications' }));
  const panel = await screen.findByRole('dialog', { name: 'Notifications' });
  expect(panel.textContent).toBe('No notifications');
});
