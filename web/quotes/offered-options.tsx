import type { QuoteOption } from '#contract/quotes/options.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { optionLineText } from '#domain/quotes/option-line-text.ts';
import { counted } from '#web/shipments/amounts.ts';
import { MODE_NAMES, ModeIcon } from '#web/shipments/mode-icon.tsx';
import { Moment } from '#web/tracking/moment.tsx';
import { classNames } from '#web/ui/class-names.ts';

/** An option with what its customer sees. */
export type CustomerOption = Pick<
  QuoteOption,
  | 'option'
  | 'mode'
  | 'carrier'
  | 'transit_days'
  | 'valid_until'
  | 'total'
  | 'inclusions'
  | 'exclusions'
  | 'terms'
> & {
  lines: readonly Pick<
    QuoteOption['lines'][number],
    'charge_code' | 'description' | 'converted' | 'basis' | 'quantity' | 'rate' | 'size_type'
  >[];
};

interface OfferedOptionsProps {
  options: readonly CustomerOption[];
  chosen: number | undefined;
  /** Null where nothing can be chosen now. */
  onChoose: ((option: number) => void) | null;
  now: Date;
}

/** The options of an offer with their charges, as the customer sees them. */
export function OfferedOptions({ options, chosen, onChoose, now }: OfferedOptionsProps) {
  const several = options.length > 1 && onChoose !== null;
  return (
    <fieldset>
      <legend className="sr-only">Options</legend>
      {options.map((each) => {
        const { option, mode, carrier, transit_days, valid_until, total } = each;
        const over = valid_until <= now;
        const isChosen = chosen === option;
        const name = [options.length > 1 && option, MODE_NAMES[mode], carrier].filter(Boolean).join(' · ');
        const head = (
          <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4">
            <span className="flex min-w-0 items-center gap-2 font-semibold">
              <ModeIcon mode={mode} className="size-4" />
              <span className="wrap-anywhere">{name}</span>
            </span>
            <span className="num text-h3">{formatMoney(total)}</span>
          </span>
        );
        return (
          <div
            key={option}
            className={classNames(
              'border-b border-l-2 border-b-line p-4 last:border-b-0 sm:px-6',
              isChosen && several ? 'border-l-brand bg-brand-weak' : 'border-l-transparent',
            )}
          >
            {several ? (
              <label className="flex items-start gap-3">
                <input
                  type="radio"
                  name="offered-option"
                  className="choice-box mt-0.5 size-5 shrink-0"
                  checked={isChosen}
                  disabled={over}
                  onChange={() => onChoose(option)}
                />
                {head}
              </label>
            ) : (
              head
            )}
            <div className={classNames('text-dense', several && 'pl-8')}>
              <p className="text-ink-2">
                {transit_days !== null && `${counted(transit_days, 'day')} in transit · `}
                {over ? 'Expired on ' : 'Valid until '}
                <Moment at={valid_until} />
              </p>
              <OptionDetails option={each} />
            </div>
          </div>
        );
      })}
    </fieldset>
  );
}

function OptionDetails({ option }: { option: CustomerOption }) {
  const { lines, inclusions, exclusions, terms } = option;
  return (
    <>
      <dl className="mt-2">
        {lines.map((line, index) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: lines may be alike
            key={index}
            className="flex justify-between gap-4 border-t border-line py-1 first:border-t-0"
          >
            <dt className="min-w-0 wrap-anywhere">
              {line.description || line.charge_code}
              <RateOfLine line={line} />
            </dt>
            <dd className="num shrink-0">{formatMoney(line.converted)}</dd>
          </div>
        ))}
      </dl>
      {inclusions.length > 0 && <Items name="Included" items={inclusions} />}
      {exclusions.length > 0 && <Items name="Not included" items={exclusions} />}
      {terms !== '' && (
        <p className="mt-2 whitespace-pre-line text-ink-2 wrap-anywhere">
          <span className="font-semibold text-ink">Terms:</span> {terms}
        </p>
      )}
    </>
  );
}

function RateOfLine({ line }: { line: CustomerOption['lines'][number] }) {
  const text = optionLineText(line);
  return text && <span className="text-ink-2">, {text}</span>;
}

function Items({ name, items }: { name: string; items: readonly string[] }) {
  return (
    <p className="mt-2 text-ink-2 wrap-anywhere">
      <span className="font-semibold text-ink">{name}:</span> {items.join(', ')}
    </p>
  );
}
