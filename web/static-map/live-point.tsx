import type { CSSProperties } from 'react';

interface LivePointProps {
  /** Position in drawing units. 0, 0 when animated along `offset-path`. */
  x?: number;
  y?: number;
  /** Scale relative to the reference size (a dot of 7 in a halo of 14). */
  scale?: number;
  className?: string;
  style?: CSSProperties;
}

/** The magenta live point for something that is moving now. For use inside an `<svg>`. */
export function LivePoint({ x = 0, y = 0, scale = 1, className, style }: LivePointProps) {
  return (
    <g className={className} style={style}>
      <circle cx={x} cy={y} r={14 * scale} fill="var(--live)" fillOpacity=".25" />
      <circle
        cx={x}
        cy={y}
        r={7.5 * scale}
        fill="var(--live)"
        stroke="var(--surface)"
        strokeWidth={2 * scale}
      />
    </g>
  );
}
