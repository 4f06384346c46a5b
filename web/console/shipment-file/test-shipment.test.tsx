import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPiece } from '#web/render-for-tests.tsx';
import { serve } from '#web/server-for-tests.ts';
import { FILE, NUMBER, SERVED } from './shipment-file-for-tests.tsx';
import { ShipmentFileRecord } from './shipment-file-record.tsx';

const FACT = {
  id: '01900000-0000-7000-8000-000000000003',
  object: { kind: 'leg', leg_sequence: 1 },
  code: 'ARRI',
  name: 'Arrival',
  classifier: 'ACT',
  occurred_at: new Date('2027-01-12T22:00:00Z'),
  utc_offset: 480,
  place: { unlocode: 'SGSIN', name: 'Singapore', facility: '' },
  source: 'carrier',
  source_reference: '',
  reported_at: new Date('2027-01-13T00:00:00Z'),
  reason: '',
  retracted: false,
  current: true,
  override: { reason: 'Gate log', overridden_at: new Date('2027-01-14T00:00:00Z') },
};
const LATER = { ...FACT, id: '4', source: 'device', occurred_at: new Date('2027-01-12T14:40:00Z') };
const usd = { amount: 4280_00, currency: 'USD' };
const FREIGHT = {
  number: 0,
  description: 'Freight',
  side: 'sell',
  basis: 'flat',
  quantity: 1,
  rate: usd,
  amount: usd,
  converted: usd,
  status: 'estimated',
};

test('nothing of a test shipment can be written but messages', async () => {
  serve({
    ...SERVED,
    'shipmentFile.find': () => ({ ...FILE, test: true }),
    'charges.list': ({ side }: { side: string }) => ({
      charges: side === 'sell' ? [FREIGHT] : [],
      total: usd,
      margin: null,
    }),
    'milestones.list': () => ({
      milestones: [FACT, { ...LATER, current: false, override: null }],
      eta: { promised: null, window: null, history: [] },
    }),
  });
  renderPiece(<ShipmentFileRecord tracking_number={NUMBER} />);
  expect(await screen.findByText('Chosen by us: Gate log')).toBeDefined();
  expect(await screen.findByText('Freight')).toBeDefined();
  await screen.findByRole('textbox', { name: 'Message to the customer' });
  await screen.findByRole('listitem', { name: 'Packing list' });
  fireEvent.keyDown(document.body, { key: 'm' });
  const names = screen
    .getAllByRole('button')
    .filter((button) => !button.closest('#documents, #messages'))
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);
  expect([...new Set(names)]).toEqual(['Copy tracking number']);
  expect(screen.queryByRole('link', { name: 'Book carrier' })).toBeNull();
  const fields = screen.queryAllByRole('textbox').filter((field) => !field.closest('#messages'));
  expect(fields).toEqual([]);
});
