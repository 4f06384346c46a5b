import { classNames } from '../class-names.ts';

interface ProgressBarProps {
  label: string;
  /** From 0 to 1. */
  value: number;
  /** Stopped: the bar loses its colour. */
  paused?: boolean;
}

/** How much of a task is done. */
export function ProgressBar({ label, value, paused }: ProgressBarProps) {
  const percent = Math.round(value * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      tabIndex={undefined}
      className="h-1.5 overflow-hidden rounded-sm bg-sunken forced-colors:border"
    >
      <div
        className={classNames(
          'h-full rounded-sm transition-[width] duration-[120ms] forced-colors:bg-[Highlight]',
          paused ? 'bg-line-strong' : 'bg-brand',
        )}
        style={{ width: `${percent}%` }}
      />
    </div>
  );
}
