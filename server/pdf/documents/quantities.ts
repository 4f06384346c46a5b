import type { CommonData, DocumentLine } from '#domain/documents/document-data.ts';
import { figure, joinParts, packages } from '../pdf-messages.ts';

type Cargo = Pick<CommonData['cargo'], 'lines' | 'totals'>;

const THOUSANDTHS = 1000;

/** '1,584 sets'; null when unknown. */
export function quantity({ quantity, unit }: Pick<DocumentLine, 'quantity' | 'unit'>): string | null {
  return quantity === null ? null : joinParts([figure(quantity), unit], ' ');
}

/** '60 cartons', or '60 packages' for several kinds; blank while a line has no count. */
export function totalPackages({ lines, totals: { packages_count } }: Cargo): string | null {
  if (packages_count === null) return null;
  const [kind = null, ...others] = new Set(lines.map(({ package_kind }) => package_kind));
  return packages(packages_count, others.length > 0 ? 'packages' : kind);
}

/** The sum, if every line has a quantity in the same unit. */
export function totalQuantity(lines: readonly DocumentLine[]): string | null {
  const [unit = null, ...others] = new Set(lines.map((line) => line.unit));
  if (others.length > 0 || lines.some((line) => line.quantity === null)) return null;
  const total = lines.reduce((sum, line) => sum + (line.quantity ?? 0), 0);
  return quantity({ quantity: Math.round(total * THOUSANDTHS) / THOUSANDTHS, unit });
}
