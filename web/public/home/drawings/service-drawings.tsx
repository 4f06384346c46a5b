import type { ComponentType, ReactNode } from 'react';
import type { Service } from '#content/services.ts';
import { type Corner, IsoBox, IsoLine, IsoWheel, isoPath } from '../../drawings/isometric.tsx';

/** One line drawing per service. Decorative: the list has the text. */
export const serviceDrawings: Record<Service['slug'], ComponentType> = {
  'ocean-freight': OceanDrawing,
  'air-freight': AirDrawing,
  'road-transport': RoadDrawing,
  'rail-freight': RailDrawing,
  'customs-clearance': CustomsDrawing,
  warehousing: WarehouseDrawing,
};

function Sheet({ children }: { children: ReactNode }) {
  return (
    <svg aria-hidden="true" viewBox="-88 -68 176 140" className="h-28 w-36" strokeWidth="1.7" fill="none">
      {children}
    </svg>
  );
}

/** Two 40-foot containers and one 20-foot container, to scale. */
function OceanDrawing() {
  return (
    <Sheet>
      <IsoBox at={[-40, -18, -26]} size={[80, 16, 17]} ribs={11} />
      <IsoBox at={[-40, -18, -9]} size={[80, 16, 17]} ribs={11} />
      <IsoBox at={[-34, 6, -26]} size={[40, 16, 17]} ribs={5} />
      <IsoLine
        corners={[
          [-52, 32, -26],
          [64, 32, -26],
        ]}
        faint
      />
      <IsoLine
        corners={[
          [-36, 40, -26],
          [44, 40, -26],
        ]}
        faint
      />
    </Sheet>
  );
}

/** A freighter from above, on the isometric plane. */
function AirDrawing() {
  const half: [number, number][] = [
    [62, 0],
    [56, 5],
    [20, 6],
    [-8, 50],
    [-18, 50],
    [-6, 7],
    [-40, 5],
    [-54, 20],
    [-61, 20],
    [-54, 3],
  ];
  const outline: Corner[] = [
    ...half.map(([x, y]): Corner => [x, y, 14]),
    ...half.toReversed().map(([x, y]): Corner => [x, -y, 14]),
  ];
  const shadow = outline.map(([x, y]): Corner => [x, y, -16]);
  return (
    <Sheet>
      <path d={isoPath(shadow)} fill="var(--shoal-2)" />
      <path d={isoPath(outline)} fill="var(--surface)" stroke="var(--ink)" strokeLinejoin="round" />
      <IsoLine
        corners={[
          [52, 0, 14],
          [-50, 0, 14],
        ]}
        faint
      />
      <IsoLine
        corners={[
          [8, 20, 14],
          [16, 20, 14],
        ]}
      />
      <IsoLine
        corners={[
          [8, -20, 14],
          [16, -20, 14],
        ]}
      />
    </Sheet>
  );
}

function RoadDrawing() {
  return (
    <Sheet>
      <IsoLine
        corners={[
          [-78, 26, -22],
          [78, 26, -22],
        ]}
        dashed
        faint
      />
      <IsoBox at={[-62, -10, -14]} size={[86, 20, 30]} ribs={0} />
      <IsoBox at={[30, -10, -16]} size={[20, 20, 26]} />
      <path
        d={isoPath([
          [50, -7, -2],
          [50, 7, -2],
          [50, 7, 7],
          [50, -7, 7],
        ])}
        fill="var(--surface)"
        stroke="var(--ink)"
      />
      {[-48, -34, 14, 40].map((x) => (
        <IsoWheel key={x} at={[x, 10, -22]} radius={6} />
      ))}
    </Sheet>
  );
}

function RailDrawing() {
  return (
    <Sheet>
      {Array.from({ length: 9 }, (_, index) => -72 + index * 18).map((x) => (
        <IsoLine
          key={x}
          corners={[
            [x, -14, -24],
            [x, 16, -24],
          ]}
          faint
        />
      ))}
      <IsoLine
        corners={[
          [-78, -8, -24],
          [78, -8, -24],
        ]}
      />
      <IsoLine
        corners={[
          [-78, 10, -24],
          [78, 10, -24],
        ]}
      />
      <IsoBox at={[-52, -10, -14]} size={[104, 20, 5]} />
      <IsoBox at={[-46, -8, -9]} size={[44, 16, 17]} ribs={5} />
      <IsoBox at={[4, -8, -9]} size={[42, 16, 17]} ribs={5} />
      {[-42, -28, 28, 42].map((x) => (
        <IsoWheel key={x} at={[x, 10, -23]} radius={5} />
      ))}
    </Sheet>
  );
}

/** A crate with a stamped customs document on its side. */
function CustomsDrawing() {
  return (
    <Sheet>
      <IsoBox at={[-30, -24, -28]} size={[56, 48, 44]} />
      <IsoLine
        corners={[
          [-30, 24, 2],
          [26, 24, 2],
          [26, -24, 2],
        ]}
        faint
      />
      <IsoLine
        corners={[
          [-30, 24, -14],
          [26, 24, -14],
          [26, -24, -14],
        ]}
        faint
      />
      <path
        d={isoPath([
          [-20, 24, -20],
          [6, 24, -20],
          [6, 24, 12],
          [-20, 24, 12],
        ])}
        fill="var(--surface)"
        stroke="var(--ink)"
      />
      <IsoLine
        corners={[
          [-15, 24, 6],
          [1, 24, 6],
        ]}
      />
      <IsoLine
        corners={[
          [-15, 24, 1],
          [-4, 24, 1],
        ]}
        faint
      />
      <IsoLine
        corners={[
          [-15, 24, -4],
          [-2, 24, -4],
        ]}
        faint
      />
      <IsoWheel at={[-2, 24, -18]} radius={6} />
      <IsoWheel at={[-2, 24, -15]} radius={3} />
    </Sheet>
  );
}

/** A rack of three bays and three levels. */
function WarehouseDrawing() {
  const bays = [-54, -18, 18];
  const levels = [-32, -8, 16];
  const stored: Record<string, Corner> = {
    '-54,-32': [26, 16, 16],
    '-18,-32': [20, 16, 12],
    '18,-32': [28, 16, 17],
    '-54,-8': [18, 16, 12],
    '18,-8': [24, 16, 15],
    '-18,16': [26, 16, 14],
  };
  return (
    <Sheet>
      {levels.map((z) => (
        <g key={z}>
          <IsoBox at={[-58, -10, z - 3]} size={[112, 22, 3]} />
          {bays.map((x) => {
            const size = stored[`${x},${z}`];
            return size && <IsoBox key={x} at={[x, -6, z]} size={size} />;
          })}
          {[-58, -22, 14, 54].map((x) => (
            <IsoLine
              key={x}
              corners={[
                [x, 12, z],
                [x, 12, z + 21],
              ]}
            />
          ))}
        </g>
      ))}
    </Sheet>
  );
}
