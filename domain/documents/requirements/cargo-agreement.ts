import type { BillOfLadingData, CommonData } from '../document-data.ts';
import { type Requirement, required } from './required-fields.ts';

const KG_TOLERANCE = 0.5;

/** The net or the gross weights of the lines must add up to the shipment's weight: a booking may have stated either. */
export function weightsAgree({ cargo: { totals, weight_kg } }: CommonData): Requirement {
  const { net_kg, gross_kg } = totals;
  if ((net_kg === null && gross_kg === null) || weight_kg === null) return null;
  const agrees = (total: number | null) => total !== null && Math.abs(total - weight_kg) <= KG_TOLERANCE;
  if (agrees(net_kg) || agrees(gross_kg)) return null;
  const now = [net_kg !== null && `${kg(net_kg)} net`, gross_kg !== null && `${kg(gross_kg)} gross`]
    .filter(Boolean)
    .join(', ');
  return {
    field: 'cargo_lines',
    label: `net or gross weights that add up to the shipment’s ${kg(weight_kg)} (now ${now})`,
  };
}

/** Carriers, customs and banks require the cargo of each full container. */
export function containerCargo({ containers, cargo: { totals } }: BillOfLadingData): Requirement[] {
  return containers.flatMap(({ number, packages, gross_kg }) => [
    totals.packages_count === null
      ? null
      : required('equipment', `the packages in ${number}`, packages[0]?.count ?? null),
    totals.gross_kg === null ? null : required('equipment', `the gross weight in ${number}`, gross_kg),
  ]);
}

/** The cargo of all containers must add up to that of the bill. */
export function containersAgree({ containers, cargo: { totals } }: BillOfLadingData): Requirement[] {
  if (!containers.every(({ packages }) => packages.length > 0) || containers.length === 0) return [];
  const counts = containers.flatMap(({ packages }) => packages.map(({ count }) => count));
  const packed = sumOf(counts);
  const weights = containers.map(({ gross_kg }) => gross_kg).filter((weight) => weight !== null);
  const held = weights.length === containers.length ? sumOf(weights) : null;
  const { packages_count, gross_kg } = totals;
  return [
    packages_count !== null && packages_count !== packed
      ? {
          field: 'equipment',
          label: `packages in the containers that add up to ${figure(packages_count)} (now ${figure(packed)})`,
        }
      : null,
    held !== null && gross_kg !== null && Math.abs(held - gross_kg) > KG_TOLERANCE
      ? {
          field: 'equipment',
          label: `gross weights in the containers that add up to ${kg(gross_kg)} (now ${kg(held)})`,
        }
      : null,
  ];
}

function sumOf(figures: readonly number[]): number {
  return figures.reduce((sum, one) => sum + one, 0);
}

function kg(weight: number): string {
  return `${figure(weight)} kg`;
}

function figure(value: number): string {
  return value.toLocaleString('en-US');
}
