import X from 'lucide-react/icons/x';
import { ExportLinks } from '#web/exports/export-links.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { SearchField } from '#web/ui/fields/search-field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useSearchKey } from '../shipments/table/use-search-key.ts';
import { AccountsLink } from './accounts-link.tsx';
import {
  filterOf,
  type InvoicesView,
  isNarrowed,
  NO_FILTERS,
  STATES,
  type StateChoice,
} from './invoices-view.ts';
import type { ChangeView } from './use-invoices-view.ts';

interface InvoicesToolbarProps {
  view: InvoicesView;
  onChange: ChangeView;
  onSearch: (q: string) => void;
}

const CONTROL = 'sm:h-9 sm:text-dense';
const DAY = 'max-sm:min-w-0 max-sm:flex-1 sm:flex-row sm:items-center sm:*:last:w-34';
const OPTIONS = Object.entries(STATES).map(([value, { label }]) => ({ value, label }));

export function InvoicesToolbar({ view, onChange, onSearch }: InvoicesToolbarProps) {
  const field = useSearchKey();
  return (
    <search className="flex flex-wrap items-center gap-3">
      <SearchField
        ref={field}
        label="Search the invoices"
        placeholder="Invoice, shipment or client"
        q={view.q}
        onSearch={onSearch}
        dense
        className="w-60 max-sm:w-full"
      />
      <Field label="Status" hideLabel className="w-52 max-sm:w-full">
        <Select
          placeholder="All statuses"
          options={OPTIONS}
          value={view.state ?? ''}
          onChange={({ target }) => onChange({ state: (target.value || null) as StateChoice | null })}
          className={CONTROL}
        />
      </Field>
      <div className="flex gap-3 max-sm:w-full">
        <Field label="Issued from" className={DAY}>
          <TextInput
            type="date"
            value={view.from ?? ''}
            onChange={({ target }) => onChange({ from: target.value || null })}
            className={CONTROL}
          />
        </Field>
        <Field label="to" className={DAY}>
          <TextInput
            type="date"
            value={view.to ?? ''}
            onChange={({ target }) => onChange({ to: target.value || null })}
            className={CONTROL}
          />
        </Field>
      </div>
      {isNarrowed(view) && (
        <IconButton
          label="Clear filters"
          icon={<X aria-hidden="true" />}
          onClick={() => onChange(NO_FILTERS)}
        />
      )}
      <div className="flex flex-wrap items-center gap-3 max-sm:w-full sm:ml-auto">
        <ExportLinks what="invoices" path="/api/staff/invoices" filter={filterOf(view)} />
        <AccountsLink view={view} />
      </div>
    </search>
  );
}
