import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { useFieldAttributes } from './field-context.ts';
import { inputStyle } from './input-styles.ts';

/** The browser's native file input, which also accepts dropped files. */
export function FileInput({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <input
      {...rest}
      type="file"
      {...useFieldAttributes(rest)}
      className={inputStyle(
        classNames(
          'h-11 p-1 leading-8.5 file:mr-3 file:h-8.5 file:cursor-pointer file:rounded-sm file:border-0 file:bg-brand-weak',
          'file:px-4 file:text-ui file:font-semibold file:text-ink hover:file:bg-sunken',
          className,
        ),
      )}
    />
  );
}
