import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPiece } from '#web/render-for-tests.tsx';
import { FleetCard } from './fleet-card.tsx';
import { fleetColumns } from './fleet-column-list.tsx';
import { fleetRow } from './rows-for-tests.ts';

const ROW = fleetRow({ cost_cents: 276_050, currency: 'EUR', price_status: 'indicative', status: 'pending' });
const now = new Date('2026-11-20T12:00:00Z');

test('the card of a booking to confirm states its price in its currency', () => {
  renderPiece(<FleetCard row={ROW} now={now} />);
  expect(screen.getByText('€2,760.50')).toBeDefined();
});

test('the cost column is in the currency of each shipment', () => {
  const columns = fleetColumns({
    now,
    widths: { client: 140, route: 200 } as never,
    onStatus: () => {},
    onConfirm: () => {},
    locked: undefined,
  });
  renderPiece(<p>{columns.find(({ id }) => id === 'cost')?.cell(ROW)}</p>);
  expect(screen.getByText('€2,760.50')).toBeDefined();
});
