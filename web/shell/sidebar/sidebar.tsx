import PanelLeftClose from 'lucide-react/icons/panel-left-close';
import PanelLeftOpen from 'lucide-react/icons/panel-left-open';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { company } from '#content/company.ts';
import { paths } from '#web/paths.ts';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/icon-button.tsx';

interface SidebarProps {
  collapsed: boolean;
  onToggle: () => void;
  /** At the end; hidden while collapsed. */
  foot: ReactNode;
  children: ReactNode;
}

/** The sidebar of the console and of the customer area; a phone has `SidebarMenu` instead. */
export function Sidebar({ collapsed, onToggle, foot, children }: SidebarProps) {
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
      {children}
      {!collapsed && (
        <div className="mt-auto border-t border-line px-4.5 py-3 text-caption wrap-anywhere">{foot}</div>
      )}
    </aside>
  );
}
