import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { useFieldAttributes } from './field-context.ts';
import { inputStyle } from './input-styles.ts';
import { OptionList } from './option-list.tsx';
import { useCombobox } from './use-combobox.ts';

type ComboboxProps<Option> = Omit<
  ComponentProps<'input'>,
  'value' | 'onChange' | 'onSelect' | 'type' | 'list' | 'role'
> & {
  /** The text in the input; free text is allowed. */
  value: string;
  onValueChange: (text: string) => void;
  /** Called when a suggestion is selected, after `onValueChange` with its text. */
  onSelect: (option: Option) => void;
  /** Loads suggestions for a text. Called 150 ms after the last keystroke and aborted by the next one. */
  load: (text: string, signal: AbortSignal) => Promise<readonly Option[]>;
  keyOf: (option: Option) => string;
  /** The input's text after the option is selected. */
  textOf: (option: Option) => string;
  renderOption?: (option: Option) => ReactNode;
  /** Minimum characters before suggestions load. Defaults to 2. */
  minimumLength?: number;
  /** Shown when there are no matches. */
  nothingFound?: string;
};

const FAILED = 'Suggestions couldn’t be loaded.';

/** The ARIA APG's editable combobox with list autocomplete. Focus stays in the input. */
export function Combobox<Option>({
  value,
  onValueChange,
  onSelect,
  load,
  keyOf,
  textOf,
  renderOption = textOf,
  minimumLength = 2,
  nothingFound = 'No matches. You can keep what you typed.',
  className,
  ...rest
}: ComboboxProps<Option>) {
  const listId = useId();
  const { options, state, active, activeOption, isShown, setActive, take, close, onType, onKeyDown } =
    useCombobox({ value, onValueChange, onSelect, load, keyOf, textOf, minimumLength });
  const failed = state === 'failed';
  return (
    <div className="relative">
      <input
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        {...rest}
        {...useFieldAttributes(rest)}
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={listId}
        aria-activedescendant={activeOption ? `${listId}-${active}` : undefined}
        className={inputStyle(classNames('h-11', className))}
        value={value}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={(event) => {
          rest.onKeyDown?.(event);
          onKeyDown(event);
        }}
        onBlur={(event) => {
          close();
          rest.onBlur?.(event);
        }}
      />
      <OptionList
        id={listId}
        label="Suggestions"
        options={options}
        hidden={!isShown || options.length === 0}
        active={active}
        onActive={setActive}
        onTake={take}
        keyOf={keyOf}
        renderOption={renderOption}
      />
      {isShown && (failed || state === 'empty') && (
        <p className="absolute inset-x-0 top-full z-30 mt-1 rounded-md border border-line bg-raised px-3 py-2 text-dense text-ink-2 shadow-popover">
          {failed ? `${FAILED} Type again to retry.` : nothingFound}
        </p>
      )}
      <span role="status" className="sr-only">
        {isShown &&
          (failed ? FAILED : `${options.length || 'No'} suggestion${options.length === 1 ? '' : 's'}`)}
      </span>
    </div>
  );
}
