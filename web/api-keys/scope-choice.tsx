import { KEY_AREAS, type KeyArea, type Scope } from '#domain/api-keys/key-areas.ts';
import { classNames } from '#web/ui/class-names.ts';

interface ScopeChoiceProps {
  id: string;
  chosen: readonly Scope[];
  /** Areas without any such scope are left out. */
  isOffered: (scope: Scope) => boolean;
  error: string | undefined;
  onChange: (scopes: Scope[]) => void;
}

const RIGHTS = [
  ['read', 'Read'],
  ['write', 'Write'],
] as const;

const AREAS = Object.keys(KEY_AREAS) as KeyArea[];

/** The scopes of a key: read and write for each area. */
export function ScopeChoice({ id, chosen, isOffered, error, onChange }: ScopeChoiceProps) {
  const toggle = (scope: Scope, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, scope] : chosen.filter((other) => other !== scope));
  return (
    <fieldset id={id} tabIndex={-1}>
      <legend className="mb-2 text-ui font-semibold">Scopes</legend>
      {error && <p className="mb-2 text-dense text-danger">{error}</p>}
      <ul className="rounded-md border border-line">
        {AREAS.filter((area) => RIGHTS.some(([right]) => isOffered(`${area}:${right}`))).map((area) => (
          <li
            key={area}
            className="flex min-h-11 flex-wrap items-center gap-x-2 px-3 not-first:border-t not-first:border-line"
          >
            <span className="min-w-0 flex-1 text-ui">{KEY_AREAS[area]}</span>
            {RIGHTS.map(([right, label]) => (
              // Stays in its column where the area has only the other one.
              <label
                key={right}
                className={classNames(
                  'flex min-h-11 items-center gap-2 px-2 text-ui',
                  !isOffered(`${area}:${right}`) && 'invisible',
                )}
              >
                <input
                  type="checkbox"
                  aria-label={`${label}: ${KEY_AREAS[area]}`}
                  className="choice-box size-5 shrink-0"
                  checked={chosen.includes(`${area}:${right}`)}
                  disabled={!isOffered(`${area}:${right}`)}
                  onChange={({ target }) => toggle(`${area}:${right}`, target.checked)}
                />
                {label}
              </label>
            ))}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
