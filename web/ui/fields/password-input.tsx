import { type ComponentProps, useState } from 'react';
import { classNames } from '../class-names.ts';
import { useFieldAttributes } from './field-context.ts';
import { inputStyle } from './input-styles.ts';

/** A password field with a show/hide toggle. Pasting and password managers work. */
export function PasswordInput({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false);
  const attributes = useFieldAttributes(rest);
  return (
    <div className="relative">
      <input
        autoCapitalize="none"
        spellCheck={false}
        {...rest}
        {...attributes}
        type={shown ? 'text' : 'password'}
        className={inputStyle(classNames('h-11 pr-16', className))}
      />
      <button
        type="button"
        aria-controls={attributes.id}
        aria-pressed={shown}
        aria-label="Show password"
        className="absolute inset-y-0 right-0 w-15 rounded-sm text-dense font-semibold text-brand hover:underline"
        onClick={() => setShown(!shown)}
      >
        {shown ? 'Hide' : 'Show'}
      </button>
    </div>
  );
}
