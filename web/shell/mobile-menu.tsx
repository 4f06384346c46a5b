import { NavLink } from 'react-router';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { mobileLinks, type NavigationLink } from './navigation-links.ts';

interface MobileMenuProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Links that depend on the user's role. */
  personal: readonly NavigationLink[];
  signedIn: boolean;
}

/** The mobile menu. It closes when a link is selected. */
export function MobileMenu({ open, onOpenChange, personal, signedIn }: MobileMenuProps) {
  const close = () => onOpenChange(false);
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title="Menu">
      <nav aria-label="Main">
        <ul>
          {[...mobileLinks, ...personal].map((link) => (
            <li key={link.to} className="border-b border-line">
              <NavLink
                to={link.to}
                end={link.to === '/'}
                onClick={close}
                className="flex min-h-12 items-center px-4 font-semibold hover:bg-brand-weak focus-inset aria-[current=page]:text-brand"
              >
                {link.label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="p-4">
        <ButtonLink
          to={signedIn ? paths.createShipment() : paths.auth({ for: 'customer' })}
          variant={signedIn ? 'primary' : 'secondary'}
          size="hero"
          className="w-full"
          onClick={close}
        >
          {signedIn ? 'Create Shipment' : 'Sign in'}
        </ButtonLink>
      </div>
    </Sheet>
  );
}
