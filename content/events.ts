/** Events that can be added to a calendar: company events and the financial calendar. */
export interface CompanyEvent {
  /** Part of the entry's URL and of its unique id in calendars. */
  slug: string;
  calendar: 'company' | 'financial';
  title: string;
  /** UTC, ISO 8601. */
  starts_at: string;
  ends_at: string;
  /** IANA time zone of the place, in which times are shown. */
  time_zone: string;
  place: string;
  summary: string;
  /** The audience, and how to take part. */
  details: string;
}

export const events: readonly CompanyEvent[] = [
  {
    slug: 'reading-an-emission-statement-2027',
    calendar: 'company',
    title: 'Webinar: reading an emission statement',
    starts_at: '2027-02-10T15:00:00Z',
    ends_at: '2027-02-10T16:00:00Z',
    time_zone: 'Europe/Amsterdam',
    place: 'Online',
    summary: 'One statement line by line: distance, weight, factor, result.',
    details:
      'For those who report transport emissions. Bring a statement of your own: the last twenty minutes are for questions. We e-mail the link the day before.',
  },
  {
    slug: 'open-evening-singapore-2027',
    calendar: 'company',
    title: 'Open evening for new colleagues, Singapore',
    starts_at: '2027-03-18T10:00:00Z',
    ends_at: '2027-03-18T12:00:00Z',
    time_zone: 'Asia/Singapore',
    place: 'Groundswell, 8 Example Quay, Singapore',
    summary: 'Dispatchers, customs clerks and developers show what their day looks like.',
    details:
      'For anyone who is thinking of working in freight. The control room is open from six, the talks begin at half past. No registration; bring an identity document for the front desk.',
  },
  {
    slug: 'customer-day-rotterdam-2027',
    calendar: 'company',
    title: 'Customer day, Rotterdam',
    starts_at: '2027-05-20T07:00:00Z',
    ends_at: '2027-05-20T14:30:00Z',
    time_zone: 'Europe/Amsterdam',
    place: 'Groundswell, Voorbeeldkade 18, Rotterdam',
    summary: 'A morning on the cross-dock, an afternoon on rail slots and next year’s tariff codes.',
    details:
      'For customers with cargo through Rotterdam. Safety shoes and vests are there in all sizes. Write to our Rotterdam office by 6 May to take part.',
  },
  {
    slug: 'hs-2028-before-january-2027',
    calendar: 'company',
    title: 'Webinar: HS 2028 before January',
    starts_at: '2027-09-15T15:00:00Z',
    ends_at: '2027-09-15T16:00:00Z',
    time_zone: 'America/New_York',
    place: 'Online',
    summary: 'Which headings change on 1 January 2028, and how to recode a product list in time.',
    details:
      'For importers and exporters who keep their own product master. Our classifiers go through the correlation tables chapter by chapter. The recording is available on request.',
  },
  {
    slug: 'full-year-results-2026',
    calendar: 'financial',
    title: 'Full-year results 2026',
    starts_at: '2027-02-25T14:00:00Z',
    ends_at: '2027-02-25T15:00:00Z',
    time_zone: 'America/New_York',
    place: 'Conference call',
    summary: 'Results of the fourth quarter and of the year, with the outlook for 2027.',
    details:
      'The release is published two hours before the call. Chief executive and chief financial officer present for twenty minutes, then take questions. A transcript follows within two days.',
  },
  {
    slug: 'first-quarter-results-2027',
    calendar: 'financial',
    title: 'First-quarter results 2027',
    starts_at: '2027-04-29T13:00:00Z',
    ends_at: '2027-04-29T14:00:00Z',
    time_zone: 'America/New_York',
    place: 'Conference call',
    summary: 'Results of January to March.',
    details: 'The release is published two hours before the call. A transcript follows within two days.',
  },
  {
    slug: 'annual-general-meeting-2027',
    calendar: 'financial',
    title: 'Annual general meeting 2027',
    starts_at: '2027-05-27T17:00:00Z',
    ends_at: '2027-05-27T18:30:00Z',
    time_zone: 'America/Los_Angeles',
    place: 'Groundswell, 2200 Harbor Point Drive, Los Angeles',
    summary: 'Accounts, dividend, election of directors and auditor.',
    details:
      'Shareholders of record on 1 April 2027 may attend and vote, in person or by proxy. Motions reach the company secretary by 15 April. The notice is published under Reports & Filings.',
  },
  {
    slug: 'second-quarter-results-2027',
    calendar: 'financial',
    title: 'Second-quarter results 2027',
    starts_at: '2027-07-29T13:00:00Z',
    ends_at: '2027-07-29T14:00:00Z',
    time_zone: 'America/New_York',
    place: 'Conference call',
    summary: 'Results of April to June and of the half-year.',
    details: 'The release is published two hours before the call. A transcript follows within two days.',
  },
  {
    slug: 'third-quarter-results-2027',
    calendar: 'financial',
    title: 'Third-quarter results 2027',
    starts_at: '2027-10-28T13:00:00Z',
    ends_at: '2027-10-28T14:00:00Z',
    time_zone: 'America/New_York',
    place: 'Conference call',
    summary: 'Results of July to September.',
    details: 'The release is published two hours before the call. A transcript follows within two days.',
  },
];

/** In the order they take place. */
export function eventsOf(calendar: CompanyEvent['calendar']): readonly CompanyEvent[] {
  return events.filter((event) => event.calendar === calendar);
}
