import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import type { ShipmentException } from '#contract/exceptions.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { staffOptions } from '../../people/staff-options.ts';

interface OwnerFieldProps {
  id: string;
  error: string | undefined;
  /** An owner who may have left since. */
  present: ShipmentException['owner'];
  control: ComponentProps<'select'>;
}

/** Chooses a member of staff. */
export function OwnerField({ id, error, present, control }: OwnerFieldProps) {
  const staff = useQuery(staffOptions()).data?.people ?? [];
  const people = new Map([...(present ? [present] : []), ...staff].map((person) => [person.user_id, person]));
  return (
    <Field label="Owner" id={id} error={error} optional>
      <Select
        {...control}
        placeholder="Nobody"
        options={[...people.values()].map(({ user_id, full_name }) => ({ value: user_id, label: full_name }))}
      />
    </Field>
  );
}
