import { PERMISSIONS, type Permission, withImplied } from '#domain/people/permissions.ts';
import { CheckboxRow } from '#web/ui/fields/choice-row.tsx';
import { PERMISSION_LABELS } from './permission-labels.ts';

interface PermissionChoicesProps {
  /** The id of the first choice, where the focus goes when none is chosen. */
  id: string;
  chosen: readonly Permission[];
  /** What the manager has; nobody grants more. */
  grantable: readonly Permission[];
  error: string | undefined;
  onChange: (chosen: Permission[]) => void;
}

/** What a member may do. Permissions that others imply are checked and can't be unchecked. */
export function PermissionChoices({ id, chosen, grantable, error, onChange }: PermissionChoicesProps) {
  const implied = withImplied(chosen.filter((permission) => permission !== 'view'));
  return (
    <fieldset className="flex flex-col gap-2" aria-describedby={error && `${id}-error`}>
      <legend className="mb-2 text-ui font-semibold">Permissions</legend>
      {PERMISSIONS.map((permission, place) => {
        const { name, meaning } = PERMISSION_LABELS[permission];
        const isLacking = !grantable.includes(permission);
        const isImplied = permission === 'view' && implied.includes('view');
        return (
          <CheckboxRow
            key={permission}
            {...(place === 0 && { id })}
            label={name}
            hint={isLacking ? `${meaning} You can’t grant this, because you don’t have it.` : meaning}
            checked={chosen.includes(permission)}
            disabled={isImplied || (isLacking && !chosen.includes(permission))}
            aria-invalid={error !== undefined}
            onChange={({ target }) =>
              onChange(
                withImplied(
                  target.checked ? [...chosen, permission] : chosen.filter((other) => other !== permission),
                ),
              )
            }
          />
        );
      })}
      {error && (
        <p id={`${id}-error`} className="text-dense text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
