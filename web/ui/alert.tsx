import CircleAlert from 'lucide-react/icons/circle-alert';
import Info from 'lucide-react/icons/info';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';

type AlertProps = Omit<ComponentProps<'div'>, 'title'> & {
  title: string;
  children?: ReactNode;
  variant?: 'error' | 'info';
  /** Shows a Retry button. */
  onRetry?: () => void;
  retrying?: boolean;
};

/** Replaces data that couldn't be loaded. Pass `tabIndex={-1}` and a ref to move focus to it. */
export function Alert({
  title,
  children,
  variant = 'error',
  onRetry,
  retrying = false,
  className,
  ...rest
}: AlertProps) {
  const isError = variant === 'error';
  const Icon = isError ? CircleAlert : Info;
  return (
    <div
      {...rest}
      role={isError ? 'alert' : 'status'}
      className={classNames(
        'flex gap-3 rounded-md border p-4',
        children ? 'items-start' : 'items-center',
        isError ? 'border-danger bg-danger-weak' : 'border-line bg-sunken',
        className,
      )}
    >
      <Icon
        aria-hidden="true"
        className={classNames(
          'size-5 shrink-0',
          children ? 'mt-0.5' : undefined,
          isError ? 'text-danger' : 'text-brand',
        )}
      />
      <div className="min-w-0 flex-1">
        <p className="text-ui font-semibold text-ink">{title}</p>
        {children && <div className="mt-0.5 text-dense text-ink-2">{children}</div>}
      </div>
      {onRetry && (
        <Button variant="secondary" pending={retrying} onClick={onRetry}>
          Retry
        </Button>
      )}
    </div>
  );
}
