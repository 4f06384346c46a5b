/** Isometric coordinates: x runs down to the right, y down to the left, z up. Units are drawing units. */
export type Corner = readonly [x: number, y: number, z: number];

const COS_30 = Math.cos(Math.PI / 6);

export function flatten([x, y, z]: Corner): [number, number] {
  return [(x - y) * COS_30, (x + y) / 2 - z];
}

/** Path data through corners, closed by default. */
export function isoPath(corners: readonly Corner[], closed = true) {
  const points = corners.map((corner) =>
    flatten(corner)
      .map((value) => value.toFixed(1))
      .join(' '),
  );
  return `M${points.join('L')}${closed ? 'Z' : ''}`;
}

interface IsoBoxProps {
  /** The corner nearest the origin, at ground level. */
  at: Corner;
  size: Corner;
  /** Vertical strokes on the long side, as on a container. */
  ribs?: number;
}

/** A box seen from above. The top is the lightest side, the right the darkest. */
export function IsoBox({ at: [x, y, z], size: [w, d, h], ribs = 0 }: IsoBoxProps) {
  const [right, front, top] = [x + w, y + d, z + h];
  return (
    <g stroke="var(--ink)" strokeLinejoin="round">
      <path
        d={isoPath([
          [x, y, top],
          [right, y, top],
          [right, front, top],
          [x, front, top],
        ])}
        fill="var(--surface)"
      />
      <path
        d={isoPath([
          [x, front, z],
          [right, front, z],
          [right, front, top],
          [x, front, top],
        ])}
        fill="var(--shoal-2)"
      />
      <path
        d={isoPath([
          [right, y, z],
          [right, front, z],
          [right, front, top],
          [right, y, top],
        ])}
        fill="var(--shoal-3)"
      />
      {Array.from({ length: ribs }, (_, index) => {
        const at = x + ((index + 1) * w) / (ribs + 1);
        return (
          <IsoLine
            key={at}
            corners={[
              [at, front, z + 2],
              [at, front, top - 2],
            ]}
            faint
          />
        );
      })}
    </g>
  );
}

export function IsoLine({
  corners,
  faint,
  dashed,
}: {
  corners: readonly Corner[];
  faint?: boolean;
  dashed?: boolean;
}) {
  return (
    <path
      d={isoPath(corners, false)}
      fill="none"
      stroke="var(--ink)"
      strokeOpacity={faint ? 0.45 : 1}
      strokeDasharray={dashed ? '4 4' : undefined}
    />
  );
}

/** A wheel on the ground, seen from the left (the plane of constant y). */
export function IsoWheel({ at, radius }: { at: Corner; radius: number }) {
  const rim = Array.from({ length: 24 }, (_, index): Corner => {
    const angle = (index / 24) * 2 * Math.PI;
    return [at[0] + radius * Math.cos(angle), at[1], at[2] + radius + radius * Math.sin(angle)];
  });
  return <path d={isoPath(rim)} fill="var(--surface)" stroke="var(--ink)" />;
}
