import { landBridge } from '#content/services/rail-freight.ts';
import { kmFrom } from './azimuthal.ts';
import { ScaleBar, SheetLabel } from './drawing-sheet.tsx';
import { LandSheet } from './land-sheet.tsx';
import chart from './north-america.svg?url';

/** The centre of the chart; see scripts/map/build.mjs. */
const centre = { latitude: 38.5, longitude: -96 };

/** A block train's route across the continent, drawn as track. */
export function LandBridge() {
  const points = landBridge.map((place) => ({ name: place.name, at: kmFrom(centre, place) }));
  const d = points.map(({ at: [x, y] }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  return (
    <LandSheet chart={chart} viewBox="-2560 -1480 5120 3216" label={94}>
      <g vectorEffect="non-scaling-stroke">
        <path d={d} stroke="var(--surface)" strokeWidth="9" vectorEffect="non-scaling-stroke" />
        <path
          d={d}
          stroke="var(--mode-rail)"
          strokeWidth="11"
          strokeDasharray="2 8"
          vectorEffect="non-scaling-stroke"
        />
        <path d={d} stroke="var(--mode-rail)" strokeWidth="3" vectorEffect="non-scaling-stroke" />
      </g>
      {points.map(({ name, at: [x, y] }) =>
        name ? (
          <g key={name}>
            <circle
              cx={x}
              cy={y}
              r="38"
              fill="var(--surface)"
              strokeWidth="2"
              vectorEffect="non-scaling-stroke"
            />
            <Stop name={name} x={x} y={y} />
          </g>
        ) : null,
      )}
      <SheetLabel x={-2350} y={-600} italic minor>
        PACIFIC
      </SheetLabel>
      <SheetLabel x={1900} y={620} italic minor>
        ATLANTIC
      </SheetLabel>
      <ScaleBar x={-2430} y={1560} part={250} labels={['0', '1,000 km']} />
    </LandSheet>
  );
}

/** A stop's label below its mark. The first one starts further left so that the sheet's edge doesn't clip it. */
function Stop({ name, x, y }: { name: string; x: number; y: number }) {
  const west = x < -1500;
  const east = x > 1500;
  return (
    <SheetLabel
      x={west ? x - 330 : x + 30}
      y={y + 45}
      lower={0.95}
      anchor={east ? 'middle' : 'start'}
      minor={!(west || east)}
    >
      {name}
    </SheetLabel>
  );
}
