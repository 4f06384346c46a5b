import { freighter } from '#content/services/air-freight.ts';
import { DrawingSheet, ScaleBar, SheetLabel } from './drawing-sheet.tsx';

/** Half of the outline from nose to tail, in metres: along the aircraft, and out from its centre line. */
const half: readonly (readonly [number, number])[] = [
  [0, 0],
  [1.2, 1.5],
  [3.6, 2.6],
  [7, 3.1],
  [21.5, 3.1],
  [40.6, 31.2],
  [43.4, 32.4],
  [44.2, 32.2],
  [36.6, 9.6],
  [36, 3.1],
  [49, 3],
  [54.4, 2.2],
  [59.6, 10.6],
  [62, 10.6],
  [60.8, 1.4],
  [63.7, 0.4],
  [63.7, 0],
];
const PALLET = { along: 2.44, across: 2.35, pitch: 2.62 };
const CARGO_FROM = 8.6;

/** Top view of a freighter on its stand, nose to the left, with the main deck's pallets. */
export function FreighterPlan() {
  const outline = [...half, ...half.toReversed().map(([x, y]) => [x, -y] as const)];
  const d = `M${outline.map(([x, y]) => `${x} ${y}`).join('L')}Z`;
  return (
    <DrawingSheet viewBox="-26 -39.5 118 76" label={2.2}>
      <g stroke="var(--shoal-3)" strokeWidth="1.5" vectorEffect="non-scaling-stroke">
        <path d="M-40 0H110" strokeDasharray="8 6" vectorEffect="non-scaling-stroke" />
        <path d="M78 -50V50" vectorEffect="non-scaling-stroke" />
        <path d="M-12 -50V50" vectorEffect="non-scaling-stroke" />
      </g>
      {[-9.9, 9.9].map((y) => (
        <rect
          key={y}
          x="22"
          y={y - 1.7}
          width="6.4"
          height="3.4"
          rx="1.4"
          fill="var(--shoal-2)"
          vectorEffect="non-scaling-stroke"
        />
      ))}
      <path d={d} fill="var(--surface)" vectorEffect="non-scaling-stroke" />
      <path
        d="M55 0H63.7M3 1.6Q2.2 0 3 -1.6M36.6 9.6L24 6.8M36.6 -9.6L24 -6.8"
        strokeWidth="1"
        vectorEffect="non-scaling-stroke"
      />
      {palletPositions(freighter.pallet_positions).map(({ x, y }) => (
        <rect
          key={`${x} ${y}`}
          x={x}
          y={y}
          width={PALLET.along}
          height={PALLET.across}
          fill="var(--shoal-3)"
          strokeWidth="1"
          vectorEffect="non-scaling-stroke"
        />
      ))}
      <path
        d={`M0 -6V-36M${freighter.length_m} -6V-36M0 -34.8H${freighter.length_m}`}
        strokeWidth="1"
        vectorEffect="non-scaling-stroke"
        className="max-sm:hidden"
      />
      <SheetLabel x={20} y={-35.6} anchor="middle" minor>
        {freighter.length_m} m
      </SheetLabel>
      <SheetLabel x={-23} y={-1.6} minor>
        {freighter.pallet_positions} pallets
      </SheetLabel>
      <ScaleBar x={-22} y={31} part={5} labels={['0', '20 m']} />
    </DrawingSheet>
  );
}

/** Two abreast from the front, with a single last one where the tail narrows. */
function palletPositions(count: number) {
  return Array.from({ length: count }, (_, index) => {
    const alone = index === count - 1 && count % 2 === 1;
    return {
      x: Math.round((CARGO_FROM + Math.floor(index / 2) * PALLET.pitch) * 100) / 100,
      y: alone ? -PALLET.across / 2 : index % 2 === 0 ? -PALLET.across - 0.1 : 0.1,
    };
  });
}
