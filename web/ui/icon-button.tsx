import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  /** The accessible name: action and object ("View invoice INV-1042"). */
  label: string;
  icon: ReactNode;
  bordered?: boolean;
};

export function IconButton({ label, icon, bordered, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      title={label}
      {...rest}
      type={type}
      aria-label={label}
      className={classNames(
        'inline-flex size-9 shrink-0 items-center justify-center rounded-sm text-ink-2 transition-colors duration-[120ms]',
        'hover:bg-brand-weak hover:text-ink disabled:text-line-strong aria-disabled:text-line-strong max-sm:size-11 [&_svg]:size-4.5',
        bordered && 'border border-line-strong bg-surface',
        className,
      )}
    >
      {icon}
    </button>
  );
}
