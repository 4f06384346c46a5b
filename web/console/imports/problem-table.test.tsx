import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPiece } from '#web/render-for-tests.tsx';
import { ProblemTable } from './problem-table.tsx';

afterEach(() => vi.restoreAllMocks());

test('the first 200 problems are shown, and all of them downloaded', async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return 'blob:problems';
  });
  const refused = Array.from({ length: 201 }, (_, index) => ({
    row: index + 2,
    column: index === 200 ? '' : 'rate',
    issue: '=Enter the rate.',
  }));
  const { user } = renderPiece(<ProblemTable refused={refused} />);
  expect(within(screen.getByRole('table', { name: 'Problems' })).getAllByRole('row')).toHaveLength(201);
  expect(screen.getByText(/^The first 200 of 201\sproblems\.$/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Download the problems' }));
  const lines = (await files[0]?.text())?.trim().split('\r\n');
  expect(lines).toHaveLength(202);
  expect(lines?.at(-1)).toBe(`202,"Whole row","'=Enter the rate."`);
});
