import type { PersonRow } from '#contract/people/staff.ts';
import { counted } from '#web/shipments/amounts.ts';
import { AccountState, type PersonActionHandlers, UpdateRole } from './people-columns.tsx';
import { RoleMenu } from './role-menu.tsx';

/** A person on a phone. */
export function PersonCard({
  person,
  by,
  chosen,
  onOpen,
  onChoose,
  onUpdate,
}: { person: PersonRow } & PersonActionHandlers) {
  return (
    <div className="text-ui">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
        <button
          type="button"
          className="link min-h-11 min-w-0 text-left font-semibold wrap-anywhere"
          onClick={() => onOpen(person.user_id)}
        >
          {person.full_name}
        </button>
        <span className="text-dense">
          <AccountState person={person} />
        </span>
      </div>
      <p className="wrap-anywhere text-dense text-ink-2">{person.email}</p>
      <p className="text-caption">
        {[person.company_name, counted(person.shipments, 'shipment')].filter(Boolean).join(' · ')}
      </p>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-3">
        <RoleMenu
          person={person}
          by={by}
          chosen={chosen.get(person.user_id)}
          onChoose={(role) => onChoose(person, role)}
        />
        {chosen.has(person.user_id) && (
          <UpdateRole person={person} chosen={chosen} onUpdate={onUpdate} focusable />
        )}
      </div>
    </div>
  );
}
