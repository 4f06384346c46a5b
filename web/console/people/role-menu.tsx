import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useState } from 'react';
import type { PersonRow } from '#contract/people/staff.ts';
import type { Role } from '#domain/people/role.ts';
import { ROLES } from '#domain/people/roles.ts';
import { mayGrant } from '#domain/people/staff-rules.ts';
import { moveFocusByArrows } from '#web/ui/overlays/move-focus.ts';
import { Popover } from '#web/ui/overlays/popover.tsx';
import { ADMIN_ONLY, roleChangeRefusal } from './role-labels.ts';
import { ROLE_NAMES } from './role-names.ts';

interface RoleMenuProps {
  person: Pick<PersonRow, 'user_id' | 'full_name' | 'role'>;
  /** The signed-in user. */
  by: { user_id: string; role: Role };
  /** The selected role, not yet saved. */
  chosen: Role | undefined;
  onChoose: (role: Role) => void;
}

/** A button with the role that opens a menu. The options render on demand; unavailable ones explain why. */
export function RoleMenu({ person, by, chosen, onChoose }: RoleMenuProps) {
  const [open, setOpen] = useState(false);
  const reasonId = useId();
  const shown = chosen ?? person.role;
  const fixed = roleChangeRefusal(by, person);
  if (fixed)
    return (
      <span title={fixed}>
        {ROLE_NAMES[person.role]}
        <span className="sr-only">. {fixed}</span>
      </span>
    );
  const choose = (role: Role) => {
    setOpen(false);
    onChoose(role);
  };
  const isLimited = ROLES.some((role) => !mayGrant(by, role));
  return (
    <Popover
      label={`Role of ${person.full_name}`}
      align="start"
      open={open}
      onOpenChange={setOpen}
      className="w-60 p-1"
      trigger={
        <button
          type="button"
          data-control=""
          aria-label={`Role of ${person.full_name}: ${shown}`}
          className={`inline-flex min-h-7 items-center gap-1 rounded-xs border px-2 hover:bg-brand-weak max-sm:min-h-11 ${
            chosen ? 'border-brand font-semibold' : 'border-line-strong'
          }`}
        >
          {ROLE_NAMES[shown]}
          <ChevronDown aria-hidden="true" className="size-3.5 text-ink-3" />
        </button>
      }
    >
      <ul onKeyDown={moveFocusByArrows}>
        {ROLES.map((role) => (
          <li key={role}>
            <button
              type="button"
              aria-pressed={role === shown}
              disabled={!mayGrant(by, role)}
              aria-describedby={mayGrant(by, role) ? undefined : reasonId}
              onClick={() => choose(role)}
              className="flex min-h-9 w-full items-center gap-2 rounded-sm px-3 text-dense hover:bg-brand-weak disabled:text-ink-3 disabled:hover:bg-transparent aria-pressed:font-semibold max-sm:min-h-11"
            >
              <Check aria-hidden="true" className={role === shown ? 'size-4' : 'invisible size-4'} />
              {ROLE_NAMES[role]}
            </button>
          </li>
        ))}
      </ul>
      {isLimited && (
        <p id={reasonId} className="border-t border-line px-3 py-2 text-caption">
          {ADMIN_ONLY}
        </p>
      )}
    </Popover>
  );
}
