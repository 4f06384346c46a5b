import { claims } from '#content/company.ts';
import { paths } from '#web/paths.ts';
import type { SessionState } from '#web/people/session.ts';

export interface NavigationLink {
  label: string;
  to: string;
}

/** A dropdown entry: a link with a short description. */
interface NavigationItem extends NavigationLink {
  blurb: string;
}

export interface NavigationGroup {
  label: string;
  items: readonly NavigationItem[];
  /** Shown under the items. */
  note?: string;
}

export const solutions: NavigationGroup = {
  label: 'Solutions',
  items: [
    { label: 'Ocean Freight', blurb: 'FCL and LCL', to: paths.quote({ mode: 'ocean' }) },
    { label: 'Air Freight', blurb: 'Express and standard', to: paths.quote({ mode: 'air' }) },
    { label: 'Ground Transport', blurb: 'Road and intermodal', to: paths.quote({ mode: 'road' }) },
    { label: 'Supply Chain', blurb: 'End-to-end', to: paths.quote() },
  ],
  note: `Freight to and from ${claims.countries_reached} countries`,
};

export const services: NavigationGroup = {
  label: 'Services',
  items: [
    {
      label: 'Instant Quote Engine',
      blurb: 'AI-powered rate calculation and booking',
      to: paths.quote(),
    },
    {
      label: 'Real-Time Tracking',
      blurb: 'GPS monitoring with predictive analytics',
      to: paths.track(),
    },
    {
      label: 'Documentation Services',
      blurb: 'Automated B/L, AWB and customs paperwork',
      to: paths.contact({ subject: 'Documentation' }),
    },
    {
      label: '24/7 Support',
      blurb: 'Talk to a person at any hour',
      to: paths.contact({ subject: 'Support' }),
    },
  ],
};

/** Links of the mobile menu for all users. */
export const mobileLinks: readonly NavigationLink[] = [
  { label: 'Home', to: paths.home() },
  { label: 'Company', to: paths.about() },
  { label: 'Get Quote', to: paths.quote() },
  { label: 'Track Shipment', to: paths.track() },
  { label: 'Contact', to: paths.contact() },
];

/** Links by session. Roles are string literals here, because importing the domain's list would bundle zod. */
export function personalLinks({ status, person }: SessionState): NavigationLink[] {
  if (status !== 'signed-in') return [];
  const staff = person?.role === 'admin' || person?.role === 'dispatcher';
  return [
    { label: 'Dashboard', to: paths.dashboard() },
    staff ? { label: 'Admin', to: paths.admin() } : { label: 'Customer Portal', to: paths.customerPortal() },
    { label: 'Settings', to: paths.settings() },
  ];
}
