import type { CSSProperties, ReactNode } from 'react';

interface DrawingSheetProps {
  viewBox: string;
  /** Height of the letters in drawing units, at the size of a desk; a phone shows them larger. */
  label: number;
  /** Charts fill the sheet to its edges, objects stand whole within it. */
  fill?: 'whole' | 'edges';
  children: ReactNode;
}

/** The drawing in a service's header. Decorative: the page's tables say what it shows. */
export function DrawingSheet({ viewBox, label, fill = 'whole', children }: DrawingSheetProps) {
  return (
    <svg
      aria-hidden="true"
      className="absolute inset-0 bg-surface"
      style={{ '--label': label } as CSSProperties}
      viewBox={viewBox}
      preserveAspectRatio={fill === 'edges' ? 'xMidYMid slice' : 'xMidYMid meet'}
      width="100%"
      height="100%"
      fill="none"
      stroke="var(--ink)"
      strokeWidth="1.5"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}

interface SheetLabelProps {
  x: number;
  y: number;
  children: ReactNode;
  anchor?: 'start' | 'middle' | 'end';
  /** Down from `y` in heights of its own letters, which differ between a desk and a phone. */
  lower?: number;
  /** Left out where the sheet is small. */
  minor?: boolean;
  /** Waters, as charts write them. */
  italic?: boolean;
}

export function SheetLabel({ x, y, children, anchor = 'start', lower, minor, italic }: SheetLabelProps) {
  return (
    <text
      x={x}
      y={y}
      dy={lower && `${lower}em`}
      textAnchor={anchor}
      fill={italic ? 'var(--ink-2)' : 'var(--ink)'}
      stroke="var(--surface)"
      strokeWidth="3"
      vectorEffect="non-scaling-stroke"
      paintOrder="stroke"
      fontStyle={italic ? 'italic' : undefined}
      letterSpacing={italic ? '.15em' : undefined}
      fontWeight={italic ? undefined : 600}
      className={minor ? 'sheet-label max-sm:hidden' : 'sheet-label'}
    >
      {children}
    </text>
  );
}

interface ScaleBarProps {
  x: number;
  y: number;
  /** Of one of its four parts, in drawing units. */
  part: number;
  /** At its two ends. */
  labels: readonly [string, string];
}

/** The black and white bar that gives a drawing its scale. */
export function ScaleBar({ x, y, part, labels }: ScaleBarProps) {
  const thickness = part / 8;
  return (
    <g className="max-sm:hidden">
      <g strokeWidth="1">
        {[0, 1, 2, 3].map((index) => (
          <rect
            key={index}
            x={x + index * part}
            y={y}
            width={part}
            height={thickness}
            fill={index % 2 === 0 ? 'var(--ink)' : 'var(--surface)'}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </g>
      <SheetLabel x={x} y={y - thickness}>
        {labels[0]}
      </SheetLabel>
      <SheetLabel x={x + 4 * part} y={y - thickness} anchor="end">
        {labels[1]}
      </SheetLabel>
    </g>
  );
}
