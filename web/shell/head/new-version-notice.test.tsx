import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazyWithRetry } from '#web/ui/loading/lazy-with-retry.ts';
import { installNewVersionNotice } from './new-version-notice.ts';

const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const respond = vi.fn<(url: string) => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('fetch', respond);
  window.__reactRouterManifest = { url: '/assets/manifest-1.js' };
  document.getElementById('new-version')?.remove();
  installNewVersionNotice();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A form beside a part whose script is missing, in which something is typed. */
async function renderForm(load: () => Promise<() => string> = missing) {
  const Part = lazyWithRetry(load);
  render(
    <>
      <input aria-label="Name" />
      <Suspense fallback="Loading">
        <Part />
      </Suspense>
    </>,
  );
  const input = screen.getByLabelText<HTMLInputElement>('Name');
  await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).type(input, 'Halden');
  return input;
}

test('a script that a deployment removed says at once that there is a new version, and what was typed stays', async () => {
  respond.mockResolvedValue(new Response(null, { status: 404 }));
  const input = await renderForm();
  expect(screen.getByRole('alert').textContent).toContain('A new version is available.');
  expect(screen.getByRole('button', { name: 'Reload' })).toBeDefined();
  expect(respond.mock.calls[0]?.[0]).toBe('/assets/manifest-1.js');
  await vi.advanceTimersByTimeAsync(60_000);
  expect([input.isConnected, input.value]).toEqual([true, 'Halden']);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

test('a script that is missing for a moment is loaded again without a notice', async () => {
  respond.mockResolvedValue(new Response(null));
  let tries = 0;
  await renderForm(() => (tries++ === 0 ? missing() : Promise.resolve(() => 'Loaded')));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await screen.findByText('Loaded')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});
