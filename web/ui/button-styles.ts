import { classNames } from './class-names.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'destructive';
/** Heights: app 36 px (44 on a phone), marketing 44 px, hero 52 px. */
export type ButtonSize = 'app' | 'marketing' | 'hero';

const sizes: Record<ButtonSize, string> = {
  app: '',
  marketing: 'h-11 px-5 text-ui',
  hero: 'h-13 px-7 text-body',
};

/** Classes shared by every element styled as a button. `base.css` has what they mean, for lighter scripts. */
export function buttonStyle(
  variant: ButtonVariant = 'primary',
  size: ButtonSize = 'app',
  className?: string,
) {
  return classNames(`button button-${variant}`, sizes[size], className);
}
