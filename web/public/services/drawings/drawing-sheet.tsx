import type { CSSProperties, ReactNode } from 'react';

interface DrawingSheetProps {
  viewBox: string;
  /** Font size in drawing units on a wide screen. A phone uses a larger one. */
  label: number;
  /** Charts fill the sheet to its edges; objects are shown in full. */
  fill?: 'whole' | 'edges';
  children: ReactNode;
}

/** The drawing in a service's header. Decorative: the page's tables have the same content. */
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
  /** Offset down from `y` in em, because the font size depends on the screen. */
  lower?: number;
  /** Hidden on small sheets. */
  minor?: boolean;
  /** Italic, as charts label bodies of water. */
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
  /** Length of one of the four parts in drawing units. */
  part: number;
  /** Labels of the two ends. */
  labels: readonly [string, string];
}

/** A black and white scale bar. */
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
