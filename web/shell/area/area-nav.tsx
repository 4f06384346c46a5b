import { useLocation } from 'react-router';
import type { Session } from '#domain/people/person.ts';
import { SidebarNav } from '../sidebar/sidebar-nav.tsx';
import { areaScreens, isOpenScreen } from './area-screens.ts';

interface AreaNavProps {
  person: Session;
  /** What there is to do by label; zero shows nothing. */
  counts: Readonly<Record<string, number>>;
  /** Shows icons only. */
  collapsed?: boolean;
  onOpen?: () => void;
}

/** The company's name above the screens of the customer area. */
export function AreaNav({ person, counts, collapsed = false, ...nav }: AreaNavProps) {
  const location = useLocation();
  const groups = areaScreens(person).map((group) =>
    group.map((screen) => ({
      ...screen,
      isCurrent: isOpenScreen(screen.to, location),
      count: counts[screen.label],
    })),
  );
  const name = person.organisation?.name;
  return (
    <>
      {name && !collapsed && (
        <p className="mx-2 mb-2.5 rounded-sm border border-line px-2.5 py-1.5 text-dense font-semibold wrap-anywhere max-sm:mt-3">
          <bdi>{name}</bdi>
        </p>
      )}
      <SidebarNav label="Customer area" groups={groups} collapsed={collapsed} {...nav} />
    </>
  );
}
