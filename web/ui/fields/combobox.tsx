import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { useFieldAttributes } from './field-context.ts';
import { inputStyle } from './input-styles.ts';
import { nextOption } from './next-option.ts';
import { OptionList } from './option-list.tsx';
import { useSuggestions } from './use-suggestions.ts';

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
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const { options, state } = useSuggestions(value, load, { enabled: open, minimumLength });
  const failed = state === 'failed';
  const shown = open && (options.length > 0 || failed || state === 'empty');
  // By key, because suggestions that arrive later may have another option at its place.
  const active = options.findIndex((option) => keyOf(option) === activeKey);
  const activeOption = shown ? options[active] : undefined;
  const setActive = (index: number) => {
    const option = options[index];
    setActiveKey(option ? keyOf(option) : null);
  };

  const close = () => {
    setOpen(false);
    setActiveKey(null);
  };
  const take = (option: Option) => {
    onValueChange(textOf(option));
    onSelect(option);
    close();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    rest.onKeyDown?.(event);
    if (event.nativeEvent.isComposing || event.defaultPrevented) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      if (!event.altKey) setActive(nextOption(active, event.key === 'ArrowDown' ? 1 : -1, options.length));
    } else if (event.key === 'Enter' && activeOption) {
      event.preventDefault();
      take(activeOption);
    } else if (event.key === 'Escape' && shown) {
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (event.key === 'Tab' && activeOption) {
      take(activeOption);
    } else if (event.key === 'Home' || event.key === 'End') {
      setActiveKey(null);
    }
  };

  return (
    <div className="relative">
      <input
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        {...rest}
        {...useFieldAttributes(rest)}
        ref={input}
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={shown}
        aria-controls={listId}
        aria-activedescendant={activeOption ? `${listId}-${active}` : undefined}
        className={inputStyle(classNames('h-11', className))}
        value={value}
        onChange={(event) => {
          onValueChange(event.target.value);
          setOpen(true);
          setActiveKey(null);
        }}
        onKeyDown={onKeyDown}
        onBlur={(event) => {
          close();
          rest.onBlur?.(event);
        }}
      />
      <OptionList
        id={listId}
        label="Suggestions"
        options={options}
        hidden={!shown || options.length === 0}
        active={active}
        onActive={setActive}
        onTake={take}
        keyOf={keyOf}
        renderOption={renderOption}
      />
      {shown && (failed || state === 'empty') && (
        <p className="absolute inset-x-0 top-full z-30 mt-1 rounded-md border border-line bg-raised px-3 py-2 text-dense text-ink-2 shadow-popover">
          {failed ? `${FAILED} Type again to retry.` : nothingFound}
        </p>
      )}
      <span role="status" className="sr-only">
        {shown &&
          (failed ? FAILED : `${options.length || 'No'} suggestion${options.length === 1 ? '' : 's'}`)}
      </span>
    </div>
  );
}
