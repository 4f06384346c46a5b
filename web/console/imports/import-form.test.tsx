import { ORPCError } from '@orpc/client';
import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPiece } from '#web/render-for-tests.tsx';
import { lost, serve } from '#web/server-for-tests.ts';
import { ImportForm } from './import-form.tsx';

const create = vi.fn();
const find = vi.fn();
const SHEET = new File(['Customer\nAcme'], 'companies.csv', { type: 'text/csv' });
const RESULT = {
  id: 'dry',
  kind: 'organisations',
  mode: 'good',
  dry_run: true,
  status: 'completed',
  file_name: 'companies.csv',
  rows: 2,
  processed: 2,
  accepted: 1,
  refused_rows: 1,
  created_by: 'Ada',
  created_at: new Date(),
  finished_at: new Date(),
  refused: [{ row: 3, column: 'currency', issue: 'Enter a currency such as USD.' }],
};

beforeEach(() => {
  create.mockReset();
  find.mockReset();
  serve({ 'imports.create': create, 'imports.find': ({ id }: { id: string }) => find(id) });
  create.mockImplementation(({ dry_run }: { dry_run: boolean }) =>
    Promise.resolve({ id: dry_run ? 'dry' : 'real' }),
  );
  find.mockImplementation((id: string) => Promise.resolve({ ...RESULT, id, dry_run: id === 'dry' }));
});

async function checkSheet() {
  const { user } = renderPiece(<ImportForm />);
  await user.upload(screen.getByLabelText('CSV or XLSX file'), SHEET);
  await user.click(screen.getByRole('button', { name: 'Check the file' }));
  return user;
}

test('a file without known columns says that no row was read', async () => {
  find.mockImplementation(() =>
    Promise.resolve({
      ...RESULT,
      ...{ rows: 0, processed: 0, accepted: 0, refused_rows: 0 },
      refused: [{ row: 1, column: 'unbekannt', issue: 'Unknown column.' }],
    }),
  );
  await checkSheet();
  expect((await screen.findByText(/^: Checked/)).textContent).toBe(
    'companies.csv: Checked. No row was read.',
  );
});

test('a file is checked, its problems are named, and its good rows are imported', async () => {
  const user = await checkSheet();
  const problems = within(await screen.findByRole('table', { name: 'Problems' }));
  expect(problems.getAllByRole('row')[1]?.textContent).toMatch(/3.*currency.*Enter a currency/);
  await user.click(screen.getByRole('button', { name: /Import 1\srow/ }));
  await screen.findByRole('button', { name: 'Undo this import' });
  expect(create.mock.calls.map(([input]) => input)).toEqual([
    { kind: 'organisations', file: SHEET, mode: 'good', dry_run: true },
    { kind: 'organisations', file: SHEET, mode: 'good', dry_run: false },
  ]);
});

test('unknown columns are mapped', async () => {
  find.mockResolvedValue({
    ...RESULT,
    status: 'failed',
    accepted: 0,
    refused: [
      { row: 1, column: 'customer', issue: 'Unknown column.' },
      { row: 1, column: 'name', issue: 'This column is missing.' },
    ],
  });
  const user = await checkSheet();
  await user.selectOptions(await screen.findByLabelText('customer'), 'name');
  await user.click(screen.getByRole('button', { name: 'Check it again' }));
  expect(create.mock.lastCall?.[0]).toMatchObject({ mapping: '{"customer":"name"}', dry_run: true });
});

test('what was checked before another file was chosen is not offered for import', async () => {
  let respond = (_: object) => {};
  create.mockReturnValueOnce(new Promise((resolve) => (respond = resolve)));
  const user = await checkSheet();
  const other = new File(['Customer\nOther'], 'other.csv', { type: 'text/csv' });
  await user.upload(screen.getByLabelText('CSV or XLSX file'), other);
  await act(async () => respond({ id: 'dry' }));
  expect(await screen.findByRole('button', { name: 'Check the file' })).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Check the file' }));
  expect(await screen.findByRole('button', { name: /Import 1\srow/ })).toBeDefined();
  await user.click(screen.getByRole('checkbox', { name: /All or nothing/ }));
  expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();
  expect(create.mock.lastCall?.[0]).toMatchObject({ file: other, dry_run: true });
});

test('a file that the server refuses says why', async () => {
  const issues = [{ path: 'file', message: 'Choose a CSV file in UTF-8 or an XLSX file.' }];
  create.mockRejectedValue(new ORPCError('UNPROCESSABLE_CONTENT', { status: 422, data: { issues } }));
  await checkSheet();
  expect((await screen.findByRole('alert')).textContent).toBe('Choose a CSV file in UTF-8 or an XLSX file.');
});

test('when the server cannot be reached, the reason is shown', async () => {
  create.mockImplementation(lost);
  await checkSheet();
  expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t reach the server.');
});
