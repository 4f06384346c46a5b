interface ChoiceSwitchProps<Value extends string> {
  /** What is chosen, for screen readers. */
  legend: string;
  choices: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of a few choices, side by side. */
export function ChoiceSwitch<Value extends string>(props: ChoiceSwitchProps<Value>) {
  const { legend, choices, value, onChange } = props;
  return (
    <fieldset
      data-print="none"
      className="inline-flex overflow-hidden rounded-sm border border-line-strong bg-surface"
    >
      <legend className="sr-only">{legend}</legend>
      {choices.map((choice) => (
        <label
          key={choice.value}
          className="inline-flex min-h-8.5 items-center px-3 text-dense font-semibold text-ink not-first-of-type:border-l not-first-of-type:border-line hover:bg-brand-weak has-checked:bg-brand-weak has-checked:text-brand has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-ink max-sm:min-h-10.5"
        >
          <input
            type="radio"
            name={legend}
            className="sr-only"
            checked={value === choice.value}
            onChange={() => onChange(choice.value)}
          />
          {choice.label}
        </label>
      ))}
    </fieldset>
  );
}
