import type { ServicePageText } from './service-page.ts';

export const railFreight: ServicePageText = {
  slug: 'rail-freight',
  page: 'rail_freight',
  lead: 'Containers on block trains across the land bridges: slower than air, faster than ocean, and lower-emission than road.',
  quote_mode: 'rail',
  key_figures: [
    { label: 'Less cost than air, up to', value: '50%' },
    { label: 'Fewer days than sea, up to', value: '40%' },
    { label: 'Less CO2 than road, up to', value: '30%' },
  ],
  how: 'The container stays sealed from door to door',
  steps: [
    {
      title: 'Loading',
      text: 'A truck sets the container down at your dock and collects it packed and sealed.',
      onwards: 'road',
    },
    {
      title: 'Rail terminal',
      text: 'A crane lifts it on a wagon of the block train, which leaves on a fixed day.',
      onwards: 'rail',
    },
    {
      title: 'Far terminal',
      text: 'No shunting on the way: the train arrives as it left, its position on your chart.',
      onwards: 'road',
    },
    {
      title: 'Delivery',
      text: 'The last mile by truck, usually on the day after arrival.',
    },
  ],
  related: ['ocean-freight', 'road-transport'],
  next_step: {
    title: 'Ship by rail',
    text: 'Tell us the places and the cargo; you get a detailed quote within 24 hours, with the cost of air, sea or road for comparison.',
  },
};

export interface RailSaving {
  what: string;
  against: string;
  /** Maximum savings; every quote states its own. */
  up_to_percent: number;
  because: string;
}

export const railSavings: readonly RailSaving[] = [
  {
    what: 'Freight cost',
    against: 'air freight',
    up_to_percent: 50,
    because: 'One train carries what a dozen freighters would',
  },
  {
    what: 'Days on the way',
    against: 'ocean freight',
    up_to_percent: 40,
    because: 'Straight across the continent instead of round it',
  },
  {
    what: 'CO2 emissions',
    against: 'road transport',
    up_to_percent: 30,
    because: 'Steel wheels on steel rails roll with little loss',
  },
];

/** The route of the land bridge on the map. Points without a name are bends, not stops. */
export const landBridge: readonly { name?: string; latitude: number; longitude: number }[] = [
  { name: 'Los Angeles', latitude: 33.77, longitude: -118.22 },
  { latitude: 34.9, longitude: -117.02 },
  { latitude: 35.2, longitude: -111.65 },
  { latitude: 34.66, longitude: -106.77 },
  { latitude: 35.2, longitude: -101.83 },
  { name: 'Kansas City', latitude: 39.1, longitude: -94.58 },
  { name: 'Chicago', latitude: 41.85, longitude: -87.65 },
  { latitude: 41.5, longitude: -81.69 },
  { latitude: 42.89, longitude: -78.88 },
  { latitude: 42.65, longitude: -73.75 },
  { name: 'New York', latitude: 40.7, longitude: -74.05 },
];
