import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router';
import { company } from '#content/company.ts';
import { admits } from '#domain/people/access.ts';
import type { Session } from '#domain/people/person.ts';
import { NotificationBell } from '#web/notifications/notification-bell.tsx';
import { paths } from '#web/paths.ts';
import { SignOutButton } from '#web/people/sign-out-button.tsx';
import { ThemeSwitch } from '#web/theme/theme-switch.tsx';
import { OfflineBar } from '#web/ui/offline-bar.tsx';

/** Header and main of every console screen. */
export function ConsoleFrame({ person, children }: { person: Session; children: ReactNode }) {
  const screens = [
    { label: 'Operations', to: paths.admin() },
    { label: 'Enquiries', to: paths.enquiries() },
    { label: 'Tracking data', to: paths.trackingData() },
    ...(admits('admin', person) ? [{ label: 'Mail', to: paths.mail() }] : []),
  ];
  return (
    <>
      <header className="border-b border-line bg-surface">
        <div className="flex min-h-14 flex-wrap items-center gap-x-6 gap-y-2 px-4 py-2 md:px-6">
          <Link to={paths.home()} className="py-1.5 font-display text-[1.25rem] font-bold tracking-[-0.01em]">
            {company.brand}
          </Link>
          <nav aria-label="Console" className="max-md:order-last max-md:w-full">
            <ul className="flex flex-wrap gap-1">
              {screens.map(({ label, to }) => (
                <li key={to}>
                  <NavLink
                    to={to}
                    end
                    className="inline-flex min-h-9 items-center rounded-sm px-3 text-ui font-semibold hover:bg-brand-weak aria-[current=page]:bg-brand-weak aria-[current=page]:text-brand max-sm:min-h-11"
                  >
                    {label}
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
          <div className="ml-auto flex items-center gap-2">
            <span className="max-lg:hidden">
              <ThemeSwitch />
            </span>
            <NotificationBell />
            <SignOutButton label="Disconnect" />
          </div>
        </div>
      </header>
      <OfflineBar />
      <main id="main" tabIndex={-1} className="flex-1 px-4 py-6 md:px-6">
        {children}
      </main>
    </>
  );
}
