import { ORPCError } from '@orpc/client';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPiece } from '#web/render-for-tests.tsx';
import { lost, serve } from '#web/server-for-tests.ts';
import { ImportSheet } from './import-sheet.tsx';
import { lineFixture, tariffFixture } from './rate-fixtures.ts';

const addLines = vi.fn();

const SHEET = new File(['origin'], 'rates.csv', { type: 'text/csv' });

beforeEach(() => {
  addLines.mockReset();
  serve({ 'rates.addLines': addLines });
  addLines.mockImplementation(({ dry_run }: { dry_run?: boolean }) =>
    Promise.resolve({
      accepted: 299,
      refused: [
        { row: 11, column: 'destination', issue: 'NOWHERE isn’t a known UN/LOCODE, country or zone.' },
      ],
      version: dry_run ? 2 : 3,
      difference: { added: 296, changed: 2, removed: 0, unchanged: 1 },
      changes: [{ before: { ...lineFixture, rate: '4.00' }, after: lineFixture }],
      mapping: {},
    }),
  );
});

test('a sheet is checked before it is imported', async () => {
  const { user } = renderPiece(<ImportSheet tariff={tariffFixture} />);
  await user.click(screen.getByRole('button', { name: 'Import a sheet' }));
  await user.upload(screen.getByLabelText('CSV or XLSX file'), SHEET);
  const summary = await screen.findByText(/299\sgood rows: 296 new, 2 changed, 1 unchanged/);
  expect(summary.textContent).toMatch(/1\sproblem/);
  const problems = within(screen.getByRole('table', { name: 'Problems' }));
  expect(problems.getAllByRole('row')[1]?.textContent).toMatch(/11.*destination.*NOWHERE/);
  const difference = within(screen.getByRole('table', { name: 'Difference to the version in use' }));
  expect(difference.getAllByRole('row')[1]?.textContent).toMatch(/Changed.*CNSHA – NLRTM.*FRT.*4\.00.*4\.20/);
  await user.click(screen.getByRole('button', { name: /Import 299\sgood rows/ }));
  await waitFor(() => expect(screen.queryByRole('table', { name: 'Problems' })).toBeNull());
  const { id } = tariffFixture;
  expect(addLines.mock.calls.map(([input]) => input)).toEqual([
    { id, file: SHEET, replace: false, dry_run: true },
    { id, file: SHEET, replace: false },
  ]);
});

test('a change of mind about the other lines checks the sheet again', async () => {
  const { user } = renderPiece(<ImportSheet tariff={tariffFixture} />);
  await user.click(screen.getByRole('button', { name: 'Import a sheet' }));
  await user.upload(screen.getByLabelText('CSV or XLSX file'), SHEET);
  await user.click(screen.getByRole('checkbox', { name: /Replace all lines/ }));
  await waitFor(() => expect(addLines.mock.lastCall?.[0]).toMatchObject({ replace: true, dry_run: true }));
  expect((await screen.findByText(/0 removed/)).textContent).toContain('296 new');
});

test('the chosen sheet is checked again when the tariff gets another version', async () => {
  const { user, rerender } = renderPiece(<ImportSheet tariff={tariffFixture} />);
  await user.click(screen.getByRole('button', { name: 'Import a sheet' }));
  await user.upload(screen.getByLabelText('CSV or XLSX file'), SHEET);
  await screen.findByText(/296 new/);
  addLines.mockResolvedValue({
    accepted: 299,
    refused: [],
    version: tariffFixture.version + 1,
    difference: { added: 299, changed: 0, removed: 0, unchanged: 0 },
    changes: [],
    mapping: {},
  });
  rerender(<ImportSheet tariff={{ ...tariffFixture, version: tariffFixture.version + 1 }} />);
  expect(await screen.findByText(/299 new/)).toBeDefined();
});

test('all lines can only be replaced by a sheet without problems', async () => {
  addLines.mockResolvedValue({
    accepted: 1,
    refused: [{ row: 2, column: 'rate', issue: 'Enter the rate.' }],
    version: 2,
    difference: { added: 1, changed: 0, removed: 3, unchanged: 0 },
    changes: [],
    mapping: {},
  });
  const { user } = renderPiece(<ImportSheet tariff={tariffFixture} />);
  await user.click(screen.getByRole('button', { name: 'Import a sheet' }));
  await user.upload(screen.getByLabelText('CSV or XLSX file'), SHEET);
  expect(await screen.findByRole('button', { name: /^Import 1\sgood row$/ })).toBeDefined();
  await user.click(screen.getByRole('checkbox', { name: /Replace all lines/ }));
  expect(await screen.findByText(/replacing all lines needs every row/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Import 1/ })).toBeNull();
});

test('a sheet is checked again while another check runs, and the last check counts', async () => {
  const running: (() => void)[] = [];
  addLines.mockImplementation(
    ({ replace }: { replace: boolean }) =>
      new Promise((resolve) => {
        running.push(() =>
          resolve({
            accepted: replace ? 2 : 1,
            refused: [],
            version: 2,
            difference: { added: 1, changed: 0, removed: 0, unchanged: 0 },
            changes: [],
            mapping: {},
          }),
        );
      }),
  );
  const { user } = renderPiece(<ImportSheet tariff={tariffFixture} />);
  await user.click(screen.getByRole('button', { name: 'Import a sheet' }));
  await user.upload(screen.getByLabelText('CSV or XLSX file'), SHEET);
  await user.click(screen.getByRole('checkbox', { name: /Replace all lines/ }));
  await waitFor(() => expect(running).toHaveLength(2));
  const [first, second] = running as [() => void, () => void];
  await act(async () => second());
  expect(await screen.findByRole('button', { name: /Import 2\srows/ })).toBeDefined();
  await act(async () => first());
  expect(screen.getByRole('button', { name: /Import 2\srows/ })).toBeDefined();
});

test('a file that is no sheet is refused with the reason', async () => {
  const issues = [{ path: 'file', message: 'Choose a CSV file in UTF-8 or an XLSX file.' }];
  addLines.mockRejectedValue(new ORPCError('UNPROCESSABLE_CONTENT', { status: 422, data: { issues } }));
  const { user } = renderPiece(<ImportSheet tariff={tariffFixture} />);
  await user.click(screen.getByRole('button', { name: 'Import a sheet' }));
  await user.upload(screen.getByLabelText('CSV or XLSX file'), SHEET);
  expect((await screen.findByRole('alert')).textContent).toBe('Choose a CSV file in UTF-8 or an XLSX file.');
});

test('when the server cannot be reached, the reason is shown', async () => {
  addLines.mockImplementation(lost);
  const { user } = renderPiece(<ImportSheet tariff={tariffFixture} />);
  await user.click(screen.getByRole('button', { name: 'Import a sheet' }));
  await user.upload(screen.getByLabelText('CSV or XLSX file'), SHEET);
  expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t reach the server.');
});

test('columns with other names are mapped', async () => {
  addLines.mockImplementation(({ mapping }: { mapping?: string }) =>
    Promise.resolve({
      accepted: mapping ? 1 : 0,
      refused: mapping ? [] : [{ row: 1, column: 'pol', issue: 'Unknown column.' }],
      version: 2,
      difference: { added: 1, changed: 0, removed: 0, unchanged: 0 },
      changes: [],
      mapping: mapping ? JSON.parse(mapping) : {},
    }),
  );
  const { user } = renderPiece(<ImportSheet tariff={tariffFixture} />);
  await user.click(screen.getByRole('button', { name: 'Import a sheet' }));
  await user.upload(screen.getByLabelText('CSV or XLSX file'), SHEET);
  await user.selectOptions(await screen.findByRole('combobox', { name: 'pol' }), 'origin');
  await waitFor(() =>
    expect(addLines.mock.lastCall?.[0]).toMatchObject({ dry_run: true, mapping: '{"pol":"origin"}' }),
  );
  expect(await screen.findByText(/pol is origin\. This is remembered/)).toBeDefined();
});
