import type { Session } from '#domain/people/person.ts';
import { Sidebar } from '#web/shell/sidebar/sidebar.tsx';
import { clockTime } from '#web/ui/clock-time.ts';
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
  const foot = (
    <>
      <p className="font-semibold text-ink">
        <bdi>{person.full_name}</bdi>
      </p>
      <p>{ROLE_NAMES[person.role]}</p>
      <p>{clockTime(now.getTime())}</p>
    </>
  );
  return (
    <Sidebar collapsed={collapsed} onToggle={onToggle} foot={foot}>
      <ConsoleNav person={person} counts={counts} collapsed={collapsed} />
    </Sidebar>
  );
}
