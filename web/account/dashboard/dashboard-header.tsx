import Plus from 'lucide-react/icons/plus';
import { paths } from '#web/paths.ts';
import { SignOutButton } from '#web/people/sign-out-button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';

/** On a phone, Create Shipment takes the full width, with the others below it. */
export function DashboardHeader({ name, mayBook }: { name: string; mayBook: boolean }) {
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
      <h1 className="min-w-0 text-h2 break-words">Welcome back, {name}</h1>
      <div className="grid grid-cols-2 gap-3 max-sm:w-full sm:flex">
        <SignOutButton />
        <ButtonLink to={paths.quote()} variant="secondary">
          Request Quote
        </ButtonLink>
        {mayBook && (
          <ButtonLink
            to={paths.createShipment()}
            icon={<Plus aria-hidden="true" />}
            className="max-sm:order-first max-sm:col-span-2"
          >
            Create Shipment
          </ButtonLink>
        )}
      </div>
    </header>
  );
}
