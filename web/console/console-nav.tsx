import { Link, useLocation } from 'react-router';
import type { Session } from '#domain/people/person.ts';
import { classNames } from '#web/ui/class-names.ts';
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
export function ConsoleNav({ person, counts = {}, collapsed = false, onOpen }: ConsoleNavProps) {
  const location = useLocation();
  return (
    <nav aria-label="Console">
      {consoleScreens(person).map((group) => (
        <ul
          key={group[0]?.label}
          className="flex flex-col gap-0.5 px-2 py-2.5 not-first:border-t not-first:border-line first:pt-0"
        >
          {group.map((screen) => {
            const { label, to, letter } = screen;
            const Icon = CONSOLE_ICONS[letter];
            const count = counts[label] ?? 0;
            return (
              <li key={label}>
                <Link
                  to={to}
                  onClick={onOpen}
                  aria-current={isOpenScreen(screen, location) ? 'page' : undefined}
                  aria-label={count > 0 ? `${label}, ${count.toLocaleString('en-US')} to do` : label}
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
                        'num text-[0.8125rem]',
                        collapsed && 'absolute top-0 right-0.5 text-[0.6875rem]/4',
                      )}
                    >
                      {count.toLocaleString('en-US')}
                    </span>
                  )}
                </Link>
              </li>
            );
          })}
        </ul>
      ))}
    </nav>
  );
}
