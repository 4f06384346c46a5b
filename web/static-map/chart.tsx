import type { ReactNode } from 'react';
import { Bathymetry } from './bathymetry.tsx';
import { lanes } from './pacific-lanes.ts';
import sheetUrl from './pacific-sheet.svg?url';
import { PlaceMark } from './place-mark.tsx';

/** A rectangle of the sheet: x, y, width, height in sheet units (the sheet is 1440 × 760). */
export type ChartView = readonly [x: number, y: number, width: number, height: number];

/** The Pacific from Singapore to Los Angeles, as on the home page. */
const PACIFIC_VIEW: ChartView = [475, 41, 792, 668];
/** Open water with islands only at the edges. */
export const EMPTY_OCEAN_VIEW: ChartView = [560, 330, 900, 260];

interface ChartProps {
  view?: ChartView;
  /** Whether to show trade lanes and ports. */
  withLanes?: boolean;
  /** Overlays in sheet units, for example a `LivePoint` or labels. */
  children?: ReactNode;
  className?: string;
}

/**
 * The static nautical chart, cropped to its box. Decorative and hidden from screen readers, so its content must also be
 * shown as text.
 */
export function Chart({ view = PACIFIC_VIEW, withLanes = true, children, className }: ChartProps) {
  return (
    <svg
      aria-hidden="true"
      className={className}
      viewBox={view.join(' ')}
      preserveAspectRatio="xMidYMid slice"
      width="100%"
      height="100%"
    >
      <rect x="-400" y="-400" width="2400" height="1600" fill="var(--surface)" />
      <Bathymetry href={`${sheetUrl}#land`} />
      <use href={`${sheetUrl}#graticule`} fill="none" stroke="var(--ink)" strokeOpacity=".1" />
      {withLanes && <Lanes />}
      {children}
    </svg>
  );
}

function Lanes() {
  return (
    <>
      <g fill="none" stroke="var(--ink)" strokeWidth="1.6" strokeLinejoin="round">
        <path d={lanes.suez} />
        <path d={lanes.pacific} />
        <path d={lanes.australia} />
        <path d={lanes.air} strokeDasharray="8 5" />
        <path d={lanes.landBridge} strokeDasharray="2 4" />
      </g>
      <PlaceMark place="shanghai" label="Shanghai" side="left-above" />
      <PlaceMark place="tokyo" label="Tokyo" side="right-above" />
      <PlaceMark place="singapore" label="Singapore" side="right-below" />
      <PlaceMark place="sydney" label="Sydney" side="right" />
      <PlaceMark place="losAngeles" label="Los Angeles" side="left-below" />
      <PlaceMark place="rotterdam" label="Rotterdam" side="right-below" />
      <PlaceMark place="newYork" label="New York" side="left-below" />
      <WaterName x={973} y={332}>
        PACIFIC OCEAN
      </WaterName>
    </>
  );
}

function WaterName({ x, y, children }: { x: number; y: number; children: string }) {
  return (
    <text
      x={x}
      y={y}
      textAnchor="middle"
      fill="var(--ink-2)"
      fontStyle="italic"
      fontSize="15"
      letterSpacing="2"
      className="chart-label"
    >
      {children}
    </text>
  );
}
