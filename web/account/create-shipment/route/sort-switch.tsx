import type { RouteSort } from './route-sort.ts';

const LABELS: Record<RouteSort, string> = { cost: 'Cost', days: 'Days', co2e: 'CO2e' };

interface SortSwitchProps {
  sorts: readonly RouteSort[];
  sort: RouteSort;
  onSort: (sort: RouteSort) => void;
}

/** Changes the order of the routes; the chosen one stays. */
export function SortSwitch({ sorts, sort, onSort }: SortSwitchProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as a second choice
    <div role="group" aria-labelledby="sort-routes" className="mb-3 flex items-center gap-3">
      <span id="sort-routes" className="text-dense text-ink-2">
        Sort by
      </span>
      <div className="inline-flex divide-x divide-line overflow-hidden rounded-sm border border-line-strong bg-surface max-sm:flex-1 max-sm:*:flex-1">
        {sorts.map((value) => (
          <button
            key={value}
            type="button"
            aria-pressed={value === sort}
            onClick={() => onSort(value)}
            className="min-h-9 px-3.5 text-dense font-semibold focus-visible:-outline-offset-2 aria-pressed:bg-brand-weak aria-pressed:text-brand max-sm:min-h-11"
          >
            {LABELS[value]}
          </button>
        ))}
      </div>
    </div>
  );
}
