import type { NetworkRegion, ServicePageText } from './service-page.ts';

export const oceanFreight: ServicePageText = {
  slug: 'ocean-freight',
  page: 'ocean_freight',
  lead: 'Full (FCL) and shared (LCL) containers on weekly sailings. Pay per container or per CBM.',
  quote_mode: 'ocean',
  key_figures: [
    { label: 'Ports', value: '500+' },
    { label: 'Volume per container', value: '26 to 68 CBM' },
    { label: 'Largest load', value: '26,500 kg' },
  ],
  how: 'From factory to door via two ports',
  steps: [
    {
      title: 'Booking',
      text: 'You choose a sailing and a container; we confirm space within one working day.',
      onwards: 'road',
    },
    {
      title: 'Port of loading',
      text: 'The packed container is weighed, sealed and handed in before the cut-off.',
      onwards: 'sea',
    },
    {
      title: 'Port of discharge',
      text: 'Customs documents are filed before arrival, so the container leaves the terminal within free time.',
      onwards: 'road',
    },
    {
      title: 'Delivery',
      text: 'A truck brings it to your dock, and takes the empty container back to the depot.',
    },
  ],
  related: ['customs-clearance', 'rail-freight'],
  next_step: {
    title: 'Ship by sea',
    text: 'Tell us the ports and the cargo; you get a detailed quote within 24 hours.',
  },
};

/** ISO 668 outside dimensions, in metres. */
export interface Container {
  name: string;
  length_m: number;
  width_m: number;
  height_m: number;
  /** Usable volume in cubic metres. */
  volume_cbm: number;
  max_weight_kg: number;
  /** A cooling unit in the front wall. */
  refrigerated?: boolean;
  suits: string;
}

const WIDTH_M = 2.438;

export const containers: readonly Container[] = [
  {
    name: "20' standard",
    length_m: 6.058,
    width_m: WIDTH_M,
    height_m: 2.591,
    volume_cbm: 28,
    max_weight_kg: 21_600,
    suits: 'Heavy goods: machines, tiles, metals',
  },
  {
    name: "40' standard",
    length_m: 12.192,
    width_m: WIDTH_M,
    height_m: 2.591,
    volume_cbm: 56,
    max_weight_kg: 26_500,
    suits: 'Pallets and cartons of ordinary weight',
  },
  {
    name: "40' high cube",
    length_m: 12.192,
    width_m: WIDTH_M,
    height_m: 2.896,
    volume_cbm: 68,
    max_weight_kg: 26_500,
    suits: 'Light, bulky goods: furniture, clothing',
  },
  {
    name: "20' reefer",
    length_m: 6.058,
    width_m: WIDTH_M,
    height_m: 2.591,
    volume_cbm: 26,
    max_weight_kg: 21_600,
    refrigerated: true,
    suits: 'Food and medicines, −25 to +25 °C',
  },
];

export const portsServed = '500+';

/** Sample figures of the demonstration company. */
export const portRegions: readonly NetworkRegion[] = [
  { name: 'Asia and Oceania', count: 186, examples: 'Shanghai, Singapore, Tokyo, Sydney' },
  { name: 'Europe', count: 132, examples: 'Rotterdam, Hamburg, Valencia' },
  { name: 'North America', count: 74, examples: 'Los Angeles, New York, Savannah' },
  { name: 'Latin America', count: 62, examples: 'Santos, Callao, Manzanillo' },
  { name: 'Africa and Middle East', count: 58, examples: 'Jebel Ali, Tangier, Durban' },
];
