import { expect, test } from 'vitest';
import { renderPiece } from '#web/render-for-tests.tsx';
import { CargoTable } from './cargo-table.tsx';

const TOTALS = { pieces: null, gross_kg: null, net_kg: null, volume_m3: null };

test.each([
  [
    { gross_kg: 21_400, volume_m3: 75.52 },
    21_400,
    'Total: 21,400 kg gross, 75.52 m³. Chargeable weight: 21,400 kg.',
  ],
  [{ volume_m3: 75.52 }, null, 'Total: 75.52 m³.'],
  [{ gross_kg: 21_400 }, null, 'Total: 21,400 kg gross.'],
  [{}, 900, 'Chargeable weight: 900 kg.'],
  [{}, null, ''],
])(
  'the totals %j with the chargeable weight %s are written without what is unknown',
  (known, chargeable_kg, text) => {
    const { container } = renderPiece(
      <CargoTable lines={[]} totals={{ ...TOTALS, ...known }} chargeable_kg={chargeable_kg} />,
    );
    expect(container.querySelector('p:last-child')?.textContent).toBe(text);
  },
);
