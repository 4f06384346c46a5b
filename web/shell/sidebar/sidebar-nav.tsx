import type { ComponentType, SVGProps } from 'react';
import { Link } from 'react-router';
import { classNames } from '#web/ui/class-names.ts';

/** A link of a sidebar. */
interface SidebarEntry {
  label: string;
  to: string;
  icon?: ComponentType<SVGProps<SVGSVGElement>> | undefined;
  isCurrent: boolean;
  /** What there is to do; zero shows nothing. */
  count?: number | undefined;
  /** What is counted, for screen readers. */
  counted?: 'to do' | 'unread' | 'assigned to you' | undefined;
}

/** The highest count beside an icon. */
const MAX_COLLAPSED = 99;

interface SidebarNavProps {
  label: string;
  groups: readonly (readonly SidebarEntry[])[];
  /** Shows icons only. */
  collapsed?: boolean;
  onOpen?: () => void;
}

/** The links of a sidebar or of its menu on a phone, in groups. */
export function SidebarNav({ label, groups, collapsed = false, onOpen }: SidebarNavProps) {
  return (
    <nav aria-label={label}>
      {groups.map((group) => (
        <ul
          key={group[0]?.label}
          className="flex flex-col gap-0.5 px-2 py-2.5 not-first:border-t not-first:border-line first:pt-0"
        >
          {group.map((entry) => (
            <li key={entry.label}>
              <SidebarLink entry={entry} collapsed={collapsed} onOpen={onOpen} />
            </li>
          ))}
        </ul>
      ))}
    </nav>
  );
}

interface SidebarLinkProps {
  entry: SidebarEntry;
  collapsed: boolean;
  onOpen: (() => void) | undefined;
}

function SidebarLink({ entry, collapsed, onOpen }: SidebarLinkProps) {
  const { label, to, icon: Icon, isCurrent, count = 0, counted = 'to do' } = entry;
  // What is for the reader alone is filled.
  const isFilled = counted !== 'to do';
  const figure = count.toLocaleString('en-US');
  return (
    <Link
      to={to}
      onClick={onOpen}
      aria-current={isCurrent ? 'page' : undefined}
      aria-label={count > 0 ? `${label}, ${figure} ${counted}` : label}
      title={collapsed ? label : undefined}
      className={classNames(
        'focus-inset relative flex min-h-8 items-center gap-2.5 rounded-sm border-l-2 border-transparent text-dense text-ink-2 hover:bg-sunken hover:text-ink max-sm:min-h-11',
        'aria-[current=page]:border-brand aria-[current=page]:bg-brand-weak aria-[current=page]:font-[650] aria-[current=page]:text-ink',
        collapsed ? 'justify-center' : 'px-2',
      )}
    >
      {Icon && <Icon aria-hidden="true" className="size-4.5 shrink-0" />}
      {!collapsed && <span className="min-w-0 flex-1 truncate">{label}</span>}
      {count > 0 && (
        <span
          className={classNames(
            'num',
            // Beside the icon rather than on it: the link is as wide as both.
            collapsed ? 'absolute -top-1 -right-1.5 text-[0.6875rem]/4' : 'text-[0.8125rem]',
            isFilled && 'rounded-full bg-ink text-bg',
            isFilled && (collapsed ? 'px-1' : 'px-2'),
          )}
        >
          {collapsed && count > MAX_COLLAPSED ? `${MAX_COLLAPSED}+` : figure}
        </span>
      )}
    </Link>
  );
}
