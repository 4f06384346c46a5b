import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { shipmentRow } from '#web/gallery/fixtures.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { Price } from './price.tsx';

test('a price is in the currency of its shipment', () => {
  renderPiece(<Price shipment={shipmentRow({ cost_cents: 276_050, currency: 'EUR' })} />);
  expect(screen.getByText('€2,760.50')).toBeDefined();
});
