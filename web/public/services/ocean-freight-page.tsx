import {
  type Container,
  containers,
  oceanFreight,
  portRegions,
  portsServed,
} from '#content/services/ocean-freight.ts';
import { Section } from '../page/section.tsx';
import { ContainerQuay } from './drawings/container-quay.tsx';
import { ScaleContainer } from './drawings/scale-container.tsx';
import { type Column, FigureTable } from './figure-table.tsx';
import { NetworkTable } from './network-table.tsx';
import { serviceMeta } from './service-meta.ts';
import { ServicePage } from './service-page.tsx';

export const meta = () => serviceMeta(oceanFreight);

const PIXELS_PER_METRE = 14;

const columns: Column<Container>[] = [
  { title: 'Container', kind: 'name', cell: ({ name }) => name },
  {
    title: 'To scale',
    kind: 'drawing',
    cell: (container) => <ScaleContainer container={container} pixelsPerMetre={PIXELS_PER_METRE} />,
  },
  { title: 'External (m)', kind: 'figure', cell: outside },
  { title: 'Volume (CBM)', kind: 'figure', cell: ({ volume_cbm }) => volume_cbm },
  {
    title: 'Max. weight (kg)',
    kind: 'figure',
    cell: ({ max_weight_kg }) => max_weight_kg.toLocaleString('en-US'),
  },
  { title: 'Best for', kind: 'text', cell: ({ suits }) => suits },
];

export default function OceanFreightPage() {
  return (
    <ServicePage service={oceanFreight} drawing={<ContainerQuay />}>
      <Section
        id="containers"
        title="Container types"
        lead="LCL is usually cheaper below about 14 CBM, half of a 20-foot container."
      >
        <FigureTable
          caption="Containers by type. The filled part is the usable volume within the external dimensions of ISO 668."
          rows={containers}
          rowKey={({ name }) => name}
          columns={columns}
        />
      </Section>
      <Section id="ports" tinted title={`${portsServed} ports`}>
        <NetworkTable
          counted="Ports"
          caption="Ports we load or discharge at, by region. Sample figures of a demonstration company."
          regions={portRegions}
          total={portsServed}
          axis={{ from: 0, to: 200, step: 50 }}
        />
      </Section>
    </ServicePage>
  );
}

function outside({ length_m, width_m, height_m }: Container) {
  return [length_m, width_m, height_m].map((metres) => metres.toFixed(3)).join(' × ');
}
