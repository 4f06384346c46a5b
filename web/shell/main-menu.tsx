import { NavigationMenu } from 'radix-ui';
import { Link, NavLink } from 'react-router';
import { paths } from '#web/paths.ts';
import { useHydrated } from '#web/ui/hydrated.ts';
import { type NavigationGroup, services, solutions } from './navigation-links.ts';

/** Milliseconds as specified; Radix itself closes a panel 150 ms after the pointer has left it. */
const HOVER_DELAY = 200;
const SKIP_DELAY = 300;

/** The bar's links and its two dropdowns. They open by hovering, by a press and by Enter; Escape closes them. */
export function MainMenu() {
  const hydrated = useHydrated();
  return (
    <NavigationMenu.Root
      aria-label="Main"
      delayDuration={HOVER_DELAY}
      skipDelayDuration={SKIP_DELAY}
      className="relative flex-1 max-lg:hidden"
      data-asleep={hydrated ? undefined : ''}
    >
      <NavigationMenu.List className="flex gap-1">
        <PlainLink to={paths.home()}>Home</PlainLink>
        <Dropdown group={solutions} />
        <Dropdown group={services} />
        <PlainLink to={paths.about()}>Company</PlainLink>
      </NavigationMenu.List>
      <NavigationMenu.Viewport className="absolute top-full left-0 z-40 mt-3 animate-rise overflow-hidden rounded-md border border-line bg-raised text-ink shadow-popover" />
    </NavigationMenu.Root>
  );
}

const barLink =
  'inline-flex min-h-9 items-center gap-1.5 rounded-sm px-3 text-ui font-semibold hover:bg-brand-weak aria-[current=page]:text-brand';

function PlainLink({ to, children }: { to: string; children: string }) {
  return (
    <NavigationMenu.Item>
      <NavigationMenu.Link asChild>
        <NavLink to={to} end className={barLink}>
          {children}
        </NavLink>
      </NavigationMenu.Link>
    </NavigationMenu.Item>
  );
}

function Dropdown({ group: { label, items, note } }: { group: NavigationGroup }) {
  return (
    <NavigationMenu.Item>
      <NavigationMenu.Trigger className={`group cursor-pointer ${barLink}`}>
        {label}
        <svg aria-hidden="true" viewBox="0 0 10 6" className="w-2.5 group-data-[state=open]:rotate-180">
          <path d="M1 1l4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.6" />
        </svg>
      </NavigationMenu.Trigger>
      <NavigationMenu.Content className="w-[36rem]">
        <ul className="grid grid-cols-2 gap-1 p-2">
          {items.map(({ label: name, blurb, to }) => (
            <li key={name}>
              <NavigationMenu.Link asChild>
                <Link to={to} className="block rounded-sm px-3 py-2.5 hover:bg-brand-weak focus-inset">
                  <span className="block text-ui font-semibold">{name}</span>
                  <span className="block text-dense text-ink-2">{blurb}</span>
                </Link>
              </NavigationMenu.Link>
            </li>
          ))}
        </ul>
        {note && <p className="border-t border-line bg-sunken px-5 py-3 text-dense text-ink-2">{note}</p>}
      </NavigationMenu.Content>
    </NavigationMenu.Item>
  );
}
