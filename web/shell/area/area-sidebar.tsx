import type { Session } from '#domain/people/person.ts';
import { Sidebar } from '../sidebar/sidebar.tsx';
import { useSidebar } from '../sidebar/use-sidebar.ts';
import { AreaHelp } from './area-help.tsx';
import { AreaNav } from './area-nav.tsx';

interface AreaSidebarProps {
  person: Session;
  counts: Readonly<Record<string, number>>;
}

/** The sidebar of the customer area; a phone has `AreaMenu` instead. */
export function AreaSidebar({ person, counts }: AreaSidebarProps) {
  const { collapsed, toggle } = useSidebar(person.user_id);
  return (
    <Sidebar collapsed={collapsed} onToggle={toggle} foot={<AreaHelp />}>
      <AreaNav person={person} counts={counts} collapsed={collapsed} />
    </Sidebar>
  );
}
