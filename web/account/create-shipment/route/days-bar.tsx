import type { CSSProperties } from 'react';
import type { TransitSpan } from '#domain/routing/route-option.ts';
import { hoursIn } from './route-quantities.ts';

interface DaysBarProps {
  transit: readonly TransitSpan[];
  /** Of the slowest option, which has the whole width. */
  max_hours: number;
}

/** The days of an option to scale: in colour on the way, hatched while waiting. The row states the days in words. */
export function DaysBar({ transit, max_hours }: DaysBarProps) {
  return (
    <span
      aria-hidden="true"
      className="flex h-2.5 gap-0.5"
      style={{ width: `${(100 * hoursIn(transit)) / max_hours}%` }}
    >
      {transit.map((span, index) => (
        <Part
          // biome-ignore lint/suspicious/noArrayIndexKey: spans of one option never change places
          key={index}
          span={span}
          style={{ flexGrow: span.hours }}
        />
      ))}
    </span>
  );
}

/** Waiting is hatched, so that it differs from moving without colours. */
export function Part({ span, style }: { span: TransitSpan; style?: CSSProperties }) {
  const colour = span.transport_mode
    ? { backgroundColor: `var(--mode-${span.transport_mode})` }
    : {
        backgroundImage: 'repeating-linear-gradient(135deg, var(--line-strong) 0 1px, transparent 1px 4px)',
      };
  return (
    <span
      className={`block h-full min-w-0.5 basis-0 rounded-xs ${span.transport_mode ? 'forced-colors:bg-[CanvasText]!' : 'border border-line-strong'}`}
      style={{ ...style, ...colour }}
    />
  );
}
