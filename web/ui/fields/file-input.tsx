import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { useFieldAttributes } from './field-context.ts';
import { inputStyle } from './input-styles.ts';

/** The browser's native file input, which also accepts dropped files. Choosing a file again reads it again. */
export function FileInput({ className, onClick, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <input
      {...rest}
      type="file"
      {...useFieldAttributes(rest)}
      onClick={(event) => {
        onClick?.(event);
        emptyUntilChosen(event.currentTarget);
      }}
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

/**
 * Browsers send no `change` event for a file of the same name, even if it was edited since. Closing the browser's dialog
 * without a choice restores the files.
 */
function emptyUntilChosen(input: HTMLInputElement): void {
  const former = new DataTransfer();
  for (const file of input.files ?? []) former.items.add(file);
  input.value = '';
  input.oncancel = () => {
    input.files = former.files;
  };
}
