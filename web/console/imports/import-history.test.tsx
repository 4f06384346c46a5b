import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Import } from '#contract/imports.ts';
import { NOW } from '#web/gallery/fixtures.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { serve } from '#web/server-for-tests.ts';
import { ImportHistory } from './import-history.tsx';
import { Imports } from './imports.tsx';

const IMPORT: Import = {
  id: '01900000-0000-7000-8000-00000000000a',
  kind: 'organisations',
  mode: 'good',
  dry_run: false,
  status: 'running',
  file_name: 'companies.csv',
  rows: 2,
  processed: 1,
  accepted: 1,
  refused_rows: 0,
  created_by: 'Ada',
  created_at: NOW,
  finished_at: null,
};

test('while an import is under way, the history is refetched, and no longer once it has ended', async () => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date', 'setInterval', 'clearInterval'] });
  const stages = [IMPORT, { ...IMPORT, status: 'completed', processed: 2, accepted: 2, finished_at: NOW }];
  const calls = serve({
    'imports.list': () => ({ imports: [stages[calls.length - 1] ?? stages[1]], next: null }),
  });
  renderPiece(<ImportHistory onOpen={() => {}} />);
  const table = within(await screen.findByRole('table', { name: 'Previous imports' }));
  expect(table.getByText('In progress')).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(await screen.findByText('Imported')).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(calls).toHaveLength(2);
});

test('Show moves the focus to the import that it opens, also when it is open already', async () => {
  const completed = { ...IMPORT, status: 'completed', finished_at: NOW };
  serve({
    'imports.list': () => ({ imports: [completed], next: null }),
    'imports.find': () => ({ ...completed, refused: [] }),
  });
  const { user } = renderPiece(<Imports />);
  for (const _ of [1, 2]) {
    await user.click(await screen.findByRole('button', { name: 'Show companies.csv' }));
    const shown = screen.getByRole('region', { name: 'Selected import' });
    await waitFor(() => expect(document.activeElement).toBe(shown));
  }
});
