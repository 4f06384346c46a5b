import type { NetworkRegion, ServicePageText } from './service-page.ts';

export const customsClearance: ServicePageText = {
  slug: 'customs-clearance',
  page: 'customs_clearance',
  lead: 'Classification, declaration and duty for 150+ countries, completed before the cargo reaches the border.',
  key_figures: [
    { label: 'Countries', value: '150+' },
    { label: 'Indicative duties', value: '0 to 37%' },
    { label: 'Operations', value: '24/7' },
  ],
  how: 'Documents ahead of the cargo',
  steps: [
    {
      title: 'Documents',
      text: 'You send the invoice, the packing list and, where there is one, the proof of origin.',
    },
    {
      title: 'Classification',
      text: 'We find the commodity code and tell you duty and tax before anything is declared.',
    },
    {
      title: 'Declaration',
      text: 'Filed while the cargo is still on its way, as early as the country allows.',
      onwards: 'sea',
    },
    {
      title: 'Release',
      text: 'Duty is paid from your account or ours, and the cargo moves on without a stop.',
      onwards: 'road',
    },
  ],
  related: ['ocean-freight', 'warehousing'],
  next_step: {
    title: 'Clear a shipment',
    text: 'Send us the invoice and the route; you get the code, the duty and our fee within 24 hours.',
  },
};

export interface DutyRange {
  category: string;
  /** Chapters of the Harmonized System. */
  chapters: string;
  from_percent: number;
  to_percent: number;
}

/** Indicative ranges of general (most favoured nation) duty on the main routes, not a tariff. */
export const dutyRanges: readonly DutyRange[] = [
  { category: 'Machinery', chapters: '84', from_percent: 0, to_percent: 8 },
  { category: 'Electronics', chapters: '85', from_percent: 0, to_percent: 14 },
  { category: 'Vehicles and parts', chapters: '87', from_percent: 2, to_percent: 25 },
  { category: 'Clothing', chapters: '61-62', from_percent: 8, to_percent: 32 },
  { category: 'Footwear', chapters: '64', from_percent: 4, to_percent: 37 },
  { category: 'Plastics', chapters: '39', from_percent: 3, to_percent: 12 },
  { category: 'Furniture', chapters: '94', from_percent: 0, to_percent: 10 },
];

/** The date of the duty ranges. */
export const dutyRangesAsOf = 'December 2024';

/** The parts of a commodity code, from left to right in the drawing. */
export const commodityCode = [
  { digits: '85', name: 'Chapter', meaning: 'electrical machinery' },
  { digits: '17', name: 'Heading', meaning: 'telephones' },
  { digits: '13', name: 'Subheading', meaning: 'smartphones' },
  { digits: '00', name: 'National line', meaning: 'each country’s own' },
] as const;

export const countriesServed = '150+';

/** Sample figures of the demonstration company. */
export const countryRegions: readonly NetworkRegion[] = [
  { name: 'Europe', count: 44, examples: 'European Union, United Kingdom, Norway' },
  { name: 'Africa and Middle East', count: 42, examples: 'Morocco, Kenya, Saudi Arabia' },
  { name: 'Asia and Oceania', count: 38, examples: 'China, Singapore, Japan, Australia' },
  { name: 'Latin America', count: 27, examples: 'Mexico, Brazil, Chile' },
  { name: 'North America', count: 2, examples: 'United States, Canada' },
];
