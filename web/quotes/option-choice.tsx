import type { OfferedOption } from '#contract/quotes/customer.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { counted } from '#web/shipments/amounts.ts';
import { MODE_NAMES } from '#web/shipments/mode-icon.tsx';
import { Moment } from '#web/tracking/moment.tsx';
import { RadioRow } from '#web/ui/fields/choice-row.tsx';
import { useNow } from '#web/ui/use-now.ts';

interface OptionChoiceProps {
  options: readonly OfferedOption[];
  chosen: number | undefined;
  onChoose: (option: number) => void;
}

/** The offered options with their prices; those that have expired can’t be chosen. */
export function OptionChoice({ options, chosen, onChoose }: OptionChoiceProps) {
  const now = useNow();
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 text-ui font-semibold">Options</legend>
      {options.map(({ option, mode, carrier, transit_days, valid_until, terms, total, ...scope }) => (
        <RadioRow
          key={option}
          name="option"
          value={option}
          checked={chosen === option}
          disabled={valid_until <= now}
          onChange={() => onChoose(option)}
          label={[MODE_NAMES[mode], carrier, transit_days !== null && counted(transit_days, 'day')]
            .filter(Boolean)
            .join(', ')}
          aside={<span className="num">{formatMoney(total)}</span>}
          hint={
            <>
              {valid_until > now ? 'Valid until ' : 'Expired on '}
              <Moment at={valid_until} />
              {scope.inclusions.length > 0 && (
                <span className="block">Included: {scope.inclusions.join(', ')}</span>
              )}
              {scope.exclusions.length > 0 && (
                <span className="block">Not included: {scope.exclusions.join(', ')}</span>
              )}
              {terms && <span className="block whitespace-pre-line">{terms}</span>}
            </>
          }
        />
      ))}
    </fieldset>
  );
}
