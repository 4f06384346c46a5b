import { useCallback } from 'react';
import type { QuoteStatus } from '#domain/quotes/quote-status.ts';
import { QUOTE_STATUSES } from '#domain/quotes/quote-statuses.ts';
import { StatusDot } from '#web/status/status-badge.tsx';
import { SearchField } from '#web/ui/fields/search-field.tsx';
import type { BusinessView } from './business-view.ts';
import { countText, type QuoteCounts } from './quote-counts.ts';
import type { ChangeView } from './use-business-view.ts';

interface BusinessToolbarProps {
  view: BusinessView;
  onChange: ChangeView;
  /** Null while loading. */
  counts: QuoteCounts | null;
}

/** Search and status filter with result counts. */
export function BusinessToolbar({ view, onChange, counts }: BusinessToolbarProps) {
  const search = useCallback((q: string) => onChange({ q }, { replace: true }), [onChange]);
  const toggle = (status: QuoteStatus) =>
    onChange({
      status: view.status.includes(status)
        ? view.status.filter((other) => other !== status)
        : [...view.status, status],
    });
  return (
    <search className="flex flex-wrap items-center gap-3">
      <SearchField
        label="Search quotes"
        placeholder="Reference, client, city or cargo"
        q={view.q}
        onSearch={search}
        dense
        className="w-72 max-sm:w-full"
      />
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
              {counts && countText(counts, status)}
            </span>
          </button>
        ))}
      </fieldset>
    </search>
  );
}
