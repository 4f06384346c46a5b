import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPiece } from '#web/render-for-tests.tsx';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';

test('a click calls the handler', async () => {
  const onClick = vi.fn();
  const { user } = renderPiece(<Button onClick={onClick}>Save</Button>);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(onClick).toHaveBeenCalledOnce();
});

test('while pending, the button keeps its focus, says that it is busy and ignores clicks and Enter', async () => {
  const onClick = vi.fn();
  const button = (pending: boolean) => (
    <Button pending={pending} busyLabel="Saving..." onClick={onClick}>
      Save
    </Button>
  );
  const { user, rerender } = renderPiece(button(false));
  await user.tab();
  rerender(button(true));
  const busy = screen.getByRole('button');
  expect(busy).toBe(document.activeElement);
  expect(busy.getAttribute('aria-busy')).toBe('true');
  expect(busy.getAttribute('aria-disabled')).toBe('true');
  await user.click(busy);
  await user.keyboard('{Enter}');
  expect(onClick).not.toHaveBeenCalled();
});

test('a pending submit button does not submit its form', async () => {
  const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  const form = (pending: boolean) => (
    <form onSubmit={onSubmit}>
      <Button type="submit" pending={pending}>
        Send
      </Button>
    </form>
  );
  const { user, rerender } = renderPiece(form(true));
  await user.click(screen.getByRole('button'));
  expect(onSubmit).not.toHaveBeenCalled();
  rerender(form(false));
  await user.click(screen.getByRole('button'));
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('a button in a form does not submit it unless it says so', async () => {
  const onSubmit = vi.fn();
  const { user } = renderPiece(
    <form onSubmit={onSubmit}>
      <Button>Add line</Button>
      <IconButton label="Remove line" icon={null} />
    </form>,
  );
  await user.click(screen.getByRole('button', { name: 'Add line' }));
  await user.click(screen.getByRole('button', { name: 'Remove line' }));
  expect(onSubmit).not.toHaveBeenCalled();
});

test('an icon button is named by its label, which is its tooltip too', () => {
  renderPiece(<IconButton label="View invoice INV-1042" icon={<svg aria-hidden="true" />} />);
  expect(screen.getByRole('button', { name: 'View invoice INV-1042' }).title).toBe('View invoice INV-1042');
});
