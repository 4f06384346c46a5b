import type { NetworkRegion, ServicePageText } from './service-page.ts';

export const airFreight: ServicePageText = {
  slug: 'air-freight',
  page: 'air_freight',
  lead: 'Four service levels by transit time, through 300+ airports. Priced by weight, or by volume where the cargo is light for its size.',
  quote_mode: 'air',
  key_figures: [
    { label: 'Airports', value: '300+' },
    { label: 'Fastest service', value: '1-3 days' },
    { label: 'Temperature-controlled', value: '2-5 days' },
  ],
  how: 'From your dock to theirs by way of two airports',
  steps: [
    {
      title: 'Collection',
      text: 'We collect the cargo the day you release it, and weigh and measure it ourselves.',
      onwards: 'road',
    },
    {
      title: 'Airport of departure',
      text: 'Screening, air waybill and build-up on the pallet that goes into the aircraft.',
      onwards: 'air',
    },
    {
      title: 'Airport of arrival',
      text: 'Broken down and cleared, usually within six hours of landing.',
      onwards: 'road',
    },
    {
      title: 'Delivery',
      text: 'Delivered to the door against a signature, which you see with the shipment.',
    },
  ],
  related: ['road-transport', 'customs-clearance'],
  next_step: {
    title: 'Ship by air',
    text: 'Tell us the airports, the weight and the measures; you get a detailed quote within 24 hours.',
  },
};

export interface AirService {
  name: string;
  /** Door to door, in days. */
  from_days: number;
  to_days: number;
  suits: string;
}

export const airServices: readonly AirService[] = [
  {
    name: 'Express',
    from_days: 1,
    to_days: 3,
    suits: 'Spare parts, samples, documents: the next direct flight',
  },
  { name: 'Standard', from_days: 3, to_days: 7, suits: 'Most cargo: booked space on scheduled flights' },
  {
    name: 'Economy',
    from_days: 5,
    to_days: 10,
    suits: 'Less urgent cargo: consolidated uplift',
  },
  {
    name: 'Temperature controlled',
    from_days: 2,
    to_days: 5,
    suits: 'Medicines and fresh goods, 2 to 8 °C or 15 to 25 °C',
  },
];

export const airportsServed = '300+';

/** Sample figures of the demonstration company. */
export const airportRegions: readonly NetworkRegion[] = [
  { name: 'Asia and Oceania', count: 98, examples: 'Singapore, Hong Kong, Tokyo, Sydney' },
  { name: 'Europe', count: 84, examples: 'Amsterdam, Frankfurt, Liège' },
  { name: 'North America', count: 61, examples: 'Los Angeles, New York, Memphis' },
  { name: 'Latin America', count: 34, examples: 'São Paulo, Bogotá, Panama City' },
  { name: 'Africa and Middle East', count: 33, examples: 'Dubai, Nairobi, Johannesburg' },
];

/** The aircraft in the drawing: a twin-engined long-haul freighter, in metres and pallet positions. */
export const freighter = { length_m: 63.7, wingspan_m: 64.8, pallet_positions: 27 } as const;
