import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { setOnline } from '#web/browser-for-tests.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { lost, serve } from '#web/server-for-tests.ts';
import { ViewingBar } from './viewing-bar.tsx';

const NOW = new Date('2026-11-23T12:00:00Z');
const VIEWING = {
  organisation: { id: '01900000-0000-7000-8000-0000000000c1', name: 'Kestrel Line' },
  until: new Date('2026-11-23T12:30:00Z'),
};

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  setOnline(true);
});

test('the bar names the company, and stopping opens its page', async () => {
  let fails = true;
  serve({ 'organisations.stopViewing': () => (fails ? lost() : { id: VIEWING.organisation.id }) });
  const open = vi.fn();
  const { user } = renderPiece(<ViewingBar viewing={VIEWING} open={open} />);
  const bar = within(screen.getByRole('region', { name: 'Viewing as a customer' }));
  expect(bar.getByText('Kestrel Line')).toBeDefined();
  expect(bar.getByText(/Read-only until/)).toBeDefined();
  await user.click(bar.getByRole('button', { name: 'Stop viewing' }));
  expect(await bar.findByRole('alert')).toBeDefined();
  expect(open).not.toHaveBeenCalled();
  fails = false;
  await user.click(bar.getByRole('button', { name: 'Stop viewing' }));
  await waitFor(() => expect(open).toHaveBeenCalledWith(`/admin/companies/${VIEWING.organisation.id}`));
});

test('when the time is over, the company opens', async () => {
  serve({});
  const open = vi.fn();
  renderPiece(<ViewingBar viewing={VIEWING} open={open} />);
  await act(() => vi.advanceTimersByTimeAsync(29 * 60_000));
  expect(open).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(open).toHaveBeenCalledWith(`/admin/companies/${VIEWING.organisation.id}`);
});
