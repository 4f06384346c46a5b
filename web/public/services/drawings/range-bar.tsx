import { barExtent, percentAlong, type Range, ticks } from './bar-extent.ts';

export interface Axis extends Range {
  /** Distance between two lines of the scale. */
  step: number;
  /** Distance between two numbers. Defaults to every line. */
  label_step?: number;
}

interface RangeBarProps {
  range: Range;
  axis: Axis;
  /** The range has no upper limit and extends to the edge. */
  open?: boolean;
}

/** A range on the scale shared by all rows of a table. It fills its box so that the scale's lines join across rows. */
export function RangeBar({ range, axis, open }: RangeBarProps) {
  const { start, length } = barExtent(range, axis);
  return (
    <svg aria-hidden="true" className="range-bar" width="100%" height="100%">
      <ScaleLines axis={axis} />
      <svg aria-hidden="true" y="50%" overflow="visible">
        <rect
          x={`${start}%`}
          y="-8"
          width={`${length}%`}
          height="16"
          fill="var(--filled)"
          stroke="var(--ink)"
          strokeWidth="1.5"
          strokeDasharray={open ? '6 4' : undefined}
        />
      </svg>
    </svg>
  );
}

/** The lines of the scale. */
export function ScaleLines({ axis }: { axis: Axis }) {
  return ticks(axis, axis.step).map((value) => (
    <line
      key={value}
      x1={`${percentAlong(value, axis)}%`}
      x2={`${percentAlong(value, axis)}%`}
      y1="0"
      y2="100%"
      stroke="var(--line)"
    />
  ));
}

/** The numbers of the scale: in the table's header or, on a phone, under each bar. */
export function RangeAxis({ axis }: { axis: Axis }) {
  const labelled = ticks(axis, axis.label_step ?? axis.step);
  return (
    <svg aria-hidden="true" className="range-axis" width="100%" height="18" overflow="visible">
      {labelled.map((value) => (
        <text
          key={value}
          x={`${percentAlong(value, axis)}%`}
          y="13"
          textAnchor="middle"
          fill="var(--ink-2)"
          className="num"
          fontSize="12"
        >
          {value}
        </text>
      ))}
    </svg>
  );
}
