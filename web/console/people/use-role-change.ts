import { useCallback, useState } from 'react';
import type { PersonRow } from '#contract/people/staff.ts';
import type { Role } from '#domain/people/role.ts';
import { api, call } from '#web/api/client.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { toast } from '#web/ui/overlays/toast.ts';

export type RolePerson = Pick<PersonRow, 'user_id' | 'full_name' | 'role'>;

/** A selected role that awaits confirmation. */
export interface RoleChange {
  person: RolePerson;
  role: Role;
}

/** Roles selected in the list. Each is saved after confirmation. */
export function useRoleChange() {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Role>>(new Map());
  const [pendingChange, setPending] = useState<RoleChange | null>(null);
  const { write, pending, failure, reset } = useWrite({
    send: ({ person, role }: RoleChange, options) =>
      call.people.changeRole({ user_id: person.user_id, role, from: person.role }, options),
    onSuccess: ({ full_name, role }, { person }) => {
      toast({ title: `User role updated to ${role}`, description: `We notified ${full_name}.` });
      choose(person, person.role);
      setPending(null);
    },
    failureToast: { title: 'Error', description: 'Failed to update user role' },
    invalidates: api.people.key(),
  });
  const choose = useCallback(
    (person: RolePerson, role: Role) =>
      setChosen((former) => {
        const chosen = new Map(former);
        if (role === person.role) chosen.delete(person.user_id);
        else chosen.set(person.user_id, role);
        return chosen;
      }),
    [],
  );
  const setPendingChange = useCallback(
    (change: RoleChange | null) => {
      reset();
      setPending(change);
    },
    [reset],
  );
  return {
    chosen,
    choose,
    pendingChange,
    setPendingChange,
    confirm: () => pendingChange && write(pendingChange),
    pending,
    failure,
  };
}
