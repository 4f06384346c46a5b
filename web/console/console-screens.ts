import { admits } from '#domain/people/access.ts';
import type { Role } from '#domain/people/role.ts';
import { paths } from '#web/paths.ts';
import { billPaths } from './supplier-bills/bill-paths.ts';

/** A screen in the console's navigation. */
interface ConsoleScreen {
  label: string;
  to: string;
  /** `g` and this letter open it. */
  letter: string;
  /** What its count is; by default work of everyone. */
  counted?: 'assigned to you';
}

/** The console's screens in groups, filtered by access. */
export function consoleScreens(person: { role: Role }): readonly (readonly ConsoleScreen[])[] {
  return [
    [{ label: 'Command centre', to: paths.admin(), letter: 's' }],
    [
      { label: 'Clients', to: paths.admin({ tab: 'clients' }), letter: 'c' },
      { label: 'Companies', to: paths.companies(), letter: 'o' },
      { label: 'Quotes', to: paths.admin({ tab: 'business' }), letter: 'q' },
      { label: 'Rates', to: paths.rates(), letter: 'r' },
      { label: 'Enquiries', to: paths.enquiries(), letter: 'e' },
      { label: 'Invoices', to: paths.invoices(), letter: 'i' },
      { label: 'Supplier bills', to: billPaths.list(), letter: 'u' },
    ],
    [
      { label: 'Worklist', to: paths.worklist(), letter: 'w', counted: 'assigned to you' },
      { label: 'Documents', to: paths.admin({ tab: 'documents' }), letter: 'd' },
      { label: 'Carrier bookings', to: paths.carrierBookings(), letter: 'k' },
    ],
    [
      { label: 'Imports', to: paths.imports(), letter: 'p' },
      { label: 'Devices', to: paths.devices(), letter: 'v' },
      { label: 'Audit', to: paths.audit(), letter: 'a' },
      ...(admits('admin', person)
        ? [
            { label: 'Mail', to: paths.mail(), letter: 'm' },
            { label: 'Branches', to: paths.branches(), letter: 'b' },
          ]
        : []),
    ],
  ];
}

/** Whether the screen is open. In the command centre, `tab` decides; other parameters don't count. */
export function isOpenScreen(
  { to }: ConsoleScreen,
  { pathname, search }: { pathname: string; search: string },
): boolean {
  const [path, query] = to.split('?');
  const tabOf = (parameters: string | undefined) =>
    new URLSearchParams(parameters).get('tab') ?? 'operations';
  if ([paths.companies(), paths.carrierBookings(), billPaths.list(), paths.rates()].includes(path ?? ''))
    return pathname === path || pathname.startsWith(`${path}/`);
  if (to === paths.admin({ tab: 'business' }) && pathname.startsWith('/admin/quotes/')) return true;
  return path === pathname && (path !== paths.admin() || tabOf(query) === tabOf(search));
}
