import { type RailSaving, railFreight, railSavings } from '#content/services/rail-freight.ts';
import { Section } from '../page/section.tsx';
import { LandBridge } from './drawings/land-bridge.tsx';
import { type Axis, RangeAxis } from './drawings/range-bar.tsx';
import { TrackBar } from './drawings/track-bar.tsx';
import { type Column, FigureTable } from './figure-table.tsx';
import { serviceMeta } from './service-meta.ts';
import { ServicePage } from './service-page.tsx';

export const meta = () => serviceMeta(railFreight);

const share: Axis = { from: 0, to: 100, step: 10, label_step: 50 };
/** A third of the scale's step. */
const SLEEPER_STEP = 10 / 3;

const columns: Column<RailSaving>[] = [
  { title: 'Saving', kind: 'name', cell: ({ what }) => what },
  { title: 'Compared with', kind: 'text', cell: ({ against }) => against },
  { title: 'Up to (%)', kind: 'figure', cell: ({ up_to_percent }) => up_to_percent },
  {
    title: 'Share (%)',
    kind: 'scale',
    head: <RangeAxis axis={share} />,
    cell: ({ up_to_percent }) => (
      <>
        <TrackBar value={up_to_percent} axis={share} sleeperStep={SLEEPER_STEP} />
        <RangeAxis axis={share} />
      </>
    ),
  },
  { title: 'Reason', kind: 'text', cell: ({ because }) => because },
];

export default function RailFreightPage() {
  return (
    <ServicePage service={railFreight} drawing={<LandBridge />} tintedSteps>
      <Section
        id="savings"
        title="What rail saves"
        lead="Maximum savings on the lanes we serve. Your quote states the savings on yours, in cost, days and kilograms of CO2."
      >
        <FigureTable
          caption="Rail savings compared with the usual alternative, for the same cargo on the same lane."
          rows={railSavings}
          rowKey={({ what }) => what}
          columns={columns}
        />
      </Section>
    </ServicePage>
  );
}
