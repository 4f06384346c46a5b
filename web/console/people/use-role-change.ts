import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { PersonRow } from '#contract/people/staff.ts';
import type { Role } from '#domain/people/role.ts';
import { sentenceOf } from '#web/api/api-errors.ts';
import { api, call } from '#web/api/client.ts';
import { useIdempotencyScope } from '#web/api/idempotency-scope.ts';
import { toast } from '#web/ui/overlays/toast.ts';

export type RolePerson = Pick<PersonRow, 'user_id' | 'full_name' | 'role'>;

/** A selected role that awaits confirmation. */
export interface RoleChange {
  person: RolePerson;
  role: Role;
}

const NOT_SENT = 'This did not reach us. Please try again in a moment.';

/** Roles selected in the list. Each is saved after confirmation. */
export function useRoleChange() {
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState<ReadonlyMap<string, Role>>(new Map());
  const [pendingChange, setPending] = useState<RoleChange | null>(null);
  const options = useIdempotencyScope();
  const { mutate, isPending, error, reset } = useMutation({
    // Fails while offline instead of waiting for the network.
    networkMode: 'always',
    mutationFn: ({ person, role }: RoleChange) =>
      call.people.changeRole({ userId: person.user_id, role, from: person.role }, options),
    onSuccess: ({ full_name, role }, { person }) => {
      toast({ title: `User role updated to ${role}`, description: `We notified ${full_name}.` });
      choose(person, person.role);
      setPending(null);
    },
    onError: () => {
      toast({ title: 'Error', description: 'Failed to update user role', variant: 'destructive' });
      void queryClient.invalidateQueries({ queryKey: api.people.key() });
    },
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
    confirm: () => pendingChange && !isPending && mutate(pendingChange),
    pending: isPending,
    failure: error && sentenceOf(error, NOT_SENT),
  };
}
