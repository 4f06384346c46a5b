import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-styles.ts';
import { classNames } from './class-names.ts';
import { Spinner } from './loading/spinner.tsx';

type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
  /** When set (true or false), the button reserves space for its spinner so that its width doesn't change. */
  pending?: boolean;
  /** Label while pending. Defaults to the button's own label. */
  busyLabel?: string;
};

/** While pending, the button keeps focus and ignores clicks. It isn't `disabled`, because that would drop focus. */
export function Button({
  variant,
  size,
  icon,
  pending,
  busyLabel,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const ignoreWhilePending = (event: MouseEvent<HTMLButtonElement>) => {
    if (pending) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={pending || rest['aria-disabled']}
      aria-busy={pending || undefined}
      className={buttonStyle(variant, size, className)}
      onClick={ignoreWhilePending}
    >
      {pending === undefined ? (
        <>
          {icon}
          {children}
        </>
      ) : (
        <span className="grid place-items-center *:col-start-1 *:row-start-1">
          <span className={classNames('inline-flex items-center gap-2', pending && 'invisible')}>
            {icon}
            {children}
          </span>
          <span className={classNames('inline-flex items-center gap-2', !pending && 'invisible')}>
            <Spinner running={pending} />
            {busyLabel ?? children}
          </span>
        </span>
      )}
    </button>
  );
}
