import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { StatusOutcome } from '#contract/shipments/staff.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { BulkDialog } from './bulk-dialog.tsx';
import { bulkRun, nextChunk, withResults } from './bulk-run.ts';
import type { Bulk } from './use-bulk-status.ts';

const NUMBERS = ['GS104588211', 'GS104588212', 'GS104588213'];

function show(phase: Bulk['phase'], outcomes: readonly StatusOutcome[] = []) {
  const fresh = bulkRun(NUMBERS, { status: 'confirmed', confirmed: false });
  const chunk = nextChunk(fresh);
  const results = outcomes.map((outcome, place) => ({ tracking_number: NUMBERS[place] ?? '', outcome }));
  const run = chunk && outcomes.length > 0 ? withResults(fresh, chunk, results) : fresh;
  const acts = { start: vi.fn(), confirmUnusual: vi.fn(), close: vi.fn() };
  return { ...renderPiece(<BulkDialog bulk={{ phase, run }} {...acts} />), ...acts };
}

test('it asks first, and says what will happen to the clients', async () => {
  const { user, start, close } = show('confirm');
  const dialog = screen.getByRole('dialog', { name: /^Change 3.shipments\?$/ });
  expect(dialog.textContent).toMatch(/3.shipments will be set to confirmed, and we’ll notify their clients/);
  await user.click(screen.getByRole('button', { name: /^Set 3.shipments$/ }));
  expect(start).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(close).toHaveBeenCalled();
});

test('while it runs, it can’t be closed', async () => {
  const { user, close } = show('running');
  expect(screen.getAllByRole('status')[0]?.textContent).toMatch(/^0 of 3.shipments done\.$/);
  await user.keyboard('{Escape}');
  expect(close).not.toHaveBeenCalled();
});

test('after a lost connection it continues where it stopped', async () => {
  const { user, start } = show('broken');
  expect(screen.getByRole('alert').textContent).toContain('Nothing is changed twice.');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(start).toHaveBeenCalledOnce();
});

test('it lists what was not changed and why, and confirms unusual changes', async () => {
  const { user, confirmUnusual } = show('ended', ['changed', 'unusual', 'not_found']);
  expect(screen.getByRole('dialog', { name: /^2 of 3.shipments not changed$/ })).toBeDefined();
  const rows = within(screen.getByRole('list', { name: 'Not changed' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'GS104588212Not changed: unusual for this shipment',
    'GS104588213No longer exists',
  ]);
  await user.click(screen.getByRole('button', { name: 'Change 1 unusual' }));
  expect(confirmUnusual).toHaveBeenCalledOnce();
});

test('without an unusual change, there is nothing to confirm', () => {
  show('ended', ['changed', 'changed', 'failed']);
  expect(screen.queryByRole('button', { name: /unusual/ })).toBeNull();
});
