import UserPlus from 'lucide-react/icons/user-plus';
import { useCallback } from 'react';
import { ROLES } from '#domain/people/roles.ts';
import { ExportLinks } from '#web/exports/export-links.tsx';
import { Button } from '#web/ui/button.tsx';
import { SearchField } from '#web/ui/fields/search-field.tsx';
import { useSearchKey } from '../shipments/table/use-search-key.ts';
import type { ClientsView } from './clients-view.ts';
import { FilterChip } from './filter-chip.tsx';
import { ROLE_NAMES } from './role-names.ts';
import type { ChangeView } from './use-clients-view.ts';

interface ClientsToolbarProps {
  view: ClientsView;
  onChange: ChangeView;
  /** Null while loading. */
  counts: { roles: Record<string, number>; states: Record<string, number> } | null;
}

/** Search, filters with result counts, and the invite button. */
export function ClientsToolbar({ view, onChange, counts }: ClientsToolbarProps) {
  const search = useCallback((q: string) => onChange({ q }, { replace: true }), [onChange]);
  const field = useSearchKey();
  return (
    <div className="flex flex-wrap items-start gap-3">
      <search className="flex min-w-0 flex-1 flex-wrap items-center gap-3 max-sm:basis-full">
        <SearchField
          ref={field}
          label="Search people"
          placeholder="Name, company or e-mail"
          q={view.q}
          onSearch={search}
          dense
          className="w-72 max-sm:w-full"
        />
        <div className="flex basis-full flex-wrap gap-3">
          <fieldset className="flex flex-wrap gap-2">
            <legend className="sr-only">Role</legend>
            {ROLES.map((role) => (
              <FilterChip
                key={role}
                label={ROLE_NAMES[role]}
                count={counts?.roles[role]}
                chosen={view.role.includes(role)}
                onToggle={(chosen) =>
                  onChange({ role: chosen ? [...view.role, role] : view.role.filter((one) => one !== role) })
                }
              />
            ))}
          </fieldset>
          <fieldset className="flex flex-wrap gap-2">
            <legend className="sr-only">Account</legend>
            {(['active', 'deactivated'] as const).map((state) => (
              <FilterChip
                key={state}
                label={state === 'active' ? 'Active' : 'Deactivated'}
                count={counts?.states[state]}
                chosen={view.state === state}
                onToggle={(chosen) => onChange({ state: chosen ? state : null })}
              />
            ))}
          </fieldset>
        </div>
      </search>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <ExportLinks
          what="people"
          path="/api/people"
          filter={{ q: view.q, role: view.role, state: view.state, sort: view.sort }}
        />
        <Button icon={<UserPlus aria-hidden="true" />} onClick={() => onChange({ invite: true })}>
          Invite
        </Button>
      </div>
    </div>
  );
}
