import type { TransportMode } from '#domain/routing/transport-mode.ts';
import { AHEAD_OPACITY } from './route-parts.ts';

/** Each mode has its own pattern, because air and sea have similar colours and modes must be distinguishable in greyscale. */
const patterns: Record<TransportMode, { dash?: string; width: number }> = {
  road: { width: 3 },
  air: { width: 3, dash: '10 6' },
  sea: { width: 4, dash: '0 8' },
  rail: { width: 3 },
};

interface RouteLineProps {
  mode: TransportMode;
  d: string;
  /** Whether the part is still ahead, which makes it paler. */
  ahead?: boolean;
}

/** One leg: a surface-coloured casing, then the mode's colour and pattern. */
export function RouteLine({ mode, d, ahead }: RouteLineProps) {
  const { width, dash } = patterns[mode];
  const colour = `var(--mode-${mode})`;
  return (
    <g fill="none" strokeLinejoin="round" strokeLinecap="round">
      <path d={d} stroke="var(--surface)" strokeWidth="7" />
      <g opacity={ahead ? AHEAD_OPACITY : 1}>
        <path d={d} stroke={colour} strokeWidth={width} strokeDasharray={dash} />
        {mode === 'rail' && (
          <path d={d} stroke={colour} strokeWidth="9" strokeDasharray="1.5 10.5" strokeLinecap="butt" />
        )}
      </g>
    </g>
  );
}
