import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';

/** Two hairlines, 4 px apart. The neatline stays with the hero. */
export function ChartFrame({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div className={classNames('border border-ink bg-surface p-1', className)}>
      <div className="overflow-hidden border border-ink">{children}</div>
    </div>
  );
}
