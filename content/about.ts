import { claims } from './company.ts';

/** The Company page. */
export const about = {
  lead: 'A freight forwarder for ocean, air, road and rail, with customs and warehousing, from four offices on three continents.',
  mission: 'Move freight across every border with the date, the price and the proof in plain sight.',
  mission_detail:
    'Freight goes wrong in the gaps between companies: a container is released and nobody tells the truck, a date slips and nobody tells the buyer. We handle a shipment from the first mile to the last, and keep one record of it.',
  vision: 'A shipper should know as much about a container as the ship that carries it.',
  vision_detail:
    'Every party to a shipment reads the same record: the seller, the buyer, the bank, the broker and the driver. None of them has to call us for news.',
} as const;

export interface Value {
  name: 'Reliability' | 'Innovation' | 'Sustainability' | 'Excellence';
  /** How we act on it, in one sentence. */
  practice: string;
}

export const values: readonly Value[] = [
  {
    name: 'Reliability',
    practice:
      'Every date we give is based on an actual event. If it slips by a day, we write to you before you ask.',
  },
  {
    name: 'Innovation',
    practice:
      'Each shipment has one address for its status, its documents and its price, and your own systems read the same record through our API.',
  },
  {
    name: 'Sustainability',
    practice:
      'We show the emissions of every route beside its price, so you can choose the cleaner one when you book.',
  },
  {
    name: 'Excellence',
    practice:
      'A second person checks every bill of lading against the packing list before the ship sails, and every claim gets its answer in writing within ten working days.',
  },
];

export const companyFigures = [
  { value: claims.countries, label: 'countries' },
  { value: claims.team_members, label: 'team members' },
  { value: claims.years, label: 'years' },
  { value: claims.annual_growth, label: 'annual growth' },
] as const;
