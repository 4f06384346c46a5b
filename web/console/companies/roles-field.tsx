import { CheckboxRow } from '#web/ui/fields/choice-row.tsx';
import { type CompanyRole, ROLE_LABELS } from './role-labels.ts';

interface RolesFieldProps {
  roles: readonly CompanyRole[];
  onChange: (roles: CompanyRole[]) => void;
  /** Of the first checkbox. */
  id: string;
  error: string | undefined;
}

const ROLES = (Object.keys(ROLE_LABELS) as CompanyRole[]).map((value) => ({
  value,
  label: ROLE_LABELS[value],
}));

export function RolesField({ roles, onChange, id, error }: RolesFieldProps) {
  const errorId = `${id}-error`;
  return (
    <fieldset className="border-0 p-0" aria-describedby={error && errorId}>
      <legend className="mb-2 text-ui font-semibold">Roles</legend>
      <div className="grid grid-cols-2 gap-2">
        {ROLES.map(({ value, label }, place) => (
          <CheckboxRow
            key={value}
            {...(place === 0 && { id })}
            label={label}
            checked={roles.includes(value)}
            onChange={({ target }) =>
              onChange(target.checked ? [...roles, value] : roles.filter((other) => other !== value))
            }
          />
        ))}
      </div>
      {error && (
        <p id={errorId} className="text-dense text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
