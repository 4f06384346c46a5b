import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderPiece } from '#web/render-for-tests.tsx';
import { Sheet } from './sheet.tsx';

function Screen() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Menu
      </button>
      <Sheet open={open} onOpenChange={setOpen} title="Ada Reyes">
        <a href="/services">Services</a>
      </Sheet>
    </>
  );
}

test('opens with its title as name and the focus inside', async () => {
  const { user } = renderPiece(<Screen />);
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  const sheet = screen.getByRole('dialog', { name: 'Ada Reyes' });
  expect(sheet.contains(document.activeElement)).toBe(true);
});

test.each(['Escape', 'Close'])('%s closes it and returns focus', async (way) => {
  const { user } = renderPiece(<Screen />);
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  if (way === 'Escape') await user.keyboard('{Escape}');
  else await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Menu' }));
});
