import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { setOnline } from '#web/browser-for-tests.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { OfflineBar } from './offline-bar.tsx';

test('announces since when the browser is offline, and vanishes when it is back', () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 20, 14, 5) });
  renderPiece(<OfflineBar />);
  expect(screen.getByRole('status').textContent).toBe('');
  act(() => setOnline(false));
  expect(screen.getByRole('status').textContent).toMatch(/^You are offline. Showing data from 0?2:05/);
  act(() => void vi.advanceTimersByTime(600_000));
  act(() => setOnline(false));
  expect(screen.getByRole('status').textContent).toMatch(/0?2:05/);
  act(() => setOnline(true));
  expect(screen.getByRole('status').textContent).toBe('');
});

test('the next time offline starts at its own moment', () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 20, 9, 30) });
  renderPiece(<OfflineBar />);
  act(() => setOnline(false));
  act(() => setOnline(true));
  vi.setSystemTime(new Date(2026, 10, 20, 10, 45));
  act(() => setOnline(false));
  expect(screen.getByRole('status').textContent).toMatch(/10:45/);
});
