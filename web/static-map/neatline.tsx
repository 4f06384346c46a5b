import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';

interface NeatlineProps {
  children: ReactNode;
  className?: string;
}

/** The black and white border of a chart (neatline). At most one per view. */
export function Neatline({ children, className }: NeatlineProps) {
  return (
    <div className={classNames('relative overflow-hidden', className)}>
      {children}
      <svg aria-hidden="true" className="pointer-events-none absolute inset-0 size-full">
        <rect width="100%" height="100%" fill="none" stroke="var(--surface)" strokeWidth="10" />
        <rect
          width="100%"
          height="100%"
          fill="none"
          stroke="var(--ink)"
          strokeWidth="8"
          strokeDasharray="48"
        />
        <rect width="100%" height="100%" fill="none" stroke="var(--ink)" strokeWidth="1" />
        <FrameLine inset={5} />
      </svg>
    </div>
  );
}

function FrameLine({ inset }: { inset: number }) {
  return (
    <rect
      x={inset}
      y={inset}
      style={{ width: `calc(100% - ${2 * inset}px)`, height: `calc(100% - ${2 * inset}px)` }}
      fill="none"
      stroke="var(--ink)"
      strokeWidth="1"
    />
  );
}
