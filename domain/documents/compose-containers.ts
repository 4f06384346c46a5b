import { type StuffedPieces, stuffedCargo } from '../equipment/stuffed-cargo.ts';
import type { CommonData, ContainerCargo } from './document-data.ts';

/** A container or other equipment of the shipment's file. */
interface DocumentedEquipment {
  /** '' while only the type is booked. */
  number: string;
  size_type: string;
  seals: readonly string[];
  tare_kg?: number | null | undefined;
  /** Calendar days without demurrage. */
  free_days?: number | null | undefined;
  stuffing?: readonly StuffedPieces[] | undefined;
}

export interface StuffedEquipment {
  equipment?: readonly DocumentedEquipment[];
  /** The ids of the cargo lines, in their order. */
  cargo_line_ids?: readonly string[];
}

type Cargo = Pick<CommonData['cargo'], 'lines' | 'totals'>;
type Packages = ContainerCargo['packages'];

/** Adds what each container holds. The only one that a document lists holds all of the cargo, also before it is stuffed. */
export function composeContainers<Box extends { number: string }>(
  boxes: readonly Box[],
  file: StuffedEquipment,
  cargo: Cargo,
): (Box & ContainerCargo)[] {
  const { equipment = [] } = file;
  const held = heldCargo(file, cargo);
  const isStuffed = equipment.some(({ stuffing = [] }) => stuffing.length > 0);
  const isOnly = boxes.length === 1 && !isStuffed;
  return boxes.map((box) => {
    const index = equipment.findIndex(({ number }) => number === box.number);
    const { packages = [], gross_kg = null, measurement_m3 = null } = held[index] ?? {};
    const tare_kg = equipment[index]?.tare_kg ?? null;
    return isOnly
      ? { ...box, tare_kg, ...wholeCargo(cargo) }
      : { ...box, tare_kg, packages, gross_kg, measurement_m3 };
  });
}

/** The numbers of the containers whose weight contains a share of a line that several containers hold. */
export function sharedWeights(file: StuffedEquipment, cargo: Cargo): ReadonlySet<string> {
  const shared = heldCargo(file, cargo).filter(({ is_shared }) => is_shared);
  return new Set(shared.map(({ number }) => number));
}

function heldCargo({ equipment = [], cargo_line_ids = [] }: StuffedEquipment, { lines }: Cargo) {
  const kinds = new Map(lines.map(({ package_kind }, index) => [cargo_line_ids[index], package_kind]));
  const cargo = stuffedCargo(
    equipment.map(({ stuffing = [] }) => ({ stuffing })),
    lines.map(({ packages_count, gross_kg, measurement_m3 }, index) => ({
      id: cargo_line_ids[index] ?? '',
      pieces: packages_count,
      gross_kg,
      volume_m3: measurement_m3,
    })),
  );
  return cargo.map(({ parts, gross_kg, volume_m3, is_shared }, index) => ({
    number: equipment[index]?.number ?? '',
    packages: byKind(
      parts.map(({ cargo_line_id, pieces }) => ({ count: pieces, kind: kinds.get(cargo_line_id) ?? '' })),
    ),
    gross_kg,
    measurement_m3: volume_m3,
    is_shared,
  }));
}

function wholeCargo({ lines, totals }: Cargo): Omit<ContainerCargo, 'tare_kg'> {
  const packages = lines.flatMap(({ packages_count, package_kind }) =>
    packages_count === null ? [] : [{ count: packages_count, kind: package_kind ?? '' }],
  );
  return {
    packages: totals.packages_count === null ? [] : byKind(packages),
    gross_kg: totals.gross_kg,
    measurement_m3: totals.measurement_m3,
  };
}

function byKind(packages: Packages): Packages {
  const counts = new Map<string, number>();
  for (const { count, kind } of packages) counts.set(kind, (counts.get(kind) ?? 0) + count);
  return [...counts].map(([kind, count]) => ({ count, kind }));
}
