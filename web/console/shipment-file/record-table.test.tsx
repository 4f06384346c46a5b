import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RecordTable } from './record-table.tsx';

test('a control is not labelled a second time on a phone', () => {
  renderZones();
  const cell = screen.getByRole('cell', { name: /Edit/ });
  expect(cell.firstElementChild?.className).toContain('stacked:sr-only');
});

test('a column of controls is not printed', () => {
  renderZones();
  const unprinted = screen.getByRole('table').querySelectorAll('[data-print="none"]');
  expect([...unprinted].map(({ tagName }) => tagName)).toEqual(['TH', 'TD']);
  expect(screen.getByRole('columnheader', { name: 'Edit' })).toBe(unprinted[0]);
});

test.each([
  [null, '—'],
  [false, '—'],
  ['', '—'],
  [0, '0'],
])('a cell of %s reads %s', (value, text) => {
  render(
    <RecordTable
      caption="Codes"
      rows={['FRT']}
      keyOf={(code) => code}
      empty="No codes yet."
      columns={[{ name: 'Ledger account', cell: () => value }]}
    />,
  );
  expect(screen.getByRole('cell').lastElementChild?.textContent).toBe(text);
});

function renderZones() {
  render(
    <RecordTable
      caption="Zones"
      rows={['EU']}
      keyOf={(zone) => zone}
      empty="No zones yet."
      columns={[
        { name: 'Code', cell: (zone) => zone },
        { name: 'Edit', isAction: true, cell: () => <button type="button">Edit</button> },
      ]}
    />,
  );
}
