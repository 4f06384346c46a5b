import { CargoTable } from '#web/console/shipment-file/cargo-table.tsx';
import { ContainersTable } from '#web/console/shipment-file/containers-table.tsx';
import { Lane } from '#web/console/shipment-file/lane.tsx';
import { LegsTable } from '#web/console/shipment-file/legs-table.tsx';
import { ListPosition } from '#web/console/shipment-file/list-position.tsx';
import { ChargeTable } from '#web/console/shipment-file/money/charge-table.tsx';
import { PartiesTable } from '#web/console/shipment-file/parties-table.tsx';
import { ReferencesList } from '#web/console/shipment-file/references-list.tsx';
import { CHARGES } from './charge-fixtures.ts';
import { FILE_LISTS } from './file-fixtures.ts';
import type { Area } from './specimen.ts';

const { cargo_lines, equipment, legs, parties, references } = FILE_LISTS;
const TOTALS = { pieces: 1180, gross_kg: 21_400, net_kg: 20_000, volume_m3: 75.52 };
const NOTHING = { pieces: null, gross_kg: null, net_kg: null, volume_m3: null };

export const shipmentFile: Area = {
  title: 'Shipment file',
  pieces: [
    {
      title: 'Place in the list',
      shows: ['web/console/shipment-file/list-position.tsx'],
      states: { Middle: listPosition(2), First: listPosition(1), 'More to load': listPosition(3, true) },
    },
    {
      title: 'Journey',
      shows: ['web/console/shipment-file/lane.tsx'],
      states: { 'Under way': <Lane legs={legs} /> },
    },
    {
      title: 'Records of a file',
      shows: [
        'web/console/shipment-file/record-table.tsx',
        'web/console/shipment-file/cargo-table.tsx',
        'web/console/shipment-file/containers-table.tsx',
        'web/console/shipment-file/legs-table.tsx',
        'web/console/shipment-file/parties-table.tsx',
        'web/console/shipment-file/references-list.tsx',
      ],
      states: {
        Cargo: <CargoTable lines={cargo_lines} totals={TOTALS} chargeable_kg={21_400} />,
        'Cargo, unknown': <CargoTable lines={[]} totals={NOTHING} chargeable_kg={null} />,
        Containers: <ContainersTable equipment={equipment} cargo_lines={cargo_lines} />,
        'No containers': <ContainersTable equipment={[]} cargo_lines={[]} />,
        Legs: <LegsTable legs={legs} />,
        Parties: <PartiesTable parties={parties} />,
        References: <ReferencesList references={references} />,
      },
    },
    {
      title: 'Charges of a file',
      shows: ['web/console/shipment-file/money/charge-table.tsx'],
      states: {
        'Both sides': <ChargeTable tracking_number="GS104588210" charges={CHARGES} />,
        None: <ChargeTable tracking_number="GS104588210" charges={[]} />,
      },
    },
  ],
};

function listPosition(position: number, hasMore = false) {
  const numbers = ['GS104588201', 'GS104588210', 'GS104588228'];
  const [previous, next] = [numbers[position - 2], numbers[position]];
  const place = { path: '/admin?view=late', position, loaded: numbers.length, hasMore, previous, next };
  return <ListPosition place={place} onStep={() => {}} />;
}
