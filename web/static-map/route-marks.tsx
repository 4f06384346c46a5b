import type { ChartContent, ChartLayout, ChartStop } from './chart-layout.ts';
import { LivePoint } from './live-point.tsx';

type Mark = ChartLayout['marks'][number];
type Pixels = readonly [x: number, y: number];

export function StopMarks({ marks, stops }: { marks: readonly Mark[]; stops: readonly ChartStop[] }) {
  return marks.map(({ x, y }, index) => (
    <circle
      // biome-ignore lint/suspicious/noArrayIndexKey: a route may call at the same place twice
      key={index}
      cx={x}
      cy={y}
      r="4.5"
      fill={stops[index]?.reached ? 'var(--ink)' : 'var(--surface)'}
      stroke="var(--ink)"
      strokeWidth="2"
    />
  ));
}

export function StopNames({ marks, labels }: Pick<ChartLayout, 'marks' | 'labels'>) {
  return marks.map((mark, index) => {
    const place = labels[index];
    return (
      place && (
        <text
          // biome-ignore lint/suspicious/noArrayIndexKey: a route may call at the same place twice
          key={index}
          x={place.x}
          y={place.y}
          textAnchor={place.anchor}
          fill="var(--ink)"
          stroke="var(--surface)"
          strokeWidth="3"
          paintOrder="stroke"
          fontSize="13"
          fontWeight="600"
        >
          {mark.text}
        </text>
      )
    );
  });
}

export function ReplayMark({ at: [x, y] }: { at: Pixels }) {
  return <circle cx={x} cy={y} r="6.5" fill="var(--surface)" stroke="var(--ink)" strokeWidth="3" />;
}

/** The position of the vehicle, hollow if it has not reported lately. */
export function VehicleMark({ at: [x, y], live }: { at: Pixels; live: ChartContent['live'] }) {
  return live?.silent ? (
    <circle cx={x} cy={y} r="6" fill="var(--surface)" stroke="var(--ink-3)" strokeWidth="2.5" />
  ) : (
    <LivePoint x={x} y={y} scale={0.8} />
  );
}
