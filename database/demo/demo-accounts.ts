import type { Role } from '#domain/people/role.ts';

/** The sign-ins of the demonstration. They exist only in a demo world, so the password is no secret. */
export const DEMO_PASSWORD = 'groundswell-demo';

/** The end of a share link of the demonstration, `/s/…`. */
export const DEMO_SHARE_TOKEN = 'groundswell-demo-shipment';

interface DemoAccount {
  email: string;
  full_name: string;
  role: Role;
  company_name: string | null;
}

export const DEMO_ACCOUNTS = [
  { email: 'admin@groundswell.example', full_name: 'Ines Marchetti', role: 'admin', company_name: null },
  {
    email: 'dispatcher@groundswell.example',
    full_name: 'Tomasz Okafor',
    role: 'dispatcher',
    company_name: null,
  },
  { email: 'driver@groundswell.example', full_name: 'Marisol Vance', role: 'driver', company_name: null },
  {
    email: 'customer@groundswell.example',
    full_name: 'Helen Brandt',
    role: 'customer',
    company_name: 'Halden & Oake Interiors',
  },
] as const satisfies DemoAccount[];

/** Staff of the other operations centers, in time zones around the clock. */
export const COLLEAGUES = [
  {
    email: 'mei.tan@groundswell.example',
    full_name: 'Mei Tan',
    role: 'dispatcher',
    company_name: null,
  },
  {
    email: 'joris.vermeer@groundswell.example',
    full_name: 'Joris Vermeer',
    role: 'dispatcher',
    company_name: null,
  },
] as const satisfies DemoAccount[];
