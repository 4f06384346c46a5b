import type { Office } from './company.ts';

/** An open role. Filled jobs are removed from the list; their applications stay. */
export interface Job {
  /** The URL `/careers/:slug`; never reused for another job. */
  slug: string;
  title: string;
  city: Office['city'];
  /** State or province, where the country has them. */
  region?: string;
  country: string;
  /** ISO 3166-1, two letters. */
  country_code: string;
  hours: 'Full-time' | 'Part-time';
  /** US dollars, before tax. */
  pay: { from_usd: number; to_usd: number; per: 'year' | 'hour' };
  /** ISO dates, for search engines. */
  posted: string;
  open_until: string;
  /** The purpose of the job. */
  summary: string;
  /** 50 to 160 characters, for search engines and link previews. */
  description: string;
  tasks: readonly string[];
  requirements: readonly string[];
}

export const jobs: readonly Job[] = [
  {
    slug: 'ocean-export-coordinator',
    title: 'Ocean Export Coordinator',
    city: 'Los Angeles',
    region: 'CA',
    country: 'United States',
    country_code: 'US',
    hours: 'Full-time',
    pay: { from_usd: 62_000, to_usd: 74_000, per: 'year' },
    posted: '2026-10-05',
    open_until: '2027-12-31',
    summary:
      'You run export bookings from San Pedro Bay to Asia, from the first space request to the bill of lading in the customer’s hands. You handle about 45 containers a week.',
    description:
      'Run export bookings from San Pedro Bay to Asia, from space request to bill of lading. Full-time in Los Angeles.',
    tasks: [
      'Book space with carriers, and rebook the same day when a sailing is cut or rolled.',
      'File the shipping instructions and VGM before the cut-off, and the AES export declaration where one is due.',
      'Order the truck for each container, and keep its free days at the terminal in sight.',
      'Write every change into the tracking record before the customer has to ask.',
      'Release bills of lading, and say no to a release when payment terms are not met.',
    ],
    requirements: [
      'Two years at a forwarder, carrier or NVOCC with ocean exports.',
      'You read a bill of lading, an arrival notice and a terminal tariff without help.',
      'Written English that a shipper in Shenzhen and a driver in Carson both understand.',
      'A TWIC card helps; we pay for one if you have none.',
    ],
  },
  {
    slug: 'licensed-customs-broker',
    title: 'Licensed Customs Broker',
    city: 'New York',
    region: 'NY',
    country: 'United States',
    country_code: 'US',
    hours: 'Full-time',
    pay: { from_usd: 88_000, to_usd: 108_000, per: 'year' },
    posted: '2026-10-12',
    open_until: '2027-12-31',
    summary:
      'You answer for the entries that our New York office files: apparel, food and machine parts, about 120 a week with three entry writers beside you.',
    description:
      'Answer for about 120 customs entries a week with three entry writers. Full-time in New York, licence required.',
    tasks: [
      'Classify goods under the HTSUS and put the reasons in the file.',
      'Review entries before they are filed, and answer CBP’s requests for information.',
      'Prepare protests, post-summary corrections and prior disclosures.',
      'Tell customers early when a duty, a quota or an anti-dumping order will change their landed cost.',
      'Teach the entry writers: one hour a week, on a case of that week.',
    ],
    requirements: [
      'A customs broker licence in good standing.',
      'Four years of entry work, including a partner agency such as FDA or USDA.',
      'You know ACE well enough to explain it to somebody new.',
      'You would rather hold an entry than file a guess.',
    ],
  },
  {
    slug: 'rail-and-intermodal-planner',
    title: 'Rail and Intermodal Planner',
    city: 'Rotterdam',
    country: 'Netherlands',
    country_code: 'NL',
    hours: 'Full-time',
    pay: { from_usd: 58_000, to_usd: 70_000, per: 'year' },
    posted: '2026-10-19',
    open_until: '2027-12-31',
    summary:
      'You plan the trains that take containers from the Maasvlakte to Duisburg, Milan and Poznań, and the trucks at both ends. A missed slot costs a customer two days; you see it coming.',
    description:
      'Plan container trains from the Maasvlakte to Duisburg, Milan and Poznań, with trucks at both ends. Full-time.',
    tasks: [
      'Match vessel arrivals with train slots three weeks ahead, and again every morning.',
      'Buy slots from the operators, and swap them when a vessel is late.',
      'Check axle loads, RID documents for dangerous goods and the loading gauge of each route.',
      'Compare rail, barge and road for a booking, with cost, days and CO₂ on one sheet.',
    ],
    requirements: [
      'Two years of planning in rail, barge or terminal operations.',
      'English and Dutch or German; Polish or Italian is welcome.',
      'You are at ease with a timetable of 200 lines and a telephone.',
      'Early shift (06:00) every third week.',
    ],
  },
  {
    slug: 'software-engineer-tracking',
    title: 'Software Engineer, Tracking',
    city: 'Singapore',
    country: 'Singapore',
    country_code: 'SG',
    hours: 'Full-time',
    pay: { from_usd: 84_000, to_usd: 112_000, per: 'year' },
    posted: '2026-11-02',
    open_until: '2027-12-31',
    summary:
      'You work on the part of our software that customers open most: where a shipment is, how we know, and when it arrives. Positions come from vessels, trackers and drivers’ phones; few of them agree.',
    description:
      'Build the tracking that our customers open every day: positions, routes and arrival times. Full-time in Singapore.',
    tasks: [
      'Take in positions from carriers and devices, and decide which one to trust.',
      'Improve arrival estimates, and show customers how sure we are of them.',
      'Sit with the operations team one day a month and fix what slows them down.',
      'Write the tests first where a mistake would move a container to the wrong port.',
      'Take your turn on call: one week in six, paid extra.',
    ],
    requirements: [
      'Three years of building and running a product with TypeScript or a language near it.',
      'PostgreSQL beyond the ORM: you have read a query plan this year.',
      'You explain a trade-off in a page that a freight operator can follow.',
      'Freight experience is not needed; we teach it in the first month.',
    ],
  },
  {
    slug: 'warehouse-weekend-supervisor',
    title: 'Warehouse Weekend Supervisor',
    city: 'Los Angeles',
    region: 'CA',
    country: 'United States',
    country_code: 'US',
    hours: 'Part-time',
    pay: { from_usd: 31, to_usd: 36, per: 'hour' },
    posted: '2026-11-09',
    open_until: '2027-12-31',
    summary:
      'Saturdays and Sundays you lead a crew of nine at our cross-dock near the port: eleven doors, about 60 trucks in a weekend, and nobody hurt.',
    description:
      'Lead a crew of nine at our cross-dock near the Port of Los Angeles, Saturdays and Sundays, 20 hours a week.',
    tasks: [
      'Hold the start-of-shift talk: the plan, the doors, the one hazard of the day.',
      'Decide which truck gets which door, and keep the yard moving.',
      'Check seals, counts and damage, and photograph what is not as it should be.',
      'Stop the work when it is not safe. Nobody will ask you to justify it on the spot.',
    ],
    requirements: [
      'Two years in a warehouse or on a dock, one of them leading people.',
      'A forklift certificate, or the will to get one in your first month with us.',
      'Spanish and English for the talk at the start of the shift.',
      'Both weekend days, 05:00 to 15:00, with one weekend off in four.',
    ],
  },
];

/** The job at an address; undefined where none is open. */
export function jobAt(slug: string | undefined): Job | undefined {
  return jobs.find((job) => job.slug === slug);
}
