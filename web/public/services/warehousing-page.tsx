import {
  hall,
  type WarehouseZone,
  warehouseZones,
  warehousing,
  zoneArea,
} from '#content/services/warehousing.ts';
import { Section } from '../page/section.tsx';
import { FloorPlan, ZoneOutline } from './drawings/floor-plan.tsx';
import { type Column, FigureTable } from './figure-table.tsx';
import { serviceMeta } from './service-meta.ts';
import { ServicePage } from './service-page.tsx';

export const meta = () => serviceMeta(warehousing);

const PIXELS_PER_METRE = 2.2;

const columns: Column<WarehouseZone>[] = [
  {
    title: 'Zone',
    kind: 'name',
    cell: ({ key, name }) => (
      <>
        <span className="mr-3 inline-block w-4 text-ink-3">{key}</span>
        {name}
      </>
    ),
  },
  {
    title: 'To scale',
    kind: 'drawing',
    cell: (zone) => <ZoneOutline zone={zone} pixelsPerMetre={PIXELS_PER_METRE} />,
  },
  {
    title: 'Width × depth (m)',
    kind: 'figure',
    cell: ({ width_m, depth_m }) => `${width_m} × ${depth_m}`,
  },
  { title: 'Area (m²)', kind: 'figure', cell: (zone) => squareMetres(zoneArea(zone)) },
  { title: 'Use', kind: 'text', cell: ({ use }) => use },
];

export default function WarehousingPage() {
  return (
    <ServicePage service={warehousing} drawing={<FloorPlan />} tintedSteps>
      <Section
        id="zones"
        title="Warehouse zones"
        lead={`The hall beside the Port of Los Angeles, ${hall.width_m} by ${hall.depth_m} metres. Our other halls follow the same plan: goods arrive at one end of the dock wall and leave at the other.`}
      >
        <FigureTable
          caption="Zones of the hall, lettered as in the plan above. Sample data of a demonstration company."
          rows={warehouseZones}
          rowKey={({ key }) => key}
          columns={columns}
          total={{
            Zone: 'Total',
            'Width × depth (m)': `${hall.width_m} × ${hall.depth_m}`,
            'Area (m²)': squareMetres(zoneArea(hall)),
          }}
        />
      </Section>
    </ServicePage>
  );
}

function squareMetres(area: number) {
  return area.toLocaleString('en-US');
}
