import X from 'lucide-react/icons/x';
import { ExportLinks } from '#web/exports/export-links.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { SearchField } from '#web/ui/fields/search-field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { useSearchKey } from '../shipments/table/use-search-key.ts';
import { AREAS, type Area, type AuditView } from './audit-view.ts';
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
  const field = useSearchKey();
  return (
    <search className="flex flex-wrap items-center gap-3">
      <SearchField
        ref={field}
        label="Search the audit trail"
        placeholder="Action, number or name"
        q={view.q}
        onSearch={onSearch}
        dense
        className="w-72 max-sm:w-full"
      />
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
