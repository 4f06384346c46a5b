import PanelLeftClose from 'lucide-react/icons/panel-left-close';
import PanelLeftOpen from 'lucide-react/icons/panel-left-open';
import { Link } from 'react-router';
import { company } from '#content/company.ts';
import type { Session } from '#domain/people/person.ts';
import { paths } from '#web/paths.ts';
import { classNames } from '#web/ui/class-names.ts';
import { clockTime } from '#web/ui/clock-time.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { ConsoleNav } from './console-nav.tsx';
import { ROLE_NAMES } from './people/role-names.ts';

interface ConsoleSidebarProps {
  person: Session;
  counts: Readonly<Record<string, number>>;
  collapsed: boolean;
  onToggle: () => void;
}

/** The sidebar of the console; a phone has `ConsoleMenu` instead. */
export function ConsoleSidebar({ person, counts, collapsed, onToggle }: ConsoleSidebarProps) {
  const now = useNow();
  const Toggle = collapsed ? PanelLeftOpen : PanelLeftClose;
  return (
    <aside
      aria-label="Sidebar"
      data-print="none"
      className={classNames(
        'sticky top-0 flex h-dvh shrink-0 flex-col overflow-y-auto border-r border-line bg-surface max-sm:hidden',
        collapsed ? 'w-14' : 'w-50',
      )}
    >
      <div
        className={classNames(
          'flex h-14 shrink-0 items-center',
          collapsed ? 'justify-center' : 'justify-between pr-3 pl-4.5',
        )}
      >
        {!collapsed && (
          <Link to={paths.home()} className="font-display text-[1.125rem] font-bold tracking-[-0.01em]">
            {company.brand}
          </Link>
        )}
        <IconButton
          label={collapsed ? 'Expand sidebar' : 'Collapse sidebar'}
          aria-keyshortcuts="Control+\"
          icon={<Toggle aria-hidden="true" />}
          onClick={onToggle}
        />
      </div>
      <ConsoleNav person={person} counts={counts} collapsed={collapsed} />
      {!collapsed && (
        <div className="mt-auto border-t border-line px-4.5 py-3 text-caption wrap-anywhere">
          <p className="font-semibold text-ink">
            <bdi>{person.full_name}</bdi>
          </p>
          <p>{ROLE_NAMES[person.role]}</p>
          <p>{clockTime(now.getTime())}</p>
        </div>
      )}
    </aside>
  );
}
