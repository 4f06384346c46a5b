import { type Dimensions, parseDimensions } from './chargeable-weight.ts';
import type { RouteRequest } from './route-option.ts';
import type { TransportMode } from './transport-mode.ts';

interface Limits {
  piece_kg?: number;
  shipment_kg?: number;
  /** Maximum piece dimensions in cm, longest side first. */
  sides?: readonly [number, number, number];
}

/** Air: side door and deck of a large freighter; road: a standard semi-trailer; rail: a 45-foot container on a wagon. */
const LIMITS: Readonly<Record<TransportMode, Limits>> = {
  air: { piece_kg: 20_000, shipment_kg: 120_000, sides: [1300, 310, 300] },
  road: { shipment_kg: 24_000, sides: [1360, 270, 245] },
  rail: { sides: [1350, 270, 240] },
  sea: {},
};

type Cargo = Pick<RouteRequest, 'cargo_weight' | 'cargo_dimensions' | 'cargo_pieces' | 'oversized'>;

/** A sentence that says why the cargo exceeds a mode's limits; undefined where it does not. */
export function limitOf(mode: TransportMode, cargo: Cargo): string | undefined {
  if (mode === 'road' && cargo.oversized) return undefined;
  const { piece_kg, shipment_kg, sides } = LIMITS[mode];
  const weight = cargo.cargo_weight ?? 0;
  const box = parseDimensions(cargo.cargo_dimensions ?? '');
  const pieces = cargo.cargo_pieces ?? (box ? 1 : undefined);
  if (shipment_kg && weight > shipment_kg)
    return mode === 'road'
      ? `A truck carries at most ${tonnes(shipment_kg)}.`
      : `More than ${tonnes(shipment_kg)} by ${mode} needs a charter.`;
  if (piece_kg && pieces && weight / pieces > piece_kg)
    return `One piece by ${mode} can weigh at most ${tonnes(piece_kg)}.`;
  if (sides && box && isLarger(box, sides)) return `This is too large for regular ${mode} freight.`;
  return undefined;
}

function isLarger({ length, width, height }: Dimensions, sides: readonly number[]): boolean {
  const sorted = [length, width, height].sort((a, b) => b - a);
  return sorted.some((side, index) => side > (sides[index] as number));
}

function tonnes(kg: number): string {
  return `${kg / 1000} t`;
}
