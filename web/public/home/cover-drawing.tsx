import { IsoBox, isoPath } from '../drawings/isometric.tsx';

/** A crate inside the outline of its cover. */
export function CoverDrawing() {
  const [low, high, ground, top] = [-40, 40, -34, 38];
  return (
    <svg aria-hidden="true" viewBox="-84 -84 168 164" className="h-40 w-full" strokeWidth="1.5" fill="none">
      <IsoBox at={[-24, -24, ground]} size={[48, 48, 46]} />
      <g stroke="var(--brand)" strokeDasharray="5 4" strokeLinejoin="round">
        <path
          d={isoPath([
            [low, low, top],
            [high, low, top],
            [high, high, top],
            [low, high, top],
          ])}
        />
        <path
          d={isoPath(
            [
              [low, high, top],
              [low, high, ground],
              [high, high, ground],
              [high, high, top],
            ],
            false,
          )}
        />
        <path
          d={isoPath(
            [
              [high, high, ground],
              [high, low, ground],
              [high, low, top],
            ],
            false,
          )}
        />
      </g>
    </svg>
  );
}
