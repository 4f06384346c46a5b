import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPiece } from '#web/render-for-tests.tsx';
import { lost, serve } from '#web/server-for-tests.ts';
import { dismissToast, shownToasts } from '#web/ui/overlays/toast.ts';
import { ImportExchangeRates } from './import-exchange-rates.tsx';

const importExchangeRates = vi.fn();

const SHEET = new File(['from,to'], 'rates.csv', { type: 'text/csv' });
const found = (added: number) => ({
  accepted: 3,
  added,
  refused: [
    { row: 4, column: 'rate', issue: 'The rate must be more than 0.' },
    { row: 5, column: '', issue: 'Columns are missing.' },
  ],
});

beforeEach(() => {
  for (const { id } of shownToasts()) dismissToast(id);
  importExchangeRates.mockReset();
  serve({ 'rates.importExchangeRates': importExchangeRates });
  importExchangeRates.mockResolvedValue(found(2));
});

async function choose() {
  const { user } = renderPiece(<ImportExchangeRates />);
  await user.upload(screen.getByLabelText('Import a CSV or XLSX file'), SHEET);
  return user;
}

test('a sheet of exchange rates is checked first; its new rates are recorded after a press', async () => {
  const user = await choose();
  expect((await screen.findByRole('status')).textContent).toMatch(
    /3\sgood rows, 2 of them new\. 2\sproblems\./,
  );
  const [, rate, whole] = within(screen.getByRole('table', { name: 'Problems' })).getAllByRole('row');
  expect(rate?.textContent).toMatch(/4.*rate.*more than 0/);
  expect(whole?.textContent).toMatch(/5.*Whole row.*Columns are missing/);
  expect(importExchangeRates.mock.calls.map(([input]) => input)).toEqual([{ file: SHEET, dry_run: true }]);
  await user.click(screen.getByRole('button', { name: /^Import 2\snew rates$/ }));
  await waitFor(() => expect(shownToasts()).toHaveLength(1));
  expect(shownToasts()[0]?.title).toMatch(/^2\sexchange rates added$/);
  expect(importExchangeRates.mock.lastCall?.[0]).toEqual({ file: SHEET });
  expect(screen.queryByRole('table', { name: 'Problems' })).toBeNull();
});

test('another sheet is checked while the first check runs', async () => {
  const other = new File(['from,to,rate'], 'other.csv', { type: 'text/csv' });
  let respond = (_: object) => {};
  importExchangeRates.mockReturnValueOnce(new Promise((resolve) => (respond = resolve)));
  const user = await choose();
  await user.upload(screen.getByLabelText('Import a CSV or XLSX file'), other);
  expect(await screen.findByRole('button', { name: /^Import 2\snew rates$/ })).toBeDefined();
  await act(async () => respond(found(1)));
  expect(screen.getByRole('button', { name: /^Import 2\snew rates$/ })).toBeDefined();
  expect(importExchangeRates.mock.lastCall?.[0]).toEqual({ file: other, dry_run: true });
});

test('a sheet without new rates has nothing to import', async () => {
  importExchangeRates.mockResolvedValue(found(0));
  await choose();
  expect((await screen.findByRole('status')).textContent).toContain('0 of them new');
  expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();
});

test('a sheet that could not be checked says why, and cannot be imported', async () => {
  importExchangeRates.mockImplementation(lost);
  await choose();
  expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t reach the server.');
  expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();
});

test('rates that could not be recorded can be recorded with another press', async () => {
  const user = await choose();
  importExchangeRates.mockImplementationOnce(lost);
  await user.click(await screen.findByRole('button', { name: /^Import 2/ }));
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(shownToasts()).toEqual([]);
  await user.click(screen.getByRole('button', { name: /^Import 2/ }));
  await waitFor(() => expect(shownToasts()).toHaveLength(1));
});
