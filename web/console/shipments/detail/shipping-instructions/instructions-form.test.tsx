import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NO_INSTRUCTIONS } from '#domain/documents/shipping-instructions.ts';
import type { TransportMode } from '#domain/routing/transport-mode.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { serve } from '#web/server-for-tests.ts';
import { shipmentForTests } from '../shipment-for-tests.ts';
import { InstructionsForm } from './instructions-form.tsx';

const BOOKED = {
  shipper_name: 'Quayside',
  origin_address: '',
  origin_city: 'Rotterdam',
  origin_postal_code: '',
  origin_country: 'NL',
  destination_address: '',
  destination_city: 'Milan',
  destination_postal_code: '',
  destination_country: 'IT',
  cargo_description: 'Valves',
  cargo_weight: 1200,
  cargo_dimensions: '',
  issuing_office: null,
  charges_currency: 'EUR',
};

test.each<[TransportMode[], string, boolean]>([
  [['road'], 'IT', true],
  [['road'], 'NL', false],
  [[], 'IT', true],
  [['road', 'sea', 'road'], 'IT', false],
  [['rail', 'road'], 'IT', false],
  [['air'], 'IT', false],
])(
  'by %j from NL to %s, the details of a CMR consignment note can be entered: %s',
  async (modes, destination_country, can) => {
    serve({});
    renderPiece(
      <InstructionsForm
        record={shipmentForTests()}
        stored={{
          version: 0,
          instructions: NO_INSTRUCTIONS,
          booked: { ...BOOKED, modes, destination_country },
        }}
        field={null}
        locked={undefined}
        onCompleteness={() => {}}
      />,
    );
    await screen.findByRole('region', { name: 'Insurance' });
    expect(screen.queryAllByRole('region', { name: 'By road' })).toHaveLength(can ? 1 : 0);
  },
);
