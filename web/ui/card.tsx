import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

/** A bordered surface without a shadow. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      {...rest}
      data-card=""
      className={classNames('rounded-lg border border-line bg-surface p-4 sm:p-6', className)}
    />
  );
}
