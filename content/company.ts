/** Company data, used by every screen, mail and document. Operators replace it with theirs. */

export interface Office {
  city: string;
  country: string;
  address: readonly string[];
  phone: string;
  email: string;
  /** IANA time zone, for the local time beside the office. */
  time_zone: string;
  latitude: number;
  longitude: number;
}

export const company = {
  brand: 'Groundswell',
  legal_name: 'Groundswell Logistics, Inc.',
  /**
   * Phone numbers are in the range that North America reserves for fiction. Other offices have numbers that their
   * country does not assign. E-mail addresses are in the reserved domain `.example`.
   */
  phone: '+1 (310) 555-0100',
  hotline: '+1 (310) 555-0124',
  general_email: 'hello@groundswell.example',
  operations_email: 'ops@groundswell.example',
  privacy_email: 'privacy@groundswell.example',
  /** Recipient of notifications about job applications. */
  careers_email: 'careers@groundswell.example',
  operations_line: 'Global Operations Center • 24/7',
  hours: 'Mon-Fri 8AM-6PM PST',
  address: ['2200 Harbor Point Drive, Suite 400', 'Los Angeles, CA 90731', 'United States'],
} as const;

export const offices: readonly Office[] = [
  {
    city: 'Los Angeles',
    country: 'United States',
    address: company.address,
    phone: company.phone,
    email: 'losangeles@groundswell.example',
    time_zone: 'America/Los_Angeles',
    latitude: 33.74,
    longitude: -118.27,
  },
  {
    city: 'New York',
    country: 'United States',
    address: ['41 Pier Street, Floor 12', 'New York, NY 10004', 'United States'],
    phone: '+1 (212) 555-0142',
    email: 'newyork@groundswell.example',
    time_zone: 'America/New_York',
    latitude: 40.7,
    longitude: -74.01,
  },
  {
    city: 'Rotterdam',
    country: 'Netherlands',
    address: ['Voorbeeldkade 18', '3011 ZZ Rotterdam', 'Netherlands'],
    phone: '+31 10 055 0118',
    email: 'rotterdam@groundswell.example',
    time_zone: 'Europe/Amsterdam',
    latitude: 51.92,
    longitude: 4.48,
  },
  {
    city: 'Singapore',
    country: 'Singapore',
    address: ['8 Example Quay, #21-04', 'Singapore 048000', 'Singapore'],
    phone: '+65 2555 0136',
    email: 'singapore@groundswell.example',
    time_zone: 'Asia/Singapore',
    latitude: 1.27,
    longitude: 103.85,
  },
];

/** Marketing claims, each as the specification has it in its place. */
export const claims = {
  countries: '200+',
  countries_reached: '195+',
  success_rate: '99.8%',
  years: '25+',
  team_members: '2,500+',
  annual_growth: '15%',
} as const;

/** A phone number for a `tel:` link: digits and the leading plus. */
export function phoneHref(phone: string) {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}
