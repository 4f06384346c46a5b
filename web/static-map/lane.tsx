import { classNames } from '../ui/class-names.ts';

interface LaneProps {
  /** Progress, 0 to 1. Ignored without a live point. */
  progress: number;
  /** Without it the lane is dashed, which means planned and not moving. */
  live?: boolean;
  /** The vehicle has not reported for long: the point is hollow. */
  silent?: boolean;
  className?: string;
}

/** A miniature route line between two places, with the travelled part in ink. Decorative: the places are shown as text. */
export function Lane({ progress, live = true, silent = false, className }: LaneProps) {
  const at = `${Math.min(100, Math.max(0, progress * 100))}%`;
  return (
    <svg aria-hidden="true" className={classNames('h-4 w-24 overflow-visible', className)}>
      <line
        x1="0"
        y1="50%"
        x2="100%"
        y2="50%"
        stroke="var(--line-strong)"
        strokeWidth="2"
        strokeDasharray={live ? undefined : '4 4'}
      />
      {live && (
        <>
          <line x1="0" y1="50%" x2={at} y2="50%" stroke="var(--ink)" strokeWidth="2" />
          <circle
            cx={at}
            cy="50%"
            r="5.5"
            fill={silent ? 'var(--surface)' : 'var(--live)'}
            stroke={silent ? 'var(--ink-3)' : 'var(--surface)'}
            strokeWidth="2"
          />
        </>
      )}
    </svg>
  );
}

/** The route line of a delivered shipment: solid to its end. */
export function CompletedLane({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" className={classNames('h-4 w-24 overflow-visible', className)}>
      <line x1="0" y1="50%" x2="100%" y2="50%" stroke="var(--ink)" strokeWidth="2" />
      <circle cx="100%" cy="50%" r="4" fill="var(--ink)" />
    </svg>
  );
}
