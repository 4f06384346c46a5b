import { classNames } from './class-names.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'destructive';
/** Heights: app 36 px (44 on a phone), marketing 44 px, hero 52 px. */
export type ButtonSize = 'app' | 'marketing' | 'hero';

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-brand text-on-brand hover:bg-brand-hover',
  secondary: 'border border-line-strong bg-surface text-ink hover:bg-sunken',
  ghost: 'text-ink hover:bg-brand-weak',
  destructive: 'bg-danger text-destructive-foreground hover:opacity-90',
};

const sizes: Record<ButtonSize, string> = {
  app: '',
  marketing: 'h-11 px-5 text-ui',
  hero: 'h-13 px-7 text-body',
};

/** Classes shared by every element styled as a button. What all have in common is in `base.css`, for lighter scripts. */
export function buttonStyle(
  variant: ButtonVariant = 'primary',
  size: ButtonSize = 'app',
  className?: string,
) {
  return classNames('button', variants[variant], sizes[size], className);
}
