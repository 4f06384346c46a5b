import { percentAlong, ticks } from './bar-extent.ts';
import { type Axis, ScaleLines } from './range-bar.tsx';

/** A percentage drawn as railway track: the value has rails, the rest only sleepers. */
export function TrackBar({ value, axis, sleeperStep }: { value: number; axis: Axis; sleeperStep: number }) {
  const end = `${percentAlong(value, axis)}%`;
  const sleepers = ticks(axis, sleeperStep).slice(1);
  return (
    <svg aria-hidden="true" className="range-bar" width="100%" height="100%">
      <ScaleLines axis={axis} />
      <svg aria-hidden="true" y="50%" overflow="visible">
        {sleepers.map((at) => {
          const x = `${percentAlong(at - sleeperStep / 2, axis)}%`;
          const laid = at < value + sleeperStep / 2;
          return (
            <line
              key={at}
              x1={x}
              x2={x}
              y1="-11"
              y2="11"
              stroke={laid ? 'var(--ink)' : 'var(--line-strong)'}
              strokeOpacity={laid ? 1 : 0.5}
              strokeWidth={laid ? 3 : 1.5}
            />
          );
        })}
        {[-6, 6].map((y) => (
          <g key={y}>
            <line x1="0" x2={end} y1={y} y2={y} stroke="var(--surface)" strokeWidth="4" />
            <line x1="0" x2={end} y1={y} y2={y} stroke="var(--ink)" strokeWidth="2" />
          </g>
        ))}
      </svg>
    </svg>
  );
}
