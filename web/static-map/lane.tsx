import { classNames } from '../ui/class-names.ts';

interface LaneProps {
  /** How far along, 0 to 1. Ignored when there is no live point. */
  progress: number;
  /** Without it the lane is drawn dashed: planned, nothing moving. */
  live?: boolean;
  className?: string;
}

/** The mini lane between two places: travelled part ink, rest pale. The places stand in text beside it. */
export function Lane({ progress, live = true, className }: LaneProps) {
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
          <circle cx={at} cy="50%" r="5.5" fill="var(--live)" stroke="var(--surface)" strokeWidth="2" />
        </>
      )}
    </svg>
  );
}
