import Building2 from 'lucide-react/icons/building-2';
import Compass from 'lucide-react/icons/compass';
import FileText from 'lucide-react/icons/file-text';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import MessageSquareQuote from 'lucide-react/icons/message-square-quote';
import MessagesSquare from 'lucide-react/icons/messages-square';
import Package from 'lucide-react/icons/package';
import Receipt from 'lucide-react/icons/receipt';
import Settings from 'lucide-react/icons/settings';
import { admits } from '#domain/people/access.ts';
import type { Permission } from '#domain/people/permissions.ts';
import type { Role } from '#domain/people/role.ts';
import { paths } from '#web/paths.ts';

/** A screen in the sidebar of the customer area. */
interface AreaScreen {
  label: string;
  to: string;
  icon: typeof Compass;
  /** What a member needs to see it; any member if omitted. */
  permission?: Permission;
  counted?: 'unread';
}

const CUSTOMER_SCREENS: readonly (readonly AreaScreen[])[] = [
  [
    { label: 'Overview', to: paths.dashboard(), icon: LayoutDashboard },
    { label: 'Shipments', to: paths.customerPortal(), icon: Package, permission: 'view' },
    {
      label: 'Quotes',
      to: paths.customerPortal({ tab: 'quotes' }),
      icon: MessageSquareQuote,
      permission: 'view',
    },
    {
      label: 'Invoices',
      to: paths.customerPortal({ tab: 'invoices' }),
      icon: Receipt,
      permission: 'money',
    },
    {
      label: 'Documents',
      to: paths.customerPortal({ tab: 'documents' }),
      icon: FileText,
      permission: 'view',
    },
    {
      label: 'Messages',
      to: paths.messages(),
      icon: MessagesSquare,
      permission: 'view',
      counted: 'unread',
    },
  ],
  [
    { label: 'Company', to: paths.company(), icon: Building2 },
    { label: 'Settings', to: paths.settings(), icon: Settings },
  ],
];

/** Staff come for their own settings only. */
const STAFF_SCREENS: typeof CUSTOMER_SCREENS = [
  [{ label: 'Command centre', to: paths.admin(), icon: Compass }],
  [{ label: 'Settings', to: paths.settings(), icon: Settings }],
];

/** The screens of the customer area in groups, filtered by permission. */
export function areaScreens(person: {
  role: Role;
  permissions: readonly Permission[];
}): typeof CUSTOMER_SCREENS {
  if (admits('staff', person)) return STAFF_SCREENS;
  return CUSTOMER_SCREENS.map((group) =>
    group.filter(({ permission }) => !permission || person.permissions.includes(permission)),
  );
}

/** Whether the screen is open. In the customer portal, `tab` decides; an invoice belongs to the invoices. */
export function isOpenScreen(
  to: string,
  { pathname, search }: { pathname: string; search: string },
): boolean {
  const [path, query] = to.split('?');
  if (path === paths.messages()) return pathname === path || pathname.startsWith(`${path}/`);
  if (path !== paths.customerPortal()) return path === pathname;
  if (pathname.startsWith(paths.invoice(''))) return to === paths.customerPortal({ tab: 'invoices' });
  const tabOf = (parameters: string | undefined) => new URLSearchParams(parameters).get('tab') ?? 'shipments';
  return path === pathname && tabOf(query) === tabOf(search);
}
