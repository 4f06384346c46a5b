import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { ShipmentDetails } from '#contract/tracking/tracked-shipment.ts';
import { hoursAgo, LIVE, trackedShipment } from '#web/gallery/fixtures.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { refusal, serve } from '#web/server-for-tests.ts';
import { PrivateDetails } from './private-details.tsx';

const DETAILS: ShipmentDetails = {
  origin_address: '88 Nanjing Road',
  origin_postal_code: '200001',
  destination_address: 'Wilhelminakade 3',
  destination_postal_code: '',
  client: { full_name: 'Ada Reyes', company_name: 'Reyes Lamps', email: 'ada@reyes.example' },
  service_type: 'standard',
  priority: 'high',
  cost_cents: 276_050,
  currency: 'USD',
  price_status: 'confirmed',
  price_note: '',
  cargo_value_cents: 1_200_000,
  cargo_dimensions: '120x80x100',
  insurance_required: false,
  dangerous_goods: false,
  temperature_controlled: false,
  fragile: true,
  special_instructions: '',
  created_at: hoursAgo(300),
  exact_position: null,
};

interface Options {
  role?: 'customer' | 'dispatcher';
  shipment?: Parameters<typeof trackedShipment>[0];
}

async function show(
  change: Partial<ShipmentDetails> = {},
  { role = 'customer', shipment = {} }: Options = {},
) {
  serve({
    'tracking.details': () => ({ ...DETAILS, ...change }),
    'documents.mine': () => ({ documents: [], next: null }),
    'invoices.mine': () => ({ invoices: [], next: null }),
  });
  renderPiece(<PrivateDetails shipment={trackedShipment(shipment)} role={role} />);
  return within(await screen.findByRole('region', { name: /^(Only you|Client and booking)/ }));
}

const fact = (name: string) =>
  screen.queryByText(name, { selector: 'dt' })?.nextElementSibling?.textContent ?? null;

test('the owner learns that only they and staff see it, without a way into the console', async () => {
  const card = await show();
  expect(card.getByRole('heading').textContent).toBe('Only you and our staff see this');
  expect(card.queryByRole('link', { name: 'Open in console' })).toBeNull();
});

test('staff get to the shipment in the console', async () => {
  const card = await show({}, { role: 'dispatcher' });
  expect(card.getByRole('heading').textContent).toBe('Client and booking');
  expect(card.getByRole('link', { name: 'Open in console' }).getAttribute('href')).toContain(
    'shipment=GS104588210',
  );
  expect(card.getByRole('link', { name: 'Documents and invoice' }).getAttribute('href')).toBe(
    '/admin?tab=documents&shipment=GS104588210',
  );
  expect(card.getByRole('link', { name: 'Booking confirmation (PDF)' })).toBeDefined();
});

test('a delivery that could not be loaded is loaded on retry', async () => {
  const calls = serve({
    'tracking.details': () => DETAILS,
    'documents.mine': () => ({ documents: [], next: null }),
    'invoices.mine': () => ({ invoices: [], next: null }),
    'deliveries.find': () => {
      throw refusal('RATE_LIMITED', 'Try again later.', 429);
    },
  });
  const customer = { role: 'customer' } as const;
  renderPiece(<PrivateDetails shipment={trackedShipment()} {...customer} />);
  const card = within(await screen.findByRole('region', { name: 'Delivery' }));
  expect((await card.findByRole('alert')).textContent).toContain('The delivery could not be loaded.');
  const reads = () => calls.filter(({ operation }) => operation === 'deliveries.find').length;
  const before = reads();
  await userEvent.click(card.getByRole('button', { name: 'Retry' }));
  await expect.poll(reads).toBeGreaterThan(before);
});

test('others see nothing', async () => {
  const calls = serve({
    'tracking.details': () => {
      throw refusal('NOT_FOUND', 'No such shipment.', 404);
    },
  });
  const customer = { role: 'customer' } as const;
  const { container } = renderPiece(<PrivateDetails shipment={trackedShipment()} {...customer} />);
  await expect.poll(() => calls.length).toBe(1);
  expect(container.textContent).toBe('');
});

test.each([
  ['Origin', {}, '88 Nanjing Road\n200001 Shanghai\nCN'],
  ['Destination', {}, 'Wilhelminakade 3\nRotterdam\nNL'],
  ['Client', {}, 'Ada Reyes\nReyes Lampsada@reyes.example'],
  ['Client', { client: { ...DETAILS.client, company_name: null, email: null } }, 'Ada Reyes'],
  ['Client', { client: null }, 'Account closed'],
  ['Priority', {}, 'high'],
  ['Cost', {}, '$2,760.50Confirmed'],
  ['Cost', { currency: 'EUR' }, '€2,760.50Confirmed'],
  ['Cargo value', {}, '$12,000.00'],
  ['Cargo value', { currency: 'EUR' }, '$12,000.00'],
  ['Cargo value', { cargo_value_cents: null }, '—'],
  ['Dimensions (L×W×H)', { cargo_dimensions: '' }, '—'],
  ['Handling', {}, 'Fragile'],
  ['Handling', { fragile: false }, 'Standard handling'],
  ['Special instructions', {}, null],
  ['Special instructions', { special_instructions: 'Ring twice.' }, 'Ring twice.'],
  ['Insurance', {}, null],
] as [string, Partial<ShipmentDetails>, string | null][])(
  '%s is shown as %j: %j',
  async (name, change, text) => {
    await show(change);
    expect(fact(name)).toBe(text);
  },
);

test('members who see no prices learn of the insurance without the value', async () => {
  await show({ insurance_required: true, cost_cents: null, cargo_value_cents: null });
  expect(fact('Insurance')).toBe('Requested for 110% of the declared value');
});

test('requested insurance is shown', async () => {
  await show({ insurance_required: true });
  expect(fact('Insurance')).not.toBeNull();
});

test('the note of a price is shown below it', async () => {
  await show({ price_note: 'Excludes duties.' });
  expect(fact('Cost')).toContain('Excludes duties.');
});

test('the exact position is shown where visitors see only the town', async () => {
  const town = { latitude: 1.3, longitude: 103.8 };
  const exact_position = { latitude: 1.2951, longitude: 103.8123, updated_at: hoursAgo(1) };
  await show({ exact_position }, { shipment: { live: { ...LIVE, ...town } } });
  expect(fact('Exact position')).toMatch(/1\.29.*103\.81/);
});

test('a position at sea is the same for everyone, and not repeated', async () => {
  await show({ exact_position: { latitude: 4.2, longitude: 92.1, updated_at: hoursAgo(1) } });
  expect(fact('Exact position')).toBeNull();
});

test('a position that is exactly the town’s is not repeated', async () => {
  const town = { latitude: 1.3, longitude: 103.8 };
  const exact_position = { ...town, updated_at: hoursAgo(1) };
  await show({ exact_position }, { shipment: { live: { ...LIVE, ...town } } });
  expect(fact('Exact position')).toBeNull();
});

test('the owner opens why the price is what it is', async () => {
  const card = await show();
  serve({
    'charges.list': () => ({
      charges: [
        {
          number: 0,
          charge_code: 'THCD',
          description: 'Terminal handling, 2 containers at 245.00 EUR',
          side: 'sell',
          basis: 'container',
          quantity: 2,
          rate: { amount: 245_00, currency: 'EUR' },
          amount: { amount: 490_00, currency: 'EUR' },
          converted: { amount: 531_65, currency: 'USD' },
          exchange: { from: 'EUR', to: 'USD', rate: '1.0850', date: '2026-11-01' },
          tariff: null,
          status: 'estimated',
          reason: '',
        },
      ],
      total: { amount: 531_65, currency: 'USD' },
    }),
  });
  await userEvent.click(card.getByText('Why this price'));
  const lines = await card.findByRole('table', { name: 'Price breakdown' });
  expect(lines.textContent).toMatch(/2 containers at 245\.00 EUR€490\.00 at 1\.085 of 2026-11-01\$531\.65/);
});

test('people without the permission to see prices have nothing to open', async () => {
  const card = await show({ cost_cents: null });
  expect(card.queryByText('Why this price')).toBeNull();
});
