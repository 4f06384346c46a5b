import Search from 'lucide-react/icons/search';
import { useCallback } from 'react';
import type { QuoteStatus } from '#domain/quotes/quote-status.ts';
import { QUOTE_STATUSES } from '#domain/quotes/quote-statuses.ts';
import { StatusDot } from '#web/status/status-badge.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { useTypedSearch } from '#web/ui/fields/use-typed-search.ts';
import { type BusinessView, MAX_SEARCH_LENGTH } from './business-view.ts';
import type { ChangeView } from './use-business-view.ts';

interface BusinessToolbarProps {
  view: BusinessView;
  onChange: ChangeView;
  /** Null while loading. */
  counts: Record<QuoteStatus, number> | null;
}

/** Search and status filter with result counts. */
export function BusinessToolbar({ view, onChange, counts }: BusinessToolbarProps) {
  const search = useCallback((q: string) => onChange({ q }, { replace: true }), [onChange]);
  const [typed, setTyped] = useTypedSearch(view.q, search);
  const toggle = (status: QuoteStatus) =>
    onChange({
      status: view.status.includes(status)
        ? view.status.filter((other) => other !== status)
        : [...view.status, status],
    });
  return (
    <search className="flex flex-wrap items-center gap-3">
      <div className="relative w-72 max-sm:w-full">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-3"
        />
        <TextInput
          type="search"
          aria-label="Search quotes"
          placeholder="Reference, client, city or cargo"
          autoComplete="off"
          maxLength={MAX_SEARCH_LENGTH}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          className="pl-9 sm:h-9 sm:text-dense"
        />
      </div>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">Status</legend>
        {QUOTE_STATUSES.map((status) => (
          <button
            key={status}
            type="button"
            aria-pressed={view.status.includes(status)}
            onClick={() => toggle(status)}
            className="inline-flex h-9 items-center gap-2 rounded-sm border border-line-strong bg-surface px-3 text-dense hover:bg-sunken aria-pressed:border-brand aria-pressed:bg-brand-weak aria-pressed:font-semibold max-sm:h-11"
          >
            <StatusDot status={status} />
            <span className="num min-w-[2ch] text-right text-[0.8125rem] text-ink-2">
              {counts?.[status].toLocaleString('en-US')}
            </span>
          </button>
        ))}
      </fieldset>
    </search>
  );
}
