import ChevronDown from 'lucide-react/icons/chevron-down';
import Settings from 'lucide-react/icons/settings';
import { paths } from '#web/paths.ts';
import { SignOutButton } from '#web/people/sign-out-button.tsx';
import { ThemeSwitch } from '#web/theme/theme-switch.tsx';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { LazyPopover } from '#web/ui/overlays/lazy-popover.tsx';

/** The person's name in the top bar, which opens their theme, settings and sign-out. A phone has them in its menu. */
export function PersonMenu({ name }: { name: string }) {
  return (
    <LazyPopover
      label="Your account"
      className="flex w-auto flex-col gap-1 p-2"
      trigger={
        <Button variant="ghost" className="max-w-60 max-sm:hidden">
          <bdi className="truncate">{name}</bdi>
          <ChevronDown aria-hidden="true" />
        </Button>
      }
    >
      <ThemeSwitch />
      <ButtonLink
        to={paths.settings()}
        variant="ghost"
        className="justify-start"
        icon={<Settings aria-hidden="true" />}
      >
        Settings
      </ButtonLink>
      <SignOutButton variant="ghost" className="justify-start" />
    </LazyPopover>
  );
}
