import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface EmptyStateProps {
  /** The specification's sentence ("No shipments yet"). */
  title: string;
  children?: ReactNode;
  /** One action. */
  action?: ReactNode;
  drawing?: ReactNode;
  className?: string;
}

/** Replaces an empty component, including its header. Left-aligned. */
export function EmptyState({ title, children, action, drawing, className }: EmptyStateProps) {
  return (
    <div
      className={classNames(
        'flex flex-col items-start gap-4 rounded-md border border-line bg-surface p-6',
        className,
      )}
    >
      {drawing}
      <div>
        <p className="text-h3">{title}</p>
        {children && <div className="mt-1 text-ui text-ink-2">{children}</div>}
      </div>
      {action}
    </div>
  );
}
