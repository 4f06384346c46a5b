import {
  countriesServed,
  countryRegions,
  customsClearance,
  type DutyRange,
  dutyRanges,
  dutyRangesAsOf,
} from '#content/services/customs-clearance.ts';
import { Section } from '../page/section.tsx';
import { CommodityCode } from './drawings/commodity-code.tsx';
import { type Axis, RangeAxis, RangeBar } from './drawings/range-bar.tsx';
import { type Column, FigureTable } from './figure-table.tsx';
import { NetworkTable } from './network-table.tsx';
import { serviceMeta } from './service-meta.ts';
import { ServicePage } from './service-page.tsx';

export const meta = () => serviceMeta(customsClearance);

const duty: Axis = { from: 0, to: 40, step: 5, label_step: 10 };

const columns: Column<DutyRange>[] = [
  { title: 'Category', kind: 'name', cell: ({ category }) => category },
  { title: 'HS chapter', kind: 'figure', cell: ({ chapters }) => chapters },
  {
    title: 'Duty (% of value)',
    kind: 'figure',
    cell: ({ from_percent, to_percent }) => `${from_percent}-${to_percent}`,
  },
  {
    title: 'To scale (%)',
    kind: 'scale',
    head: <RangeAxis axis={duty} />,
    cell: ({ from_percent, to_percent }) => (
      <>
        <RangeBar range={{ from: from_percent, to: to_percent }} axis={duty} />
        <RangeAxis axis={duty} />
      </>
    ),
  },
];

export default function CustomsClearancePage() {
  return (
    <ServicePage service={customsClearance} drawing={<CommodityCode />}>
      <Section
        id="duties"
        title="Duty ranges by category"
        lead="The commodity code determines duty: two digits name the chapter, four the heading, six the subheading, and the rest is country-specific. Preferential origin can reduce duty to zero."
      >
        <FigureTable
          caption={`Indicative general duty by category of goods, as of ${dutyRangesAsOf}. Not a tariff: duty depends on code, origin and country of import. Taxes and trade-defence duties are extra.`}
          rows={dutyRanges}
          rowKey={({ category }) => category}
          columns={columns}
        />
      </Section>
      <Section id="countries" tinted title={`${countriesServed} countries`}>
        <NetworkTable
          counted="Countries"
          caption="Countries where we clear customs, directly or through a licensed broker. Sample figures of a demonstration company."
          regions={countryRegions}
          total={countriesServed}
          axis={{ from: 0, to: 50, step: 10 }}
        />
      </Section>
    </ServicePage>
  );
}
