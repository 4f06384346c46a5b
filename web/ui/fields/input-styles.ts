import { classNames } from '../class-names.ts';

/** Classes shared by all form controls; each control adds its height. Text is 16 px so that iOS doesn't zoom in on focus. */
export function inputStyle(className?: string) {
  return classNames(
    'w-full min-w-0 rounded-sm border border-line-strong bg-surface px-3 text-body text-ink',
    'aria-invalid:border-2 aria-invalid:border-danger [&[readonly]]:bg-sunken disabled:bg-sunken disabled:text-ink-3',
    className,
  );
}
