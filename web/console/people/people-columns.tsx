import type { PersonRow } from '#contract/people/staff.ts';
import type { Role } from '#domain/people/role.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { CELL_CONTROL } from '#web/ui/data-grid/cell-control.ts';
import type { GridColumn } from '#web/ui/data-grid/grid-column.ts';
import { roleChangeRefusal } from './role-labels.ts';
import { RoleMenu } from './role-menu.tsx';
import type { RoleChange, RolePerson } from './use-role-change.ts';

export interface PersonActionHandlers {
  by: { user_id: string; role: Role };
  chosen: ReadonlyMap<string, Role>;
  onOpen: (user_id: string) => void;
  onChoose: (person: RolePerson, role: Role) => void;
  onUpdate: (change: RoleChange) => void;
}

const days = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', year: 'numeric' });

export function peopleColumns({ onOpen, ...handlers }: PersonActionHandlers): GridColumn<PersonRow>[] {
  return [
    {
      id: 'name',
      header: 'Name',
      width: 152,
      grow: 1,
      firstSort: 'ascending',
      cell: (person) => (
        <button
          type="button"
          {...CELL_CONTROL}
          className="link clipped font-semibold"
          onClick={() => onOpen(person.user_id)}
        >
          {person.full_name}
        </button>
      ),
    },
    {
      id: 'email',
      header: 'E-mail',
      width: 262,
      grow: 3,
      yields: 2,
      least: 200,
      cell: ({ email }) => <span className="clipped text-[0.8125rem]">{email}</span>,
      title: ({ email }) => email,
    },
    {
      id: 'company',
      header: 'Company',
      width: 158,
      grow: 1,
      cell: ({ company_name }) => <span className="clipped text-[0.8125rem]">{company_name ?? '—'}</span>,
      title: ({ company_name }) => company_name ?? '',
    },
    {
      id: 'shipments',
      header: 'Shipments',
      width: 88,
      align: 'right',
      cell: ({ shipments }) => (
        <span className="num text-[0.8125rem]">{shipments.toLocaleString('en-US')}</span>
      ),
    },
    {
      id: 'last',
      header: 'Last sign-in',
      width: 106,
      cell: ({ last_sign_in_at }) => <Day at={last_sign_in_at} />,
    },
    {
      id: 'state',
      header: 'Account',
      width: 100,
      cell: (person) => <AccountState person={person} />,
    },
    {
      id: 'role',
      header: 'Role',
      width: 124,
      cell: (person) => (
        <RoleMenu
          person={person}
          by={handlers.by}
          chosen={handlers.chosen.get(person.user_id)}
          onChoose={(role) => handlers.onChoose(person, role)}
        />
      ),
    },
    {
      id: 'since',
      header: 'Since',
      width: 104,
      cell: ({ role_since }) => <Day at={role_since} />,
      title: ({ role_by }) => (role_by ? `By ${role_by}` : ''),
    },
    {
      id: 'update',
      header: 'Update',
      width: 100,
      cell: (person) =>
        roleChangeRefusal(handlers.by, person) ? '—' : <UpdateRole person={person} {...handlers} />,
    },
  ];
}

/** Enabled after a different role is selected. */
export function UpdateRole({
  person,
  chosen,
  onUpdate,
  focusable = false,
}: { person: PersonRow; focusable?: boolean } & Pick<PersonActionHandlers, 'chosen' | 'onUpdate'>) {
  const role = chosen.get(person.user_id);
  return (
    <Button
      variant={role === undefined ? 'ghost' : 'secondary'}
      {...(!focusable && CELL_CONTROL)}
      className={classNames(
        'disabled:border-transparent! disabled:bg-transparent! sm:h-7',
        role === undefined && !focusable && '-ml-3.5',
      )}
      disabled={role === undefined}
      title={role === undefined ? 'Select another role first' : undefined}
      aria-label={`Update role of ${person.full_name}`}
      onClick={() => role && onUpdate({ person, role })}
    >
      Update role
    </Button>
  );
}

export function AccountState({ person: { deactivated_at } }: { person: Pick<PersonRow, 'deactivated_at'> }) {
  return deactivated_at === null ? (
    <span>Active</span>
  ) : (
    <span className="font-semibold text-danger" title={`Since ${days.format(deactivated_at)}`}>
      Deactivated
    </span>
  );
}

function Day({ at }: { at: Date | null }) {
  if (at === null) return '—';
  return (
    <time dateTime={at.toISOString()} className="tabular-nums">
      {days.format(at)}
    </time>
  );
}
