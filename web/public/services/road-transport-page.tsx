import {
  type RoadReach,
  reachCentre,
  roadReaches,
  roadTransport,
  type TruckClass,
  truckClasses,
} from '#content/services/road-transport.ts';
import { Section } from '../page/section.tsx';
import { type Axis, RangeAxis, RangeBar } from './drawings/range-bar.tsx';
import { RangeRings } from './drawings/range-rings.tsx';
import { TruckOutline } from './drawings/truck-outline.tsx';
import { type Column, FigureTable } from './figure-table.tsx';
import { serviceMeta } from './service-meta.ts';
import { ServicePage } from './service-page.tsx';

export const meta = () => serviceMeta(roadTransport);

const PIXELS_PER_METRE = 17;

const truckColumns: Column<TruckClass>[] = [
  { title: 'Class', kind: 'name', cell: ({ name }) => name },
  {
    title: 'To scale',
    kind: 'drawing',
    cell: (truck) => <TruckOutline truck={truck} pixelsPerMetre={PIXELS_PER_METRE} />,
  },
  { title: 'Gross weight (tons)', kind: 'figure', cell: ({ gross_weight_t }) => gross_weight_t },
  {
    title: 'Payload (kg)',
    kind: 'figure',
    cell: ({ payload_kg }) => payload_kg.toLocaleString('en-US'),
  },
  { title: 'Length (m)', kind: 'figure', cell: ({ length_m }) => length_m.toFixed(1) },
  { title: 'Euro pallets', kind: 'figure', cell: ({ pallets }) => pallets },
];

const distance: Axis = { from: 0, to: 1000, step: 100, label_step: 250 };

const reachColumns: Column<RoadReach>[] = [
  { title: 'Reach', kind: 'name', cell: ({ name }) => name },
  { title: 'Radius (km)', kind: 'figure', cell: ({ radius_km }) => radius_km ?? 'any' },
  {
    title: 'To scale (km)',
    kind: 'scale',
    head: <RangeAxis axis={distance} />,
    cell: ({ radius_km }) => (
      <>
        <RangeBar
          range={{ from: 0, to: radius_km ?? distance.to }}
          axis={distance}
          open={radius_km === null}
        />
        <RangeAxis axis={distance} />
      </>
    ),
  },
  { title: 'Vehicles', kind: 'text', cell: ({ vehicles }) => vehicles },
  { title: 'Delivered', kind: 'text', cell: ({ delivery }) => delivery },
];

export default function RoadTransportPage() {
  return (
    <ServicePage service={roadTransport} drawing={<RangeRings />}>
      <Section
        id="trucks"
        title="Five truck classes"
        lead="The smallest truck that fits is the cheapest. Part loads (LTL) pay per loading metre."
      >
        <FigureTable
          caption="Truck classes by gross vehicle weight, with the usual payload and floor of each."
          rows={truckClasses}
          rowKey={({ name }) => name}
          columns={truckColumns}
        />
      </Section>
      <Section
        id="reach"
        tinted
        title="Local, regional, long-distance"
        lead={`Measured from the terminal that handles your cargo. The chart above shows the two ranges around ${reachCentre.name}.`}
      >
        <FigureTable
          caption="Range by straight-line distance from the terminal."
          rows={roadReaches}
          rowKey={({ name }) => name}
          columns={reachColumns}
        />
      </Section>
    </ServicePage>
  );
}
