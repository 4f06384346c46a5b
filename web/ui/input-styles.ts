import { classNames } from './class-names.ts';

/** The classes of every control that holds a value; a height comes with the control. 16 px text, so that no phone zooms into it. */
export function inputLook(className?: string) {
  return classNames(
    'w-full min-w-0 rounded-sm border border-line-strong bg-surface px-3 text-body text-ink',
    'aria-invalid:border-2 aria-invalid:border-danger [&[readonly]]:bg-sunken disabled:bg-sunken disabled:text-ink-3',
    className,
  );
}
