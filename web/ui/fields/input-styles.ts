import { classNames } from '../class-names.ts';

/** Classes shared by all form controls; each control adds its height, and `base.css` how they look invalid or locked. Text is 16 px so that iOS doesn't zoom in on focus. */
export function inputStyle(className?: string) {
  return classNames(
    'input w-full min-w-0 rounded-sm border border-line-strong bg-surface px-3 text-body text-ink',
    className,
  );
}
