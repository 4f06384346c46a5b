import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderPiece } from '#web/render-for-tests.tsx';
import { MenuItem, MoreMenu } from './more-menu.tsx';
import { Popover } from './popover.tsx';
import { Sheet } from './sheet.tsx';
import { dismissToast, shownToasts, toast } from './toast.ts';
import { Toaster } from './toaster.tsx';

beforeEach(() => {
  for (const { id } of shownToasts()) dismissToast(id);
});

/** Opens an overlay by its button, and then a toast, as a notification does that arrives meanwhile. */
async function openUnderToast(overlay: React.ReactElement, role: 'dialog' | 'menu') {
  const { user } = renderPiece(
    <>
      {overlay}
      <Toaster />
    </>,
  );
  await user.click(screen.getByRole('button'));
  expect(screen.getByRole(role)).toBeDefined();
  act(() => void toast({ title: 'Shipment created' }));
  await screen.findByText('Shipment created');
  return user;
}

test('Escape closes a popover and returns focus to its button', async () => {
  const user = await openUnderToast(
    <Popover label="Filter" trigger={<button type="button">Filter</button>}>
      <input aria-label="Status" />
    </Popover>,
    'dialog',
  );
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Filter' }));
});

test('Escape closes a menu', async () => {
  const user = await openUnderToast(
    <MoreMenu name="invoice INV-1042">
      <MenuItem onSelect={() => {}}>View</MenuItem>
    </MoreMenu>,
    'menu',
  );
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
});

test('Escape closes a sheet', async () => {
  let open = true;
  const { user } = renderPiece(
    <>
      <Sheet
        open
        onOpenChange={(isOpen) => {
          open = isOpen;
        }}
        title="Filters"
      >
        <input aria-label="Status" />
      </Sheet>
      <Toaster />
    </>,
  );
  act(() => void toast({ title: 'Shipment created' }));
  await screen.findByText('Shipment created');
  await user.keyboard('{Escape}');
  expect(open).toBe(false);
});
