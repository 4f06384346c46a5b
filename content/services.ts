/** The six services on the home page; figures match the service pages. */
export interface Service {
  slug:
    | 'ocean-freight'
    | 'air-freight'
    | 'road-transport'
    | 'rail-freight'
    | 'customs-clearance'
    | 'warehousing';
  name: string;
  summary: string;
  key_figure: string;
  key_label: string;
}

export const services: readonly Service[] = [
  {
    slug: 'ocean-freight',
    name: 'Ocean Freight',
    summary:
      'Full and shared containers on scheduled sailings, from a 20-foot box to a 40-foot high cube or a reefer.',
    key_figure: '500+',
    key_label: 'ports',
  },
  {
    slug: 'air-freight',
    name: 'Air Freight',
    summary:
      'Express, standard and economy uplift, and temperature-controlled flights for time-critical cargo.',
    key_figure: '300+',
    key_label: 'airports',
  },
  {
    slug: 'road-transport',
    name: 'Road Transport',
    summary: 'Local and regional trucks for full and part loads (FTL/LTL), door to door or from port.',
    key_figure: '44 t',
    key_label: 'largest truck class',
  },
  {
    slug: 'rail-freight',
    name: 'Rail Freight',
    summary: 'Block trains and intermodal containers across the land bridges, with lower CO2 per tonne.',
    key_figure: 'Up to 50%',
    key_label: 'savings',
  },
  {
    slug: 'customs-clearance',
    name: 'Customs Clearance',
    summary: 'Classification, duties and documents prepared before arrival.',
    key_figure: '150+',
    key_label: 'countries',
  },
  {
    slug: 'warehousing',
    name: 'Warehousing',
    summary: 'Receiving, storage and order picking near the ports. Stock and shipments in one view.',
    key_figure: '24/7',
    key_label: 'operations',
  },
];
