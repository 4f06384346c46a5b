interface BathymetryProps {
  /** The land path, as `file.svg#id`. */
  href: string;
  /** Transform of the path, if it isn't in the chart's own units. */
  transform?: string | undefined;
  /** Widths of the two shoal strokes in pixels. */
  shoals?: readonly [outer: number, inner: number];
}

/** Land with two shoal belts: one path drawn three times. */
export function Bathymetry({ href, transform, shoals = [50, 20] }: BathymetryProps) {
  return (
    <g strokeLinejoin="round" {...(transform ? { transform } : {})}>
      <use href={href} fill="none" stroke="var(--shoal-2)" strokeWidth={shoals[0]} />
      <use href={href} fill="none" stroke="var(--shoal-3)" strokeWidth={shoals[1]} />
      <use href={href} fill="var(--land)" stroke="var(--landline)" strokeWidth="1" />
    </g>
  );
}
