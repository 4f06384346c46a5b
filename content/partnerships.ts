/** The Partnerships page. Partners and figures are fictional, of the demonstration company. */
export const partnerships = {
  lead: 'We own no ships and few trucks. Our promises depend on our partners, so we choose them carefully.',
  sample_note: 'Partners and figures on this page are fictional: sample data of a demonstration company.',
} as const;

export interface PartnerCategory {
  title: string;
  who: string;
  we_bring: string;
  we_ask: string;
}

export const categories: readonly PartnerCategory[] = [
  {
    title: 'Ocean and air carriers',
    who: 'Container lines, airlines, charter operators',
    we_bring: 'A forecast by lane and week, thirteen weeks ahead, and payment for the space we booked',
    we_ask: 'Events from gate to discharge within an hour, and advance notice of rolled bookings',
  },
  {
    title: 'Inland operators',
    who: 'Hauliers, rail and barge operators, terminals, warehouses',
    we_bring: 'Round trips where the box allows it, slots booked at both ends, pay for waiting',
    we_ask: 'Position during our transport, proof of delivery the same day, insurance and licences on file',
  },
  {
    title: 'Technology',
    who: 'Telematics, visibility, customs and warehouse software',
    we_bring: 'A documented API, a test system with sample shipments, a named engineer',
    we_ask: 'Open formats, one month’s notice of changes, and no resale of our customers’ data',
  },
  {
    title: 'Trade and customs',
    who: 'Brokers, banks, insurers, inspection companies',
    we_bring: 'Consistent documents before the cargo arrives',
    we_ask: 'A response within one working day, and a contact who can decide',
  },
];

export interface Partner {
  name: string;
  what: string;
  since: number;
  /** Typographic style of the name on its tile. */
  lettering: 'wide' | 'spaced' | 'light' | 'stacked' | 'italic' | 'ruled' | 'lower' | 'plain';
}

export const featuredPartners: readonly Partner[] = [
  { name: 'Meridian Box Line', what: 'Ocean, transpacific', since: 2009, lettering: 'wide' },
  { name: 'Northlight', what: 'Air, Europe to Asia', since: 2014, lettering: 'spaced' },
  { name: 'Kestrel Rail', what: 'Block trains, land bridge', since: 2017, lettering: 'italic' },
  { name: 'Tidewater Drayage', what: 'Port trucks, Los Angeles', since: 2011, lettering: 'stacked' },
  { name: 'Polderbarge', what: 'Barge, Rhine and Maas', since: 2012, lettering: 'lower' },
  { name: 'Sundial', what: 'Container trackers', since: 2021, lettering: 'light' },
  { name: 'Harrow & Finch', what: 'Customs brokers, New York', since: 2004, lettering: 'ruled' },
  { name: 'Straits Cover', what: 'Cargo insurance, Singapore', since: 2016, lettering: 'plain' },
];

/** A full success story with figures before and after. */
export const mainStory = {
  partner: 'Tidewater Drayage',
  title: 'A truck that knows when the box is free',
  paragraphs: [
    'In Los Angeles a truck used to be ordered for the day a container was expected. One in three came for a container that was still on hold, waited, and left empty. Drivers are paid by the trip, so they paid for the guess.',
    'Since 2023 Tidewater’s dispatchers see our release events as they come in: customs, line, terminal. A trip is offered when all three are there, with a gate slot, and withdrawn automatically when one is revoked. Both sides gave something up. We no longer promise a delivery hour before release, and Tidewater no longer takes trips in blocks.',
  ],
  measured: 'Mean of all gate visits, second quarter of 2023 and of 2025',
  figures: [
    { label: 'Waiting time at the gate', unit: 'min', before: 94, after: 41 },
    { label: 'Trips without a box', unit: '%', before: 31, after: 6 },
    { label: 'Containers moved per truck and day', unit: '', before: 2.1, after: 3.4 },
  ],
} as const;

export const otherStories = [
  {
    partner: 'Kestrel Rail',
    title: 'Fixed slots instead of a fixed price',
    text: 'We book 20 slots on each train and pay for them, full or empty. In return, Kestrel takes bookings until four days before departure instead of eight. Last year we filled 91% of the slots.',
  },
  {
    partner: 'Harrow & Finch',
    title: 'One question, not eleven e-mails',
    text: 'Brokers ask the shipper for missing details on the shipment’s page. Entries in New York that need a second question fell from 22% to 8% in a year.',
  },
] as const;

export const becomingAPartner = [
  { title: 'Write to us', text: 'Lanes or product, fleet or team, and two references. One page is enough.' },
  {
    title: 'Documents',
    text: 'Licences, insurance, sanctions screening. A person replies within ten working days.',
  },
  {
    title: 'Trial',
    text: 'Twenty shipments or eight weeks, measured by the figures we agree on beforehand.',
  },
  { title: 'Contract', text: 'Twelve months with a forecast. Either side may end it with 60 days’ notice.' },
] as const;
