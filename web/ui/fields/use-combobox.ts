import { type KeyboardEvent, useState } from 'react';
import { nextOption } from './next-option.ts';
import { useSuggestions } from './use-suggestions.ts';

interface ComboboxOptions<Option> {
  value: string;
  onValueChange: (text: string) => void;
  onSelect: (option: Option) => void;
  load: (text: string, signal: AbortSignal) => Promise<readonly Option[]>;
  keyOf: (option: Option) => string;
  textOf: (option: Option) => string;
  minimumLength: number;
}

/** The suggestions of a combobox, which of them is active, and what its keys do. */
export function useCombobox<Option>({
  value,
  onValueChange,
  onSelect,
  load,
  keyOf,
  textOf,
  minimumLength,
}: ComboboxOptions<Option>) {
  const [open, setOpen] = useState(false);
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const { options, state } = useSuggestions(value, load, { enabled: open, minimumLength });
  const isShown = open && (options.length > 0 || state === 'failed' || state === 'empty');
  // By key, because suggestions that arrive later may have another option at its place.
  const active = options.findIndex((option) => keyOf(option) === activeKey);
  const activeOption = isShown ? options[active] : undefined;

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
  const onType = (text: string) => {
    onValueChange(text);
    setOpen(true);
    setActiveKey(null);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || event.defaultPrevented) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      if (!event.altKey) setActive(nextOption(active, event.key === 'ArrowDown' ? 1 : -1, options.length));
    } else if (event.key === 'Enter' && activeOption) {
      event.preventDefault();
      take(activeOption);
    } else if (event.key === 'Escape' && isShown) {
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (event.key === 'Tab' && activeOption) {
      take(activeOption);
    } else if (event.key === 'Home' || event.key === 'End') {
      setActiveKey(null);
    }
  };

  return { options, state, active, activeOption, isShown, setActive, take, close, onType, onKeyDown };
}
