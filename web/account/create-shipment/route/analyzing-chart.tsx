import { useEffect, useRef, useState } from 'react';
import type { ChartStop } from '#web/static-map/chart-layout.ts';
import { RouteChart } from '#web/static-map/route-chart.tsx';
import { fitRoute } from '#web/static-map/route-projection.ts';
import './analyzing-chart.css';
import { endpointNames, useResolvedEndpoints } from '../places/use-resolved-endpoints.ts';
import type { WizardForm } from '../wizard-form.ts';

interface Frame {
  width: number;
  height: number;
  padding: number;
}

/** A map on which a lane is drawn from the origin to the destination once both are known. */
export function AnalyzingChart({ form }: { form: WizardForm }) {
  const box = useRef<HTMLDivElement>(null);
  const [frame, setFrame] = useState<Frame>({ width: 880, height: 300, padding: 64 });
  const ends = useResolvedEndpoints(endpointNames(form));
  useEffect(() => {
    if (box.current)
      setFrame({ width: box.current.clientWidth, height: box.current.clientHeight, padding: 64 });
  }, []);
  return (
    <div ref={box} className="relative h-full">
      <RouteChart legs={[]} stops={ends} {...frame} />
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${frame.width} ${frame.height}`}
        preserveAspectRatio="xMidYMid slice"
        className="absolute inset-0 size-full"
      >
        <path
          d={laneBetween(ends, frame)}
          pathLength="100"
          fill="none"
          stroke="var(--ink)"
          strokeWidth="2.5"
          strokeLinecap="round"
          className="lane-being-drawn"
        />
      </svg>
    </div>
  );
}

/** A flat arc, because the real route is still being calculated. */
function laneBetween(ends: readonly ChartStop[], frame: Frame): string {
  const { project } = fitRoute(
    ends.map(({ longitude, latitude }) => [longitude, latitude]),
    frame,
  );
  const [from, to] = ends.map(({ longitude, latitude }) => project([longitude, latitude]));
  if (!from || !to) return '';
  const lift = Math.abs(to[0] - from[0]) / 6;
  return `M${from[0]} ${from[1]}Q${(from[0] + to[0]) / 2} ${Math.min(from[1], to[1]) - lift} ${to[0]} ${to[1]}`;
}
