import { Link, NavLink } from 'react-router';
import { paths } from '#web/paths.ts';
import { type NavigationGroup, services, solutions } from './navigation-links.ts';
import { type Dropdowns, useDropdowns } from './use-dropdowns.ts';

/** The navigation bar's links and two dropdowns. */
export function MainMenu() {
  const dropdowns = useDropdowns();
  return (
    <nav aria-label="Main" className="flex-1 max-lg:hidden">
      <ul className="flex gap-1">
        <PlainLink to={paths.home()}>Home</PlainLink>
        <Dropdown group={solutions} dropdowns={dropdowns} />
        <Dropdown group={services} dropdowns={dropdowns} />
        <PlainLink to={paths.about()}>Company</PlainLink>
      </ul>
    </nav>
  );
}

const barLink =
  'inline-flex min-h-9 items-center gap-1.5 rounded-sm px-3 text-ui font-semibold hover:bg-brand-weak aria-[current=page]:text-brand';

function PlainLink({ to, children }: { to: string; children: string }) {
  return (
    <li>
      {/* Without `end`, which fits no prerendered page: their addresses end with a slash. */}
      <NavLink to={to} className={barLink}>
        {children}
      </NavLink>
    </li>
  );
}

function Dropdown({ group, dropdowns }: { group: NavigationGroup; dropdowns: Dropdowns }) {
  const { label, items, note } = group;
  return (
    <li className="relative" {...dropdowns.around(label)}>
      <button type="button" className={`group cursor-pointer ${barLink}`} {...dropdowns.trigger(label)}>
        {label}
        <svg aria-hidden="true" viewBox="0 0 10 6" className="w-2.5 group-aria-expanded:rotate-180">
          <path d="M1 1l4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.6" />
        </svg>
      </button>
      {dropdowns.open === label && (
        // The padding bridges the gap to the bar, so that the pointer doesn't leave on its way down.
        <div className="absolute top-full left-0 z-40 animate-rise pt-3">
          <div className="w-[36rem] overflow-hidden rounded-md border border-line bg-raised text-ink shadow-popover">
            <ul className="grid grid-cols-2 gap-1 p-2">
              {items.map(({ label: name, blurb, to }) => (
                <li key={name}>
                  <Link
                    to={to}
                    onClick={dropdowns.close}
                    className="block rounded-sm px-3 py-2.5 hover:bg-brand-weak focus-inset"
                  >
                    <span className="block text-ui font-semibold">{name}</span>
                    <span className="block text-dense text-ink-2">{blurb}</span>
                  </Link>
                </li>
              ))}
            </ul>
            {note && <p className="border-t border-line bg-sunken px-5 py-3 text-dense text-ink-2">{note}</p>}
          </div>
        </div>
      )}
    </li>
  );
}
