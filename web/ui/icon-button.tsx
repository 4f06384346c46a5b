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
        'icon-button',
        bordered && 'border border-line-strong bg-surface hover:bg-brand-weak',
        className,
      )}
    >
      {icon}
    </button>
  );
}
