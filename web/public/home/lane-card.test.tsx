import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NOW } from '#web/gallery/fixtures.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { lost, serve } from '#web/server-for-tests.ts';
import { PreloadedDataContext } from '#web/tracking/preloaded-data.ts';
import { LaneCard } from './lane-card.tsx';

const LANE = {
  origin: 'Shanghai, China',
  destination: 'Rotterdam, Netherlands',
  cargo_kg: 1000,
  cost_cents: 10_098,
  delivery_days: 33,
  co2e_kg: 353,
  path: 'M679,256L229,59',
};

const fact = (name: string) => screen.getByText(name).parentElement?.querySelector('dd')?.textContent;

test('the lane has its price, days and CO2e, and says that the price is indicative', () => {
  renderPiece(<LaneCard lane={LANE} />);
  expect(screen.getByRole('heading').textContent).toBe('Shanghai →to Rotterdam, 1,000\u00a0kg by sea');
  expect(fact('Price')).toBe('$101');
  expect(fact('Door to door')).toBe('33\u00a0days');
  expect(fact('CO2e')).toBe('353\u00a0kg');
  expect(screen.getByText(/Indicative, we confirm/)).toBeDefined();
});

test('it leads to the quote form with the same cargo', () => {
  renderPiece(<LaneCard lane={LANE} />);
  const link = screen.getByRole('link', { name: 'Quote this lane' });
  const query = new URL(link.getAttribute('href') ?? '', 'http://localhost').searchParams;
  expect(Object.fromEntries(query)).toEqual({
    origin: 'Shanghai, China',
    destination: 'Rotterdam, Netherlands',
    weight: '1000',
    mode: 'ocean',
  });
});

test('a page that was rendered with the price of a tariff shows it from the start', async () => {
  const served = serve({ 'quotes.estimate': lost });
  const given = {
    shipment: null,
    lane_price: { cost_cents: 17_300, delivery_days: 35, indicative: false },
    read_at: NOW,
  };
  renderPiece(
    <PreloadedDataContext value={given}>
      <LaneCard lane={LANE} />
    </PreloadedDataContext>,
  );
  expect(fact('Price')).toBe('$173');
  expect(screen.getByText('Price by our current tariffs.')).toBeDefined();
  await waitFor(() => expect(served).toHaveLength(1));
  expect(fact('Price')).toBe('$173');
});

test('where we charge VAT, the price says that it excludes it, also once it is refreshed', async () => {
  serve({
    'quotes.estimate': () => ({
      estimates: [{ mode: 'ocean', estimated_cost_cents: 61_250, delivery_days: 35, indicative: false }],
      exclude_vat: true,
    }),
  });
  const lane_price = { cost_cents: 17_300, delivery_days: 35, indicative: false, exclude_vat: true };
  renderPiece(
    <PreloadedDataContext value={{ shipment: null, lane_price, read_at: NOW }}>
      <LaneCard lane={LANE} />
    </PreloadedDataContext>,
  );
  const note = 'Price by our current tariffs. Prices exclude VAT.';
  expect(screen.getByText(note)).toBeDefined();
  await waitFor(() => expect(fact('Price')).toBe('$613'));
  expect(screen.getByText(note)).toBeDefined();
});

test('the price of a tariff replaces the estimate', async () => {
  const served = serve({
    'quotes.estimate': () => ({
      estimates: [{ mode: 'ocean', estimated_cost_cents: 61_250, delivery_days: 35, indicative: false }],
    }),
  });
  renderPiece(<LaneCard lane={LANE} />);
  await waitFor(() => expect(fact('Price')).toBe('$613'));
  expect(fact('Door to door')).toBe('35\u00a0days');
  expect(screen.getByText('Price by our current tariffs.')).toBeDefined();
  expect(served.map(({ input }) => input)).toEqual([
    { origin: LANE.origin, destination: LANE.destination, weight: 1000, transport_modes: ['ocean'] },
  ]);
});
