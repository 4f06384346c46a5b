import { places } from './pacific-lanes.ts';

type Side = 'right' | 'right-above' | 'right-below' | 'left-above' | 'left-below';

const offsets: Record<Side, { dx: number; dy: number; anchor: 'start' | 'end' }> = {
  right: { dx: 10, dy: 4.5, anchor: 'start' },
  'right-above': { dx: 10, dy: -8, anchor: 'start' },
  'right-below': { dx: 12, dy: 18, anchor: 'start' },
  'left-above': { dx: -10, dy: -6, anchor: 'end' },
  'left-below': { dx: -10, dy: 22, anchor: 'end' },
};

interface PlaceMarkProps {
  place: keyof typeof places;
  label: string;
  side: Side;
  /** Relative to the size on the home page's hero, for smaller charts. */
  scale?: number;
}

/** A port on the static chart, with an upright label as on nautical charts. */
export function PlaceMark({ place, label, side, scale = 1 }: PlaceMarkProps) {
  const [x, y] = places[place];
  const { dx, dy, anchor } = offsets[side];
  return (
    <g>
      <circle
        cx={x}
        cy={y}
        r={4.5 * scale}
        fill="var(--surface)"
        stroke="var(--ink)"
        strokeWidth={1.6 * scale}
      />
      <text
        x={x + dx * scale}
        y={y + dy * scale}
        textAnchor={anchor}
        fill="var(--ink)"
        stroke="var(--surface)"
        strokeWidth={3 * scale}
        paintOrder="stroke"
        fontSize={13 * scale}
        fontWeight="600"
        className="chart-label"
      >
        {label}
      </text>
    </g>
  );
}
