import { Suspense, useState } from 'react';
import { Link, NavLink } from 'react-router';
import { company } from '#content/company.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { MenuIcon } from '#web/ui/icons.tsx';
import { lazyWithRetry } from '#web/ui/loading/lazy-with-retry.ts';
import { MainMenu } from './main-menu.tsx';
import { personalLinks } from './navigation-links.ts';
import { useVisitorSession } from './session-provider.tsx';

const MobileMenu = lazyWithRetry(async () => (await import('./mobile-menu.tsx')).MobileMenu);
const SessionBell = lazyWithRetry(async () => (await import('./session-bell.tsx')).SessionBell);

/** Brand, links and one primary action. Below 1024 px the links move into a sheet, personal links below 1200 px. */
export function NavigationBar() {
  const session = useVisitorSession();
  const [menu, setMenu] = useState<'never opened' | 'open' | 'closed'>('never opened');
  const signedIn = session.status === 'signed-in';
  return (
    <div data-print="none" data-top-bar="" className="sticky top-0 z-30 border-b border-line bg-surface">
      <div className="container-site flex h-16 items-center gap-3 lg:gap-6 min-[75rem]:gap-10">
        <Link to={paths.home()} className="py-1.5 font-display text-[1.375rem] font-bold tracking-[-0.01em]">
          {company.brand}
        </Link>
        <MainMenu />
        <div className="ml-auto flex items-center gap-2">
          {signedIn && (
            <span className="size-10 max-sm:size-11">
              <Suspense>{!session.unconfirmed && <SessionBell />}</Suspense>
            </span>
          )}
          {personalLinks(session).map(({ label, to }) => (
            <NavLink
              key={to}
              to={to}
              className="inline-flex min-h-9 items-center rounded-sm px-3 text-ui font-semibold hover:bg-brand-weak aria-[current=page]:text-brand max-[75rem]:hidden"
            >
              {label}
            </NavLink>
          ))}
          {signedIn ? (
            <ButtonLink to={paths.createShipment()} size="marketing" className="max-md:hidden">
              Create Shipment
            </ButtonLink>
          ) : (
            <span
              className={classNames(
                'flex items-center gap-2 max-md:hidden',
                session.status === 'loading' && 'awaits-session',
              )}
            >
              <ButtonLink to={paths.auth({ for: 'customer' })} size="marketing" variant="ghost">
                Sign in
              </ButtonLink>
              <ButtonLink to={paths.quote()} size="marketing" variant="secondary">
                Get Quote
              </ButtonLink>
            </span>
          )}
          <Button
            variant="secondary"
            size="marketing"
            className={classNames('max-[24rem]:px-3', signedIn ? 'min-[75rem]:hidden' : 'lg:hidden')}
            icon={<MenuIcon />}
            aria-haspopup="dialog"
            aria-expanded={menu === 'open'}
            onClick={() => setMenu('open')}
          >
            <span className="max-[24rem]:sr-only">Menu</span>
          </Button>
        </div>
      </div>
      {menu !== 'never opened' && (
        <Suspense>
          <MobileMenu
            open={menu === 'open'}
            onOpenChange={(open) => setMenu(open ? 'open' : 'closed')}
            personal={personalLinks(session)}
            signedIn={signedIn}
          />
        </Suspense>
      )}
    </div>
  );
}
