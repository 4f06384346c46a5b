import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { useFieldAttributes } from './field-context.ts';
import { inputStyle } from './input-styles.ts';
import type { Option } from './options-of.ts';

type SelectProps<Value extends string> = ComponentProps<'select'> & {
  options?: readonly Option<Value>[];
  /** A first, empty choice ("Choose a country"). */
  placeholder?: string;
  /** Receives the value of the chosen option; '' for the placeholder, so then `Value` should include it. */
  onValueChange?: (value: NoInfer<Value>) => void;
};

/** The native select, which brings type-ahead, touch pickers and screen-reader support. For up to about 12 options. */
export function Select<Value extends string>({
  options,
  placeholder,
  onValueChange,
  className,
  children,
  ...rest
}: SelectProps<Value>) {
  return (
    <div className="relative">
      <select
        onChange={({ target }) => onValueChange?.(target.value as Value)}
        {...rest}
        {...useFieldAttributes(rest)}
        className={inputStyle(classNames('h-11 appearance-none pr-9', className))}
      >
        {placeholder && <option value="">{placeholder}</option>}
        {options?.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
        {children}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-ink-3"
      />
    </div>
  );
}
