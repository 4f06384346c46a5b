import type { Show } from './use-show.ts';

const CHOICES: readonly { show: Show; label: string }[] = [
  { show: 'table', label: 'Table' },
  { show: 'map', label: 'Map' },
  { show: 'both', label: 'Both' },
];

interface ShowSwitchProps {
  show: Show;
  onChange: (show: Show) => void;
}

export function ShowSwitch({ show, onChange }: ShowSwitchProps) {
  return (
    <fieldset className="inline-flex overflow-hidden rounded-sm border border-line-strong bg-surface">
      <legend className="sr-only">Show the fleet as</legend>
      {CHOICES.map((choice) => (
        <label
          key={choice.show}
          className="inline-flex min-h-8.5 items-center px-3 text-dense font-semibold text-ink not-first-of-type:border-l not-first-of-type:border-line hover:bg-brand-weak has-checked:bg-brand-weak has-checked:text-brand has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-ink max-sm:min-h-10.5"
        >
          <input
            type="radio"
            name="show-fleet"
            className="sr-only"
            checked={show === choice.show}
            onChange={() => onChange(choice.show)}
          />
          {choice.label}
        </label>
      ))}
    </fieldset>
  );
}
