import { Bathymetry } from '#web/chart/bathymetry.tsx';
import landUrl from '#web/chart/world-land.svg?url';
import './create-shipment.css';
import type { WizardForm } from './wizard-form.ts';

const FROM = { x: 310, y: 150 };
const TO = { x: 570, y: 130 };

/** A chart on which the lane between the two places is being drawn. */
export function AnalyzingRoutes({ form }: { form: WizardForm }) {
  const lane = `M${FROM.x} ${FROM.y}C${FROM.x + 70} ${FROM.y - 90} ${TO.x - 70} ${TO.y - 80} ${TO.x} ${TO.y}`;
  return (
    <div className="overflow-hidden rounded-md border border-line bg-surface">
      <svg
        aria-hidden="true"
        viewBox="0 0 880 260"
        preserveAspectRatio="xMidYMid slice"
        className="h-65 w-full"
      >
        <Bathymetry href={`${landUrl}#land`} transform="translate(440 170) scale(2.6)" shoals={[22, 9]} />
        <path d={lane} fill="none" stroke="var(--surface)" strokeWidth="7" strokeLinecap="round" />
        <path
          d={lane}
          pathLength="100"
          fill="none"
          stroke="var(--ink)"
          strokeWidth="2.5"
          strokeLinecap="round"
          className="lane-being-drawn"
        />
        <LanePlace {...FROM} name={form.origin_city} />
        <LanePlace {...TO} name={form.destination_city} />
      </svg>
      <p role="status" className="border-t border-line px-4 py-3 text-ui font-semibold">
        Analyzing optimal routes...
      </p>
    </div>
  );
}

function LanePlace({ x, y, name }: { x: number; y: number; name: string }) {
  return (
    <g>
      <circle cx={x} cy={y} r="6" fill="var(--surface)" stroke="var(--ink)" strokeWidth="2.5" />
      <text
        x={x}
        y={y + 28}
        textAnchor="middle"
        fill="var(--ink)"
        stroke="var(--surface)"
        strokeWidth="4"
        paintOrder="stroke"
        fontSize="15"
        fontWeight="600"
      >
        {name}
      </text>
    </g>
  );
}
