import {
  type AirService,
  airFreight,
  airportRegions,
  airportsServed,
  airServices,
} from '#content/services/air-freight.ts';
import { Section } from '../page/section.tsx';
import { FreighterPlan } from './drawings/freighter-plan.tsx';
import { type Axis, RangeAxis, RangeBar } from './drawings/range-bar.tsx';
import { type Column, FigureTable } from './figure-table.tsx';
import { NetworkTable } from './network-table.tsx';
import { serviceMeta } from './service-meta.ts';
import { ServicePage } from './service-page.tsx';

export const meta = () => serviceMeta(airFreight);

const days: Axis = { from: 0, to: 10, step: 1 };

const columns: Column<AirService>[] = [
  { title: 'Service', kind: 'name', cell: ({ name }) => name },
  {
    title: 'Transit (days)',
    kind: 'figure',
    cell: ({ from_days, to_days }) => `${from_days}-${to_days}`,
  },
  {
    title: 'To scale (days)',
    kind: 'scale',
    head: <RangeAxis axis={days} />,
    cell: ({ from_days, to_days }) => (
      <>
        <RangeBar range={{ from: from_days, to: to_days }} axis={days} />
        <RangeAxis axis={days} />
      </>
    ),
  },
  { title: 'Best for', kind: 'text', cell: ({ suits }) => suits },
];

export default function AirFreightPage() {
  return (
    <ServicePage service={airFreight} drawing={<FreighterPlan />}>
      <Section
        id="transit"
        title="Four service levels by transit time"
        lead="Transit time runs from collection to delivery, including customs clearance if documents are complete."
      >
        <FigureTable
          caption="Air freight services by transit time, door to door."
          rows={airServices}
          rowKey={({ name }) => name}
          columns={columns}
        />
      </Section>
      <Section id="airports" tinted title={`${airportsServed} airports`}>
        <NetworkTable
          counted="Airports"
          caption="Airports we fly to or from, by region. Sample figures of a demonstration company."
          regions={airportRegions}
          total={airportsServed}
          axis={{ from: 0, to: 100, step: 25 }}
        />
      </Section>
    </ServicePage>
  );
}
