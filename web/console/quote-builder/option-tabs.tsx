import Plus from 'lucide-react/icons/plus';
import { formatMoney } from '#domain/money/format-money.ts';
import type { OptionPrice } from '#domain/quotes/quote-option.ts';
import { counted } from '#web/shipments/amounts.ts';
import { MODE_NAMES, ModeIcon } from '#web/shipments/mode-icon.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { type DraftOption, MAX_OPTIONS } from './draft-option.ts';

interface OptionTabsProps {
  options: readonly DraftOption[];
  prices: readonly (OptionPrice | string)[];
  selected: number;
  onSelect: (index: number) => void;
  onAdd: () => void;
}

/** The options side by side with their totals and margins; the pressed one is edited below. */
export function OptionTabs({ options, prices, selected, onSelect, onAdd }: OptionTabsProps) {
  return (
    <fieldset className="grid grid-cols-2 overflow-hidden rounded-md border border-line bg-surface md:grid-cols-4">
      <legend className="sr-only">Options</legend>
      {options.map((option, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: an option is known by its place
          key={index}
          type="button"
          aria-pressed={index === selected}
          aria-keyshortcuts={`Alt+${index + 1}`}
          onClick={() => onSelect(index)}
          className={classNames(
            'flex flex-col gap-0.5 border-b-2 p-4 text-left hover:bg-sunken',
            index === selected ? 'border-b-brand bg-brand-weak' : 'border-b-transparent',
          )}
        >
          <span className="flex items-center gap-2 text-ui font-semibold">
            <ModeIcon mode={option.mode} className="size-4" />
            {index + 1} · {MODE_NAMES[option.mode]}
          </span>
          <OptionFigures option={option} price={prices[index] as OptionPrice | string} />
        </button>
      ))}
      {options.length < MAX_OPTIONS && (
        <button
          type="button"
          onClick={onAdd}
          className="flex min-h-24 flex-col items-center justify-center gap-1 p-4 text-ui font-semibold text-brand hover:bg-sunken"
        >
          <Plus aria-hidden="true" className="size-4" />
          Add option
          <span className="text-caption font-normal text-ink-2">{MAX_OPTIONS} at most</span>
        </button>
      )}
    </fieldset>
  );
}

function OptionFigures({ option, price }: { option: DraftOption; price: OptionPrice | string }) {
  if (typeof price === 'string') return <span className="text-dense text-danger">No exchange rate</span>;
  const way = [option.transit_days && counted(Number(option.transit_days), 'day'), option.carrier];
  return (
    <>
      <span className="num text-h3">{formatMoney(price.total)}</span>
      <span className="truncate text-dense text-ink-2">{way.filter(Boolean).join(' · ')}</span>
      <span
        className={classNames(
          'text-dense',
          price.needs_approval ? 'font-semibold text-(--st-pending-fg)' : 'text-ink-2',
        )}
      >
        {price.margin_percent === null
          ? 'No buy rates yet'
          : `${price.margin_percent}% margin${price.needs_approval ? ', below floor' : ''}`}
      </span>
    </>
  );
}
