import type { Container } from '#content/services/ocean-freight.ts';
import { type Corner, isoPath } from '../../drawings/isometric.tsx';
import { drawnSize, fillHeight, flatBox } from './container-geometry.ts';

const MARGIN = 2;

/** A container with ISO dimensions in outline and its usable volume filled in. All drawings on a page share a scale. */
export function ScaleContainer({
  container,
  pixelsPerMetre,
}: {
  container: Container;
  pixelsPerMetre: number;
}) {
  const size = drawnSize(container, pixelsPerMetre);
  const box = flatBox(size);
  const [length, width, height] = size;
  const level = fillHeight(container) * pixelsPerMetre;
  return (
    <svg
      aria-hidden="true"
      width={box.width + 2 * MARGIN}
      height={box.height + 2 * MARGIN}
      viewBox={`${box.left - MARGIN} ${box.top - MARGIN} ${box.width + 2 * MARGIN} ${box.height + 2 * MARGIN}`}
      fill="none"
      strokeLinejoin="round"
    >
      <path d={isoPath(sideFace([length, width], 0, height))} fill="var(--surface)" />
      <path d={isoPath(endFace([length, width], 0, height))} fill="var(--surface)" />
      <path d={isoPath(roof([length, width], height))} fill="var(--surface)" />
      <HiddenEdges size={size} />
      <path d={isoPath(roof([length, width], level))} fill="var(--shoal-2)" stroke="var(--ink)" />
      <path d={isoPath(sideFace([length, width], 0, level))} fill="var(--filled)" />
      <path d={isoPath(endFace([length, width], 0, level))} fill="var(--filled)" />
      <g stroke="var(--ink)" strokeWidth="1.5">
        <path d={isoPath(roof([length, width], height))} />
        <path d={isoPath(sideFace([length, width], 0, height))} />
        <path d={isoPath(endFace([length, width], 0, height))} />
      </g>
      {container.refrigerated && <CoolingUnit size={size} />}
    </svg>
  );
}

/** The three hidden edges of a closed container. */
function HiddenEdges({ size: [length, width, height] }: { size: Corner }) {
  const corner: Corner = [0, 0, 0];
  const ends: Corner[] = [
    [length, 0, 0],
    [0, width, 0],
    [0, 0, height],
  ];
  return (
    <path
      d={ends.map((end) => isoPath([corner, end], false)).join('')}
      stroke="var(--ink)"
      strokeOpacity=".4"
      strokeDasharray="2 3"
    />
  );
}

/** The panel with its fan in the front wall. */
function CoolingUnit({ size: [length, width, height] }: { size: Corner }) {
  const onWall = (across: number, up: number): Corner => [length, across * width, up * height];
  const fan = Array.from({ length: 20 }, (_, index): Corner => {
    const angle = (index / 20) * 2 * Math.PI;
    return [length, (0.5 + 0.22 * Math.cos(angle)) * width, 0.62 * height + 0.22 * width * Math.sin(angle)];
  });
  return (
    <g stroke="var(--ink)" strokeWidth="1.2">
      <path
        d={isoPath([onWall(0.12, 0.08), onWall(0.88, 0.08), onWall(0.88, 0.92), onWall(0.12, 0.92)])}
        fill="var(--surface)"
      />
      <path d={isoPath(fan)} />
      <path d={isoPath([onWall(0.12, 0.34), onWall(0.88, 0.34)], false)} />
      <path d={isoPath([onWall(0.3, 0.21), onWall(0.7, 0.21)], false)} />
    </g>
  );
}

type Floor = readonly [length: number, width: number];

function roof([length, width]: Floor, z: number): Corner[] {
  return [
    [0, 0, z],
    [length, 0, z],
    [length, width, z],
    [0, width, z],
  ];
}

function sideFace([length, width]: Floor, low: number, high: number): Corner[] {
  return [
    [0, width, low],
    [length, width, low],
    [length, width, high],
    [0, width, high],
  ];
}

function endFace([length, width]: Floor, low: number, high: number): Corner[] {
  return [
    [length, 0, low],
    [length, width, low],
    [length, width, high],
    [length, 0, high],
  ];
}
