import { NavLink } from 'react-router';
import { classNames } from '#web/ui/class-names.ts';

interface ConsoleNavProps {
  screens: readonly { label: string; to: string }[];
  className?: string;
  /** Stacks the links vertically, for a menu. */
  stacked?: boolean;
}

/** Secondary navigation between the console's screens. */
export function ConsoleNav({ screens, className, stacked = false }: ConsoleNavProps) {
  return (
    <nav aria-label="Console" className={className}>
      <ul className={classNames('flex', stacked ? 'flex-col' : 'gap-1')}>
        {screens.map(({ label, to }) => (
          <li key={to}>
            <NavLink
              to={to}
              end
              className={classNames(
                'flex items-center rounded-sm px-2.5 text-dense text-ink-2 hover:bg-brand-weak hover:text-ink',
                'aria-[current=page]:font-semibold aria-[current=page]:text-ink',
                stacked ? 'min-h-11' : 'min-h-9',
              )}
            >
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
