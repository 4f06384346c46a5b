import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPiece } from '#web/render-for-tests.tsx';
import { CopyButton } from './copy-button.tsx';
import { dismissToast, shownToasts } from './overlays/toast.ts';

beforeEach(() => {
  for (const { id } of shownToasts()) dismissToast(id);
});

const press = async () => {
  await act(async () => screen.getByRole('button', { name: 'Copy tracking number' }).click());
};

function clipboard(writeText: (text: string) => Promise<void>) {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
}

test('copies, and says so for two seconds', async () => {
  vi.useFakeTimers();
  const writeText = vi.fn(async () => {});
  renderPiece(<CopyButton text="GS104588210" label="tracking number" />);
  clipboard(writeText);
  await press();
  expect(writeText).toHaveBeenCalledExactlyOnceWith('GS104588210');
  expect(screen.getByRole('status').textContent).toBe('Copied');
  act(() => void vi.advanceTimersByTime(2000));
  expect(screen.getByRole('status').textContent).toBe('');
});

test('where the clipboard is denied, the text is shown to be copied by hand', async () => {
  renderPiece(<CopyButton text="GS104588210" label="tracking number" />);
  clipboard(async () => {
    throw new DOMException('denied', 'NotAllowedError');
  });
  await press();
  expect(screen.getByRole('status').textContent).toBe('');
  expect(shownToasts()).toMatchObject([
    { title: 'Copy the tracking number manually', description: 'GS104588210' },
  ]);
});
