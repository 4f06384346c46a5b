import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderPiece } from '#web/render-for-tests.tsx';
import { Dialog } from './dialog.tsx';
import { MenuItem, MenuSeparator, MoreMenu } from './more-menu.tsx';

interface MenuProps {
  onView?: () => void;
  onVoid?: () => void;
  locked?: boolean;
}

function Menu({ onView = () => {}, onVoid = () => {}, locked = false }: MenuProps) {
  return (
    <MoreMenu name="invoice INV-1042">
      <MenuItem onSelect={onView}>View</MenuItem>
      <MenuSeparator />
      <MenuItem disabled={locked} onSelect={onVoid}>
        Void…
      </MenuItem>
    </MoreMenu>
  );
}

const button = () => screen.getByRole('button', { name: 'More for invoice INV-1042' });

test('opens by keyboard with the focus on its first item', async () => {
  const { user } = renderPiece(<Menu />);
  await user.tab();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('menu')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'View' }));
});

test('arrow keys move, Enter chooses', async () => {
  const onVoid = vi.fn();
  const { user } = renderPiece(<Menu onVoid={onVoid} />);
  await user.tab();
  await user.keyboard('{Enter}{ArrowDown}{Enter}');
  expect(onVoid).toHaveBeenCalledOnce();
  expect(screen.queryByRole('menu')).toBeNull();
});

test('Escape closes it without choosing and returns focus', async () => {
  const onView = vi.fn();
  const { user } = renderPiece(<Menu onView={onView} />);
  await user.click(button());
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(onView).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(button());
});

test('a disabled item cannot be chosen', async () => {
  const onVoid = vi.fn();
  const { user } = renderPiece(<Menu onVoid={onVoid} locked />);
  await user.click(button());
  const item = screen.getByRole('menuitem', { name: 'Void…' });
  expect(item.getAttribute('aria-disabled')).toBe('true');
  act(() => item.click());
  expect(onVoid).not.toHaveBeenCalled();
});

test('a dialog opened from an item returns focus to the menu’s button', async () => {
  function WithDialog() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Menu onVoid={() => setOpen(true)} />
        <Dialog open={open} onOpenChange={setOpen} title="Void the invoice">
          <button type="button">Void</button>
        </Dialog>
      </>
    );
  }
  const { user } = renderPiece(<WithDialog />);
  await user.click(button());
  await user.click(screen.getByRole('menuitem', { name: 'Void…' }));
  expect(screen.getByRole('dialog', { name: 'Void the invoice' })).toBeDefined();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(button());
});
