/** The six services as the home page names them; figures are those of the service pages. */
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
    summary: 'Express, standard and economy uplift, and temperature-controlled flights for what cannot wait.',
    key_figure: '300+',
    key_label: 'airports',
  },
  {
    slug: 'road-transport',
    name: 'Road Transport',
    summary: 'Local and regional trucks for whole and part loads, door to door or from the quay onwards.',
    key_figure: '44 t',
    key_label: 'largest truck class',
  },
  {
    slug: 'rail-freight',
    name: 'Rail Freight',
    summary:
      'Block trains and intermodal containers across the land bridges, with less carbon for every tonne.',
    key_figure: '50%',
    key_label: 'savings, up to',
  },
  {
    slug: 'customs-clearance',
    name: 'Customs Clearance',
    summary: 'Classification, duties and papers made ready before the cargo reaches the border.',
    key_figure: '150+',
    key_label: 'countries',
  },
  {
    slug: 'warehousing',
    name: 'Warehousing',
    summary: 'Receiving, storage and order picking near the ports, seen in the same place as your shipments.',
    key_figure: '24/7',
    key_label: 'operations',
  },
];
