import type { TruckClass } from '#content/services/road-transport.ts';
import { truckSide } from './truck-geometry.ts';

const MARGIN = 2;

/** Side view of a truck facing left. All drawings on a page share a scale. */
export function TruckOutline({ truck, pixelsPerMetre }: { truck: TruckClass; pixelsPerMetre: number }) {
  const { length, height, floor, cab, box, wheels } = truckSide(truck, pixelsPerMetre);
  const bumper = 0.35 * pixelsPerMetre;
  return (
    <svg
      aria-hidden="true"
      width={length + 2 * MARGIN}
      height={height + 2 * MARGIN}
      viewBox={`${-MARGIN} ${-height - MARGIN} ${length + 2 * MARGIN} ${height + 2 * MARGIN}`}
      fill="none"
      stroke="var(--ink)"
      strokeWidth="1.5"
      strokeLinejoin="round"
    >
      {truck.shape === 'van' ? (
        <VanBody {...{ length, height, floor, bumper }} cabLength={box.from} />
      ) : (
        <>
          <line x1={bumper} x2={length} y1={-floor + 2} y2={-floor + 2} strokeWidth="2.5" />
          <rect
            x={box.from}
            y={-height}
            width={box.to - box.from}
            height={height - floor}
            fill="var(--shoal-2)"
          />
          <Cab length={cab.length} height={cab.height} bumper={bumper} />
        </>
      )}
      {wheels.map(({ x, radius }) => (
        <g key={x}>
          <circle cx={x} cy={-radius} r={radius} fill="var(--surface)" />
          <circle cx={x} cy={-radius} r={radius * 0.4} strokeWidth="1" />
        </g>
      ))}
    </svg>
  );
}

interface CabProps {
  length: number;
  height: number;
  bumper: number;
}

function Cab({ length, height, bumper }: CabProps) {
  const slope = length * 0.12;
  const sill = height * 0.52;
  return (
    <>
      <path d={`M0 ${-bumper}L0 ${-sill}L${slope} ${-height}H${length}V${-bumper}Z`} fill="var(--surface)" />
      <path
        d={`M${slope * 0.9} ${-sill}L${slope * 1.5} ${-height * 0.86}H${length * 0.62}V${-sill}Z`}
        fill="var(--shoal-3)"
        strokeWidth="1"
      />
    </>
  );
}

interface VanBodyProps {
  length: number;
  height: number;
  floor: number;
  bumper: number;
  cabLength: number;
}

function VanBody({ length, height, floor, bumper, cabLength }: VanBodyProps) {
  const bonnet = height * 0.52;
  return (
    <>
      <path
        d={`M0 ${-bumper}V${-height * 0.42}L${cabLength * 0.3} ${-bonnet}L${cabLength * 0.62} ${-height * 0.94}L${cabLength * 0.8} ${-height}H${length}V${-bumper}Z`}
        fill="var(--surface)"
      />
      <rect
        x={cabLength}
        y={-height}
        width={length - cabLength}
        height={height - floor}
        fill="var(--shoal-2)"
      />
      <path
        d={`M${cabLength * 0.38} ${-bonnet}L${cabLength * 0.66} ${-height * 0.9}H${cabLength * 0.92}V${-bonnet}Z`}
        fill="var(--shoal-3)"
        strokeWidth="1"
      />
    </>
  );
}
