import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';

type ChoiceRowProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  hint?: ReactNode;
  /** Shown at the end of the row, for example a day range or a price. */
  aside?: ReactNode;
};

/** A checkbox whose whole row is the click target. */
export function CheckboxRow(props: ChoiceRowProps) {
  return <ChoiceRow {...props} type="checkbox" />;
}

/** A radio button. Rows of a group share `name` and sit in a `<fieldset>` with a `<legend>`. */
export function RadioRow(props: ChoiceRowProps) {
  return <ChoiceRow {...props} type="radio" />;
}

function ChoiceRow({
  label,
  hint,
  aside,
  type,
  className,
  id,
  ...rest
}: ChoiceRowProps & { type: 'checkbox' | 'radio' }) {
  const generatedId = useId();
  const inputId = id ?? generatedId;
  return (
    <label
      htmlFor={inputId}
      className={classNames(
        'choice-row flex min-h-11 items-start gap-3 rounded-sm border border-line bg-surface px-3 py-2.5',
        className,
      )}
    >
      <input
        {...rest}
        id={inputId}
        type={type}
        aria-describedby={hint ? `${inputId}-hint` : rest['aria-describedby']}
        className="choice-box mt-0.5 size-5 shrink-0"
      />
      <span className="min-w-0 flex-1">
        <span className="block text-ui font-semibold">{label}</span>
        {hint && (
          <span id={`${inputId}-hint`} className="block text-caption">
            {hint}
          </span>
        )}
      </span>
      {aside && <span className="text-dense text-ink-2">{aside}</span>}
    </label>
  );
}
