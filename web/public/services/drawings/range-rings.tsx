import { placesInReach, reachCentre, roadReaches } from '#content/services/road-transport.ts';
import { kmFrom } from './azimuthal.ts';
import { ScaleBar, SheetLabel } from './drawing-sheet.tsx';
import { LandSheet } from './land-sheet.tsx';
import chart from './rotterdam.svg?url';

/** Truck ranges around the terminal. The projection preserves distances from the centre, so each range is a circle. */
export function RangeRings() {
  const radii = roadReaches.flatMap(({ radius_km }) => radius_km ?? []);
  return (
    <LandSheet chart={chart} viewBox="-885 -556 1770 1112" label={32}>
      {radii.toReversed().map((radius) => (
        <circle
          key={radius}
          r={radius}
          fill="var(--brand)"
          fillOpacity=".1"
          stroke="var(--ink)"
          strokeWidth="2"
          strokeDasharray={radius > 100 ? '10 6' : undefined}
          vectorEffect="non-scaling-stroke"
        />
      ))}
      <Radius km={500} />
      {placesInReach.map((place) => {
        const [x, y] = kmFrom(reachCentre, place);
        return (
          <g key={place.name} className="max-sm:hidden">
            <circle cx={x} cy={y} r="9" fill="var(--surface)" vectorEffect="non-scaling-stroke" />
            <SheetLabel x={x + 20} y={y + 10}>
              {place.name}
            </SheetLabel>
          </g>
        );
      })}
      <circle r="12" fill="var(--ink)" stroke="var(--surface)" vectorEffect="non-scaling-stroke" />
      <SheetLabel x={58} y={-34}>
        {reachCentre.name} · 50 km
      </SheetLabel>
      <SheetLabel x={10} y={-300} anchor="middle" italic minor>
        NORTH SEA
      </SheetLabel>
      <ScaleBar x={-840} y={500} part={50} labels={['0', '200 km']} />
    </LandSheet>
  );
}

/** A radius line labelled with its distance. */
function Radius({ km }: { km: number }) {
  const angle = (152 / 180) * Math.PI;
  const [x, y] = [km * Math.cos(angle), km * Math.sin(angle)];
  return (
    <>
      <line x2={x} y2={y} strokeWidth="1" vectorEffect="non-scaling-stroke" />
      <SheetLabel x={x - 16} y={y + 34} anchor="end">
        {km} km
      </SheetLabel>
    </>
  );
}
