import { type Container, containers } from '#content/services/ocean-freight.ts';
import { type Corner, flatten, IsoBox, IsoLine, isoPath } from '../../drawings/isometric.tsx';
import { drawnSize } from './container-geometry.ts';
import { DrawingSheet, SheetLabel } from './drawing-sheet.tsx';

/** Drawing units per metre. */
const SCALE = 26;
const RIB_M = 0.75;
const GAP_M = 2.6;

/** The four container types side by side on a quay, smallest in front. */
export function ContainerQuay() {
  const order = [2, 1, 3, 0].flatMap((index) => containers[index] ?? []);
  return (
    <DrawingSheet viewBox="-470 -128 850 546" label={15}>
      <QuayLines rows={order.length} />
      {order.map((container, index) => (
        <QuayContainer key={container.name} container={container} row={index} />
      ))}
      <Measure from={[0, rowAt(3) + 4, 0]} to={[6.058, rowAt(3) + 4, 0]} text="6.058 m" />
      <Measure from={[0, -1.3, 2.896]} to={[12.192, -1.3, 2.896]} text="12.192 m" above />
    </DrawingSheet>
  );
}

function rowAt(row: number) {
  return row * (2.438 + GAP_M);
}

function QuayContainer({ container, row }: { container: Container; row: number }) {
  const size = drawnSize(container, SCALE);
  const at: Corner = [0, rowAt(row) * SCALE, 0];
  const [x, y] = flatten([size[0], at[1] + size[1], 0]);
  return (
    <>
      <IsoBox at={at} size={size} ribs={Math.round(container.length_m / RIB_M) - 1} />
      {container.refrigerated ? <Grille at={at} size={size} /> : <Doors at={at} size={size} />}
      <SheetLabel x={x + 26} y={y + 4} minor>
        {container.name}
      </SheetLabel>
    </>
  );
}

interface Placed {
  at: Corner;
  size: Corner;
}

/** The two door leaves with locking bars in the end wall. */
function Doors({ at: [x, y], size: [length, width, height] }: Placed) {
  return [0.22, 0.36, 0.5, 0.64, 0.78].map((share) => (
    <IsoLine
      key={share}
      corners={[
        [x + length, y + share * width, share === 0.5 ? 0 : 4],
        [x + length, y + share * width, height - (share === 0.5 ? 0 : 4)],
      ]}
      faint={share !== 0.5}
    />
  ));
}

/** The cooling unit of a reefer. */
function Grille({ at: [x, y], size: [length, width, height] }: Placed) {
  const onWall = (across: number, up: number): Corner => [x + length, y + across * width, up * height];
  return (
    <>
      <path
        d={isoPath([onWall(0.14, 0.1), onWall(0.86, 0.1), onWall(0.86, 0.9), onWall(0.14, 0.9)])}
        fill="var(--surface)"
      />
      {[0.24, 0.36, 0.48, 0.6, 0.72].map((up) => (
        <IsoLine key={up} corners={[onWall(0.26, up), onWall(0.74, up)]} />
      ))}
    </>
  );
}

/** Lanes painted on the quay between the rows. */
function QuayLines({ rows }: { rows: number }) {
  return Array.from({ length: rows + 1 }, (_, row) => rowAt(row) - GAP_M / 2).map((y) => (
    <IsoLine
      key={y}
      corners={[
        [-2 * SCALE, y * SCALE, 0],
        [15 * SCALE, y * SCALE, 0],
      ]}
      dashed
      faint
    />
  ));
}

interface MeasureProps {
  /** In metres. */
  from: Corner;
  to: Corner;
  text: string;
  above?: boolean;
}

function Measure({ from, to, text, above }: MeasureProps) {
  const scaled = [from, to].map(([x, y, z]): Corner => [x * SCALE, y * SCALE, z * SCALE]);
  const [x = 0, y = 0] = flatten([
    ((from[0] + to[0]) / 2) * SCALE,
    ((from[1] + to[1]) / 2) * SCALE,
    from[2] * SCALE,
  ]);
  return (
    <>
      <IsoLine corners={scaled} />
      {scaled.map((end) => (
        <IsoLine
          key={end[0]}
          corners={[
            [end[0], end[1] - 8, end[2]],
            [end[0], end[1] + 8, end[2]],
          ]}
        />
      ))}
      <SheetLabel x={x + (above ? 14 : -14)} y={y + (above ? -6 : 18)} anchor={above ? 'start' : 'end'} minor>
        {text}
      </SheetLabel>
    </>
  );
}
