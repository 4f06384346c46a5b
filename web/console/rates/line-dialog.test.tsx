import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPiece } from '#web/render-for-tests.tsx';
import { serve } from '#web/server-for-tests.ts';
import { LineTable } from './line-table.tsx';
import { lineFixture, tariffFixture } from './rate-fixtures.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const { id } = tariffFixture;
const ADDED = { accepted: 1, refused: [], version: 4, changes: [], mapping: {} };
const CODES = {
  charge_codes: [
    { code: 'FRT', name: 'Freight' },
    { code: 'THCD', name: 'Terminal handling, destination' },
  ],
};
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });

function open(responses: Parameters<typeof serve>[0]) {
  const calls = serve({
    'rates.lines': () => ({ lines: [lineFixture], next: null }),
    'rates.chargeCodes': () => CODES,
    'rates.addLines': () => ADDED,
    ...responses,
  });
  const sent = () =>
    calls.filter(({ operation }) => operation === 'rates.addLines').map(({ input }) => input);
  return { ...renderPiece(<LineTable tariff={tariffFixture} />), sent };
}

test('a line is added by its load, and what the server refuses is shown at its field', async () => {
  let refused: object[] = [{ row: 1, column: 'size_type', issue: 'Enter a size-type such as 45G1 or 40HC.' }];
  const { user, sent } = open({ 'rates.addLines': () => ({ ...ADDED, refused }) });
  await user.click(screen.getByRole('button', { name: 'Add a line' }));
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findAllByText('Enter the rate, such as 1850.00.')).not.toHaveLength(0);
  await user.type(field(/^From/), 'cnsha');
  await user.type(field(/^To/), '*');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Load' }), 'LCL, by sea');
  await user.type(field(/^Container type/), '41XX');
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Charge' }),
    'Terminal handling, destination (THCD)',
  );
  await user.selectOptions(screen.getByRole('combobox', { name: 'Basis' }), 'per W/M');
  await user.type(field(/^Rate/), '42.50');
  await user.type(field(/^Breaks/), '10 = 40; 20 = 38.5');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findAllByText('Enter a size-type such as 45G1 or 40HC.')).not.toHaveLength(0);
  refused = [];
  await user.clear(field(/^Container type/));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent().at(-1)).toMatchObject({
    id,
    lines: [
      {
        origin: 'CNSHA',
        destination: '*',
        mode: 'sea',
        load: 'LCL',
        charge_code: 'THCD',
        basis: 'wm',
        rate: '42.50',
        breaks: [
          { from: 10, rate: '40' },
          { from: 20, rate: '38.5' },
        ],
      },
    ],
  });
});

test('the rate of a line is changed; its lane and conditions stay', async () => {
  const { user, sent } = open({});
  await user.click(await screen.findByRole('button', { name: 'Edit FRT, CNSHA – NLRTM' }));
  expect(screen.queryByRole('textbox', { name: /^From/ })).toBeNull();
  await user.clear(field(/^Rate/));
  await user.type(field(/^Rate/), '4.50');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent()).toMatchObject([
    {
      lines: [
        {
          origin: 'CNSHA',
          destination: 'NLRTM',
          mode: 'air',
          load: 'AIR',
          charge_code: 'FRT',
          rate: '4.50',
          breaks: [{ from: 100, rate: '3.90' }],
          minimum: '95.00',
          transit_days: 4,
        },
      ],
    },
  ]);
});
