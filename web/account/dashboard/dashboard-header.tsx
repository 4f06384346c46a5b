import Ellipsis from 'lucide-react/icons/ellipsis';
import FileText from 'lucide-react/icons/file-text';
import Plus from 'lucide-react/icons/plus';
import { paths } from '#web/paths.ts';
import { SignOutButton } from '#web/people/sign-out-button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { LazyPopover } from '#web/ui/overlays/lazy-popover.tsx';
import { useIsPhone } from '#web/ui/use-phone.ts';

/** On a phone, all actions except Create Shipment move into a menu. */
export function DashboardHeader({ name }: { name: string }) {
  const isPhone = useIsPhone();
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
      <h1 className="min-w-0 break-words">Welcome back, {name}</h1>
      <div className="flex gap-3 max-sm:w-full">
        {!isPhone && (
          <>
            <SignOutButton />
            <RequestQuote />
          </>
        )}
        <ButtonLink
          to={paths.createShipment()}
          icon={<Plus aria-hidden="true" />}
          className="max-sm:min-w-0 max-sm:grow"
        >
          Create Shipment
        </ButtonLink>
        {isPhone && (
          <LazyPopover
            label="More actions"
            className="flex w-56 flex-col gap-1 p-2"
            trigger={<IconButton bordered label="More actions" icon={<Ellipsis aria-hidden="true" />} />}
          >
            <RequestQuote inMenu />
            <SignOutButton variant="ghost" className="justify-start" />
          </LazyPopover>
        )}
      </div>
    </header>
  );
}

function RequestQuote({ inMenu = false }: { inMenu?: boolean }) {
  return (
    <ButtonLink
      to={paths.quote()}
      variant={inMenu ? 'ghost' : 'secondary'}
      icon={inMenu && <FileText aria-hidden="true" />}
      className={inMenu ? 'justify-start' : ''}
    >
      Request Quote
    </ButtonLink>
  );
}
