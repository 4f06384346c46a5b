import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { ExportLinks } from '#web/exports/export-links.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { useTypedSearch } from '#web/ui/fields/use-typed-search.ts';
import { useSearchKey } from '../shipments/table/use-search-key.ts';
import { AREAS, type Area, type AuditView, MAX_SEARCH_LENGTH } from './audit-view.ts';
import { filterOf } from './use-audit.ts';
import type { ChangeView } from './use-audit-view.ts';

interface AuditToolbarProps {
  view: AuditView;
  onChange: ChangeView;
  onSearch: (q: string) => void;
  /** The name of the person in the filter, once loaded. */
  person: string | null;
}

const CONTROL = 'sm:h-9 sm:text-dense';
const OPTIONS = Object.entries(AREAS).map(([value, label]) => ({ value, label }));

export function AuditToolbar({ view, onChange, onSearch, person }: AuditToolbarProps) {
  const [typed, setTyped] = useTypedSearch(view.q, onSearch);
  const field = useSearchKey();
  return (
    <search className="flex flex-wrap items-center gap-3">
      <div className="relative w-72 max-sm:w-full">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-3"
        />
        <TextInput
          ref={field}
          type="search"
          aria-label="Search the audit trail"
          placeholder="Action, number or person"
          autoComplete="off"
          maxLength={MAX_SEARCH_LENGTH}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          className={`pl-9 ${CONTROL}`}
        />
      </div>
      <Field label="Area" hideLabel className="w-48 max-sm:w-full">
        <Select
          placeholder="All areas"
          options={OPTIONS}
          value={view.area ?? ''}
          onChange={({ target }) => onChange({ area: (target.value || null) as Area | null })}
          className={CONTROL}
        />
      </Field>
      <Field label="Day" className="max-sm:w-full sm:flex-row sm:items-center sm:*:last:w-44">
        <TextInput
          type="date"
          value={view.day ?? ''}
          onChange={({ target }) => onChange({ day: target.value || null })}
          className={CONTROL}
        />
      </Field>
      {view.person && (
        <Button
          variant="secondary"
          icon={<X aria-hidden="true" />}
          onClick={() => onChange({ person: null })}
        >
          By {person ?? 'one person'}
          <span className="sr-only">: clear filter</span>
        </Button>
      )}
      <div className="sm:ml-auto">
        <ExportLinks what="entries" path="/api/audit" filter={filterOf(view)} />
      </div>
    </search>
  );
}
