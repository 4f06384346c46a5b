import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPiece } from './render-for-tests.tsx';

// The second test needs the first one, which leaves the browser waiting for a frame.
test('a field with the focus is removed while time stands still', () => {
  vi.useFakeTimers();
  const { unmount } = renderPiece(<input aria-label="Name" />);
  screen.getByLabelText('Name').focus();
  unmount();
  expect(document.activeElement).toBe(document.body);
});

test('the next test has frames again', async () => {
  const drawn = new Promise((resolve) => requestAnimationFrame(() => resolve('drawn')));
  const late = new Promise((resolve) => setTimeout(resolve, 2_000, 'late'));
  expect(await Promise.race([drawn, late])).toBe('drawn');
});

// Many a form focuses a field in the next frame, by an id that the form of the next test has too.
let late = 0;
test('a test ends before its frame', () => {
  requestAnimationFrame(() => {
    late++;
  });
});

test('which then never comes', async () => {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(late).toBe(0);
});

test('a frame is cancelled by its id', async () => {
  cancelAnimationFrame(requestAnimationFrame(() => late++));
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(late).toBe(0);
});
