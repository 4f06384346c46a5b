import { classNames } from '../class-names.ts';

/** What all form controls have in common, from `base.css`; each control adds its height. Text is 16 px so that iOS doesn't zoom in on focus. */
export function inputStyle(className?: string) {
  return classNames('input', className);
}
