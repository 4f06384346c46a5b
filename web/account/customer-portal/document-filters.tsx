import X from 'lucide-react/icons/x';
import { DOCUMENT_NAMES } from '#domain/documents/document-names.ts';
import { MAX_SEARCH_LENGTH } from '#domain/validation/search-length.ts';
import { BookingConfirmationLink } from '#web/documents/booking-confirmation-link.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { optionsOf } from '#web/ui/fields/options-of.ts';
import { Select } from '#web/ui/fields/select.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { AllDocumentsLink } from './all-documents-link.tsx';
import type { DocumentFilter } from './use-document-filter.ts';

const TYPES = optionsOf(DOCUMENT_NAMES);

interface DocumentFiltersProps {
  filter: DocumentFilter;
  /** Whether the list has any documents. */
  hasDocuments: boolean;
}

export function DocumentFilters({ filter, hasDocuments }: DocumentFiltersProps) {
  const { applied, typed, setTyped, set } = filter;
  return (
    <search className="grid w-full items-end gap-x-4 gap-y-3 sm:w-auto sm:grid-cols-[minmax(0,24rem)_14rem] sm:justify-start @min-[59rem]:grid-cols-[minmax(0,24rem)_14rem_auto_auto]">
      <Field label="Search documents">
        <TextInput
          type="search"
          value={typed}
          placeholder="Number, type or shipment"
          autoComplete="off"
          maxLength={MAX_SEARCH_LENGTH}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      <Field label="Type">
        <Select
          placeholder="All types"
          options={TYPES}
          value={applied.type ?? ''}
          onChange={({ target }) => set('type', target.value)}
        />
      </Field>
      {applied.shipment && (
        <button
          type="button"
          aria-label={`Remove filter shipment ${applied.shipment}`}
          onClick={() => set('shipment', '')}
          className="inline-flex h-11 items-center gap-2 justify-self-start rounded-sm border border-line bg-brand-weak px-3 text-ui hover:border-line-strong"
        >
          Shipment <span className="code">{applied.shipment}</span>
          <X aria-hidden="true" className="size-4" />
        </button>
      )}
      {applied.shipment && <BookingConfirmationLink tracking_number={applied.shipment} />}
      {applied.shipment && hasDocuments && <AllDocumentsLink tracking_number={applied.shipment} />}
    </search>
  );
}
