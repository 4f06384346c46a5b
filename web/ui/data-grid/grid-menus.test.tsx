import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { Density } from '#domain/views/density.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { ColumnMenu } from './column-menu.tsx';
import { DensityMenu } from './density-menu.tsx';
import { GridCards } from './grid-cards.tsx';

const COLUMNS = [
  { id: 'number', header: 'Tracking number' },
  { id: 'route', header: 'Route' },
  { id: 'cost', header: 'Cost' },
];

function Columns() {
  const [hidden, setHidden] = useState(['cost']);
  return (
    <>
      <ColumnMenu columns={COLUMNS} hidden={hidden} onHide={setHidden} />
      <output>{hidden.join(' ')}</output>
    </>
  );
}

test('columns can be hidden and shown again, except the first', async () => {
  const { user } = renderPiece(<Columns />);
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Cost' })).checked).toBe(false);
  expect(screen.queryByRole('checkbox', { name: 'Tracking number' })).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'Route' }));
  expect(screen.getByText('cost route')).toBeDefined();
  await user.click(screen.getByRole('checkbox', { name: 'Cost' }));
  expect(screen.getByText('route')).toBeDefined();
});

function Rows() {
  const [density, setDensity] = useState<Density>('normal');
  return <DensityMenu density={density} onChange={setDensity} />;
}

test('one row height is chosen', async () => {
  const { user } = renderPiece(<Rows />);
  await user.click(screen.getByRole('button', { name: 'Density' }));
  await screen.findByRole('dialog', { name: 'Density' });
  const chosen = () => screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked);
  expect(chosen()).toEqual([false, true, false]);
  await user.click(screen.getByRole('radio', { name: /Compact/ }));
  expect(chosen()).toEqual([false, false, true]);
});

test('cards are a named list', () => {
  renderPiece(
    <GridCards label="Clients" rows={['Ada', 'Ben']} idOf={String} card={(name) => <b>{name}</b>} />,
  );
  expect(screen.getByRole('list', { name: 'Clients' })).toBeDefined();
  expect(screen.getAllByRole('listitem').map((card) => card.textContent)).toEqual(['Ada', 'Ben']);
});
