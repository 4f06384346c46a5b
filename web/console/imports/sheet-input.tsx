import type { ComponentProps } from 'react';
import { FileInput } from '#web/ui/fields/file-input.tsx';

/** A file input that reads a file again that was corrected and is chosen a second time. */
export function SheetInput(props: Omit<ComponentProps<typeof FileInput>, 'onClick'>) {
  return <FileInput {...props} onClick={({ currentTarget }) => emptyUntilChosen(currentTarget)} />;
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
