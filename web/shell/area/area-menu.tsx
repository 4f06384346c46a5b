import type { Session } from '#domain/people/person.ts';
import { SignOutButton } from '#web/people/sign-out-button.tsx';
import { ThemeSwitch } from '#web/theme/theme-switch.tsx';
import { SidebarMenu } from '../sidebar/sidebar-menu.tsx';
import { AreaHelp } from './area-help.tsx';
import { AreaNav } from './area-nav.tsx';

interface AreaMenuProps {
  person: Session;
  counts: Readonly<Record<string, number>>;
}

/** The navigation of a phone, with what the sidebar and the person's menu hold on a wide screen. */
export function AreaMenu({ person, counts }: AreaMenuProps) {
  return (
    <SidebarMenu className="-ml-2 sm:hidden">
      {(close) => (
        <>
          <div className="pt-2.5">
            <AreaNav person={person} counts={counts} onOpen={close} />
          </div>
          <div className="flex flex-col items-start gap-3 border-t border-line p-4">
            <ThemeSwitch />
            <SignOutButton className="w-full" />
          </div>
          <div className="border-t border-line p-4 text-dense text-ink-2">
            <AreaHelp />
          </div>
        </>
      )}
    </SidebarMenu>
  );
}
