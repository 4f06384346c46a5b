import { paths } from '#web/paths.ts';
import type { SessionState } from '#web/people/session.ts';

export interface NavigationLink {
  label: string;
  to: string;
}

/** Links of the bar for whoever is looking. The roles are spelled out: the domain's list would bring zod along. */
export function navigationLinks({ status, person }: SessionState): NavigationLink[] {
  const everybody = [
    { label: 'Home', to: paths.home() },
    { label: 'Track Shipment', to: paths.track() },
  ];
  if (status !== 'signed-in') return everybody;
  const own = [{ label: 'Dashboard', to: paths.dashboard() }];
  const staff = person?.role === 'admin' || person?.role === 'dispatcher';
  return [...everybody, ...own, ...(staff ? [{ label: 'Admin', to: paths.admin() }] : [])];
}
