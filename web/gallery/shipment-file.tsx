import { CargoTable } from '#web/console/shipment-file/cargo-table.tsx';
import { ContainersTable } from '#web/console/shipment-file/containers-table.tsx';
import { FILE_LISTS } from '#web/console/shipment-file/file-lists-for-tests.ts';
import { Lane } from '#web/console/shipment-file/lane/lane.tsx';
import { LegsTable } from '#web/console/shipment-file/legs-table.tsx';
import { ListPosition } from '#web/console/shipment-file/list-position.tsx';
import { ChargeTable } from '#web/console/shipment-file/money/charge-table.tsx';
import { PartiesTable } from '#web/console/shipment-file/parties-table.tsx';
import { ReferencesList } from '#web/console/shipment-file/references-list.tsx';
import { timedLegs } from '#web/console/shipment-file/timed-legs.ts';
import { CHARGES } from './charge-fixtures.ts';
import { nothing } from './sample.tsx';
import type { Area } from './specimen.ts';

const { cargo_lines, equipment, legs, parties, references } = FILE_LISTS;
const TOTALS = { pieces: 1180, gross_kg: 21_400, net_kg: 20_000, volume_m3: 75.52 };
const NOTHING = { pieces: null, gross_kg: null, net_kg: null, volume_m3: null };
const PLACE = {
  path: '/admin?view=late',
  position: 3,
  loaded: 3,
  hasMore: true,
  previous: 'GS104588210',
  next: undefined,
};

export const shipmentFile: Area = {
  title: 'Shipment file',
  pieces: [
    {
      title: 'Place in the list',
      shows: ['web/console/shipment-file/list-position.tsx'],
      states: { 'Last of those loaded': <ListPosition place={PLACE} onStep={nothing} /> },
    },
    {
      title: 'Journey',
      shows: ['web/console/shipment-file/lane/lane.tsx'],
      states: { 'Under way': <Lane legs={timedLegs(legs, undefined)} tracked={undefined} /> },
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
        Legs: <LegsTable legs={timedLegs(legs, undefined)} />,
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
