import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPiece } from '#web/render-for-tests.tsx';
import { FleetSplit } from './fleet-split.tsx';

test('the list is a drawer: closed, the map has all the room', async () => {
  const { user } = renderPiece(<FleetSplit list={<p>list</p>} map={<p>map</p>} />);
  const button = screen.getByRole('button', { name: 'Hide list', expanded: true });
  await user.click(button);
  expect(screen.queryByText('list')).toBeNull();
  expect(screen.getByText('map')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Show list', expanded: false }));
  expect(screen.getByText('list')).toBeDefined();
});
