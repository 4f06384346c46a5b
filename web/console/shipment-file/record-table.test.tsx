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
