interface FilterChipProps {
  label: string;
  /** The number of results with this filter. Undefined while loading. */
  count: number | undefined;
  chosen: boolean;
  onToggle: (chosen: boolean) => void;
}

export function FilterChip({ label, count, chosen, onToggle }: FilterChipProps) {
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={() => onToggle(!chosen)}
      className="inline-flex h-9 items-center gap-2 rounded-sm border border-line-strong bg-surface px-3 text-dense hover:bg-sunken aria-pressed:border-brand aria-pressed:bg-brand-weak aria-pressed:font-semibold max-sm:h-11"
    >
      {label}
      <span className="num min-w-[2ch] text-right text-[0.8125rem] text-ink-2">
        {count?.toLocaleString('en-US')}
      </span>
    </button>
  );
}
