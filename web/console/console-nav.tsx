import { useLocation } from 'react-router';
import type { Session } from '#domain/people/person.ts';
import { SidebarNav } from '#web/shell/sidebar/sidebar-nav.tsx';
import { CONSOLE_ICONS } from './console-icons.tsx';
import { consoleScreens, isOpenScreen } from './console-screens.ts';

interface ConsoleNavProps {
  person: Pick<Session, 'role'>;
  /** Work to do by label; zero shows nothing. */
  counts?: Readonly<Record<string, number>>;
  /** Shows icons only. */
  collapsed?: boolean;
  onOpen?: () => void;
}

/** The console's navigation, in groups. */
export function ConsoleNav({ person, counts = {}, ...nav }: ConsoleNavProps) {
  const location = useLocation();
  const groups = consoleScreens(person).map((group) =>
    group.map((screen) => ({
      ...screen,
      icon: CONSOLE_ICONS[screen.letter],
      isCurrent: isOpenScreen(screen, location),
      count: counts[screen.label],
    })),
  );
  return <SidebarNav label="Console" groups={groups} {...nav} />;
}
